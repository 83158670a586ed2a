import type { ReadCtx } from "../ctx.server.ts";
import type { Book, BookPortion } from "../documents/book.ts";
import type { Interpretation } from "./interpret.ts";

/** The uploaded list itself, put together again. */
export async function bookOf(ctx: ReadCtx, id: string, { sheets }: Interpretation): Promise<Book> {
  const book = sheets.map(({ name, hidden }) => ({ name, hidden, lines: [] as (readonly string[])[], places: [] as number[] }));
  const portions = ctx.db.selectFrom("importListPortion").select("portion").where("listId", "=", id).orderBy("place");
  for (const { portion } of await portions.execute()) {
    const { sheet, lines, places } = portion as BookPortion;
    book[sheet]?.lines.push(...lines);
    book[sheet]?.places.push(...places);
  }
  return { sheets: book };
}
