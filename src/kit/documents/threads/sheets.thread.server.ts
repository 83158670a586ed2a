import { serve } from "../../threads/serve.server.ts";
import { writeCsv } from "../csv.server.ts";
import type { Cell, SheetColumn } from "../sheet.ts";
import { type Besides, writeXlsx } from "../xlsx.server.ts";

interface List extends Besides {
  readonly columns: readonly SheetColumn[];
  /** The rows, some at a time, as JSON. */
  readonly portions: readonly Uint8Array[];
}

const rowsOf = ({ portions }: List): Cell[][] => portions.flatMap((portion) => JSON.parse(new TextDecoder().decode(portion)) as Cell[][]);

export const tasks = {
  csv: (list: List) => new Uint8Array(writeCsv(list.columns, rowsOf(list))),
  xlsx: async (list: List) => new Uint8Array(await writeXlsx(list.columns, rowsOf(list), list)),
};

serve(tasks);
