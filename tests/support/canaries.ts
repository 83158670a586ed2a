import type { Client } from "pg";
import { connected, type DatabaseLocation } from "#kit/database/connection/location.server.ts";
import { id, ids, keep, letterNumber } from "#server/anonymise/invents.ts";
import { statements } from "#server/anonymise/statements.ts";

export interface Planted {
  /** Each stands in one column of one row and nowhere else. */
  readonly words: readonly string[];
  /** Columns that took none, though rows are there. */
  readonly unplanted: readonly string[];
}

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

/** What is left as it stands is told by its statement, and a letter's number keeps its codes. */
const open = new Set<unknown>([keep, id, ids, letterNumber]);

/** Writes something that stands nowhere else into each column that does not come along, in every table that has rows. */
export const plantCanaries = (place: DatabaseLocation): Promise<Planted> =>
  connected(place, async (client) => {
    const { rows: columns } = await client.query<Column>(
      `select c.table_name as table, c.column_name as column, c.data_type as type from information_schema.columns c
       join pg_tables t on t.schemaname = 'public' and t.tablename = c.table_name
       where c.table_schema = 'public' and c.is_generated = 'NEVER' and c.data_type in ('text', 'character', 'date', 'jsonb') order by 1, 2`,
    );
    await client.query("set session_replication_role = replica");
    const [words, unplanted] = [[] as string[], [] as string[]];
    for (const [place, column] of columns.filter(isClosed).entries()) {
      const found = await plantOne(client, column, place);
      if (found) words.push(found);
      else if (found === null && statements[column.table] !== "left") unplanted.push(`${column.table}.${column.column}`);
    }
    return { words, unplanted };
  });

function isClosed({ table, column }: Column): boolean {
  const statement = statements[table];
  if (statement === "left") return !own.includes(table);
  return statement !== undefined && !open.has(statement[column]);
}

/** Of the installation itself: it would not start with other words there. */
const own = ["audit_head", "instalasi", "penyimpanan", "migration", "audit", "audit_check", "jejak_jangkar"];

/** @returns what stands there now; null when the column took nothing, undefined where no row holds a value */
async function plantOne(client: Client, { table, column, type }: Column, place: number): Promise<string | null | undefined> {
  const [at, into] = [client.escapeIdentifier(column), client.escapeIdentifier(table)];
  const { rows } = await client.query<{ spot: string }>(`select ctid::text as spot from ${into} where ${at} is not null limit 1`);
  const [row] = rows;
  if (!row) return undefined;
  for (const word of wordsFor(type, place)) {
    try {
      await client.query(`update ${into} set ${at} = $1 where ctid = $2::tid`, [word, row.spot]);
      return type === "jsonb" ? `kanari${place}json` : word;
    } catch (error) {
      // Refused by what the column holds, or by a check of it: another form of canary may fit.
      if (!(error instanceof Error && "code" in error && /^2[23]/.test(String(error.code)))) throw error;
    }
  }
  return chosen(client, table, column);
}

/** Columns that take one of few words hold nothing that could be told from the value of another. */
async function chosen(client: Client, table: string, column: string): Promise<null | undefined> {
  const { rows } = await client.query<{ checks: string }>(
    `select string_agg(pg_get_constraintdef(oid), ' ') as checks from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
    [table],
  );
  return new RegExp(`\\b${column} = (ANY|'\\w+')`).test(rows[0]?.checks ?? "") ? undefined : null;
}

function wordsFor(type: string, place: number): readonly string[] {
  const number = String(place).padStart(4, "0");
  if (type === "jsonb") return [`{"kanari":"kanari${place}json"}`, `[{"kanari":"kanari${place}json"}]`];
  if (type === "date") return [`18${String(place % 90).padStart(2, "0")}-07-${String((place % 27) + 1).padStart(2, "0")}`];
  const figures = [18, 16, 10, 12, 8].map((count) => `9173${number}`.padEnd(count, "6"));
  return [
    `Kanari${number}zz`,
    ...figures,
    `kanari-${number}-zz`,
    `/kanari-${number}-zz`,
    `https://kanari${number}.zz`,
    `{{nomor}}Kanari${number}zz`,
  ];
}
