import { type RawBuilder, sql } from "kysely";
import { ownerPredicate } from "../access/visibility/owner-predicate.server.ts";
import { visibleFields } from "../access/visibility/visible-fields.server.ts";
import { may, type ReadCtx } from "../ctx.server.ts";
import { notDeleted } from "../database/bin.server.ts";
import { formatDay, isDay } from "../dates.ts";
import type { Register } from "../register/register.ts";
import type { FoundGroup } from "./found.ts";
import { searchPredicate, shownAs } from "./search-predicate.server.ts";

export const mostOfAKind = 5;

/** Records of all these registers that hold the words where this person may read them. One question to the database. */
export async function searchRegisters(ctx: ReadCtx, registers: readonly Register[], words: string): Promise<FoundGroup[]> {
  const sought = registers.flatMap((register, place) => {
    const seen = visibleFields(ctx, register, "read").everywhere;
    const open = !register.single && may(ctx, `${register.name}:read`) !== "no" && seen.columns.length > 0 && seen.searched.length > 0;
    return open ? [{ register, seen, place }] : [];
  });
  if (sought.length === 0) return [];
  const parts = sought.map(({ register, seen, place }) => part(ctx, { register, seen, place, words }));
  const { rows } = await sql<FoundRow>`${sql.join(parts, sql` union all `)}`.execute(ctx.db);
  return sought.flatMap(({ register, seen, place }) => {
    const [called, told] = written(seen);
    const found = rows
      .filter((row) => row.place === place)
      .map(({ id, name, hint }) => ({
        id,
        name: inWords(seen, called, name),
        hint: inWords(seen, told, hint),
        to: addressOf(register, { id, name }),
      }));
    return found.length > 0 ? [{ title: register.title, found }] : [];
  });
}

/** The columns that can be read as words: the first names the row, the second tells it from its namesakes. */
const written = ({ columns, fields }: Register): string[] =>
  columns.filter((name) => !["picture", "file", "yesNo"].includes(fields[name]?.kind ?? ""));

function inWords({ fields }: Register, name: string | undefined, text: string): string {
  const field = fields[name ?? ""];
  if (field?.kind === "date" && isDay(text)) return formatDay(text);
  return field?.kind === "choice" ? (field.options.find(({ value }) => value === text)?.label ?? text) : text;
}

interface FoundRow {
  readonly place: number;
  readonly id: string;
  readonly name: string;
  readonly hint: string;
}

interface Part {
  readonly register: Register;
  readonly seen: Register;
  readonly place: number;
  readonly words: string;
}

function part(ctx: ReadCtx, { register, seen, place, words }: Part): RawBuilder<unknown> {
  const own = may(ctx, `${register.name}:read`) === "own" ? sql`and ${ownerPredicate(ctx, register)}` : sql``;
  const [called, told] = written(seen);
  const textOf = (name: string | undefined) => (name ? sql`coalesce((${shownAs(seen, name)})::text, '')` : sql`''`);
  return sql`(select ${sql.lit(place)} as place, id::text as id, left(${textOf(called)}, 120) as name, left(${textOf(told)}, 120) as hint
    from ${sql.table(register.table)} where ${notDeleted()} ${own} and ${searchPredicate(seen, words)} limit ${sql.lit(mostOfAKind)})`;
}

/** The record's own page; where it has none, the list narrowed to it. */
const addressOf = ({ path, detail }: Register, { id, name }: Pick<FoundRow, "id" | "name">): string =>
  detail === false ? `${path}?cari=${encodeURIComponent(name)}` : `${path}/${id}`;
