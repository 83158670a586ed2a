import { serve, type Tell } from "../../threads/serve.server.ts";
import { type Cards, renderCards } from "../cards.server.ts";
import { layOut } from "../layout.server.ts";
import { type LongTable, renderLongTable } from "../long/long-table.server.ts";
import type { Paper } from "../paper.ts";

export const tasks = {
  layOut: async (paper: Paper) => new Uint8Array(await layOut(paper)),
  longTable: async (table: LongTable, tell: Tell) => new Uint8Array(await renderLongTable(table, (...how) => tell(how))),
  cards: async (cards: Cards, tell: Tell) => new Uint8Array(await renderCards(cards, (...how) => tell(how))),
};

serve(tasks);
