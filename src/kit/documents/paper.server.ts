import { refuse } from "../refusals.ts";
import { makeLongPaper, makePaper } from "./apart/apart.server.ts";
import { longTableRows, maxTableRows, type Paper } from "./paper.ts";

export type { Block, Letterhead, Paper } from "./paper.ts";

/** The paper as PDF. @throws Refusal beyond 400 table rows */
export async function renderPaper(paper: Paper): Promise<Uint8Array> {
  const rows = paper.blocks.reduce((sum, block) => sum + (block.kind === "table" ? block.rows.length : 0), 0);
  if (rows > maxTableRows) throw refuse.tooLarge("Laporan ini terlalu panjang untuk PDF. Unduh sebagai Excel atau CSV.");
  return rows > longTableRows ? makeLongPaper(paper) : makePaper(paper);
}
