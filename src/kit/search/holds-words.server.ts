import { type RawBuilder, sql } from "kysely";
import { patternOf } from "./search-predicate.server.ts";
import { type Sought, shownOfAKind } from "./site-search.ts";

/** Columns of a table, e.g. "album.judul"; what is empty holds nothing. */
type Columns = readonly [string, ...string[]];

/** True for rows that hold every word, wherever it stands; loosely: a word that is nearly it, as pg_trgm compares them, or, asked for alone, has two letters the other way round. */
export const holdsWords = ({ words, loose }: Sought, columns: Columns): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    words.map(
      (word) =>
        sql`(${sql.join(
          columns.map((column) => heldIn(sql.ref(column), word, loose, words.length === 1)),
          sql` or `,
        )})`,
    ),
    sql` and `,
  )})`;

/** Each column by itself, so that an index of its own is used. */
function heldIn(text: RawBuilder<unknown>, word: string, loose: boolean, alone: boolean): RawBuilder<boolean> {
  const within = sql<boolean>`${text} ilike ${patternOf(word)}`;
  if (!loose) return within;
  const turned = (alone ? withTurnedLetters(word) : []).map((one) => sql`${text} ilike ${patternOf(one)}`);
  return sql<boolean>`(${sql.join([within, sql`${word} <% ${text}`, ...turned], sql` or `)})`;
}

/** A short word whose letters changed places has too few trigrams of the right one. */
const longestTurned = 8;

const withTurnedLetters = (word: string): readonly string[] =>
  /^\p{L}{4,}$/u.test(word) && word.length <= longestTurned
    ? Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2))
    : [];

/** Rows whose title holds every word stand before those whose text does. */
export const titleFirst = ({ words }: Sought, title: string): RawBuilder<number> =>
  sql<number>`case when ${sql.join(
    words.map((word) => sql`${sql.ref(title)} ilike ${patternOf(word)}`),
    sql` and `,
  )} then 0 else 1 end`;

/** One more than is shown says that there are more. */
export const mostHits = shownOfAKind + 1;
