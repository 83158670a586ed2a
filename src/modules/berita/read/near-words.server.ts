import type { ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { meantBy } from "#kit/search/typing-errors.ts";

/** In place of each word, what published news hold: single words, or two with a space between them. Empty: nothing comes near it. */
export type Near = ReadonlyMap<string, readonly string[]>;

/** What is one typing error away, and the word itself where news hold it. */
export async function onceMistyped(ctx: ReadCtx, words: readonly string[]): Promise<Near> {
  const meant = words.map((word) => [word, meantBy(word)] as const);
  const asked = new Set(meant.flatMap(([, { words, pairs }]) => [...words, ...pairs.flat()]));
  const { rows } = await sql<{ kata: string }>`select kata from kosakata where kata = any(${[...asked]}::text[])`.execute(ctx.db);
  const known = new Set(rows.map(({ kata }) => kata));
  return new Map(
    meant.map(([word, { words, pairs }]) => {
      const both = pairs.filter((pair) => pair.every((half) => known.has(half))).map((pair) => pair.join(" "));
      return [word, [...words.filter((one) => known.has(one)), ...both]];
    }),
  );
}

/** More words than these only hide what was meant. */
const mostLike = 6;

/** The same, and of these words also what shares most of its trigrams with them: two errors, or a word that goes on. */
export async function withLike(ctx: ReadCtx, near: Near, words: readonly string[]): Promise<Near> {
  if (words.length === 0) return near;
  const { rows } = await sql<{ word: string; kata: string }>`
    select asked.word, alike.kata from unnest(${words}::text[]) as asked(word), lateral (
      select kata from kosakata where asked.word <% kata order by asked.word <<-> kata, asked.word <-> kata limit ${mostLike}
    ) alike`.execute(ctx.db);
  return new Map([...near].map(([word, found]) => [word, [...found, ...rows.filter((one) => one.word === word).map(({ kata }) => kata)]]));
}
