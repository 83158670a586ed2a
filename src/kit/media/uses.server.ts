import type { ReadCtx } from "../ctx.server.ts";
import { notDeleted } from "../database/bin.server.ts";
import { sql } from "../database/sql.server.ts";
import type { Register } from "../register/register.ts";

/** Where pictures may stand: a table and how people call it. */
export interface UsePlace {
  readonly table: string;
  readonly title: string;
  /** Address of its list. */
  readonly path: string;
  /** Column that names a row. */
  readonly name: string;
  /** Columns whose text may hold a picture's id. */
  readonly texts: readonly string[];
}

export interface Use {
  readonly title: string;
  readonly path: string;
  readonly name: string;
}

export const placesOf = (registers: readonly Register[]): UsePlace[] =>
  registers.map(({ table, title, path, columns, fields }) => ({
    table,
    title,
    path,
    name: snake(columns[0] ?? "id"),
    texts: Object.entries(fields).flatMap(([name, { kind }]) => (kind === "longText" ? [snake(name)] : [])),
  }));

/** Every living row that shows the picture. Tables are asked of the database itself, so that none is forgotten. */
export async function usesOf(ctx: ReadCtx, id: string, places: readonly UsePlace[]): Promise<Use[]> {
  const uses: Use[] = [];
  for (const { table, column, binned } of await pointing(ctx)) {
    const place = places.find((one) => one.table === table) ?? { table, title: `tabel ${table}`, path: "", name: "id", texts: [] };
    uses.push(...(await rowsWith(ctx, place, { binned, test: sql`${sql.ref(column)} = ${id}::uuid` })));
  }
  for (const place of places) {
    for (const text of place.texts)
      uses.push(...(await rowsWith(ctx, place, { binned: true, test: sql`${sql.ref(text)} like ${`%${id}%`}` })));
  }
  return uses;
}

interface Pointing {
  readonly table: string;
  readonly column: string;
  /** Its rows have a bin. */
  readonly binned: boolean;
}

async function pointing(ctx: ReadCtx): Promise<Pointing[]> {
  const { rows } = await sql<Pointing>`
    select owner.relname as "table", pointer.attname as "column", exists (
      select from pg_attribute bin where bin.attrelid = owner.oid and bin.attname = 'deleted_at'
    ) as binned
    from pg_constraint held
    join pg_class owner on owner.oid = held.conrelid
    join pg_attribute pointer on pointer.attrelid = owner.oid and pointer.attnum = held.conkey[1]
    where held.contype = 'f' and held.confrelid = 'gambar'::regclass
    order by 1, 2`.execute(ctx.db);
  return rows;
}

async function rowsWith(
  ctx: ReadCtx,
  place: UsePlace,
  { binned, test }: { binned: boolean; test: ReturnType<typeof sql> },
): Promise<Use[]> {
  const living = binned ? sql`and ${notDeleted()}` : sql``;
  const { rows } = await sql<{ name: string }>`
    select left(coalesce(${sql.ref(place.name)}::text, ''), 80) as name from ${sql.table(place.table)} where ${test} ${living} limit 20
  `.execute(ctx.db);
  return rows.map(({ name }) => ({ title: place.title, path: place.path, name }));
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
