import { createHash } from "node:crypto";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Client } from "pg";
import { from, to } from "pg-copy-streams";
import { StartRefusal } from "../engine/start-refusal.ts";
import { demandSameShape, quoted, readShape, type Shape, type TableShape, titleOf } from "./shape.server.ts";

/** What a table holds, told again without telling it. */
export interface Tally {
  readonly rows: number;
  readonly sha256: string;
}

/** So that the same rows are the same letters on every server. */
async function speakPlainly(client: Client): Promise<void> {
  await client.query(
    "set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set bytea_output = 'hex'; set extra_float_digits = 1",
  );
}

/** Everything that is asked afterwards is of one moment. Ends with the connection. */
export async function openSnapshot(client: Client): Promise<Shape> {
  await speakPlainly(client);
  await client.query("begin isolation level repeatable read read only");
  return readShape(client);
}

const columnsOf = (client: Client, { columns }: TableShape): string => columns.map((name) => client.escapeIdentifier(name)).join(", ");

/** Rows as PostgreSQL writes them for itself (COPY, text), a line each, in an order that is the same on every server. */
export function readRows(client: Client, table: TableShape): Readable {
  const columns = columnsOf(client, table);
  return client.query(to(`copy (select ${columns} from ${quoted(client, table)} t order by t::text collate "C") to stdout`));
}

/** Counts and hashes rows that pass through. */
export function tallying(): { readonly through: Transform; readonly tally: () => Tally } {
  const hash = createHash("sha256");
  let rows = 0;
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      // A line break within a value is written as \n.
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows++;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { through, tally: () => ({ rows, sha256: hash.digest("hex") }) };
}

export async function tallyRows(client: Client, table: TableShape): Promise<Tally> {
  const { through, tally } = tallying();
  await pipeline(readRows(client, table), through.resume());
  return tally();
}

export type RowSource = (table: TableShape) => Readable | Promise<Readable>;

/**
 * Fills a database of the same structure with rows from elsewhere, as the owner of its tables: all or nothing, without the triggers that
 * would write history anew, and with every reference looked at in the end. What the migrations put into a table of `shape` goes.
 * @returns what each table holds now; @throws StartRefusal when the structures differ
 */
export async function loadRows(owner: Client, shape: Shape, source: RowSource): Promise<ReadonlyMap<string, Tally>> {
  const own = await readShape(owner);
  demandSameShape(shape, own);
  await speakPlainly(owner);
  await owner.query("begin");
  try {
    const references = await dropReferences(owner, own);
    await setTriggers(owner, own, "disable");
    await owner.query(`truncate ${shape.tables.map((table) => quoted(owner, table)).join(", ")}`);
    const tallies = new Map<string, Tally>();
    for (const table of shape.tables) tallies.set(titleOf(table), await loadTable(owner, table, await source(table)));
    for (const { value, isCalled, ...sequence } of shape.sequences)
      await owner.query("select setval($1::regclass, $2, $3)", [quoted(owner, sequence), value, isCalled]);
    await setTriggers(owner, own, "enable");
    for (const add of references) await owner.query(add);
    await owner.query("commit");
    return tallies;
  } catch (error) {
    await owner.query("rollback").catch(() => undefined);
    throw error;
  }
}

async function loadTable(owner: Client, table: TableShape, rows: Readable): Promise<Tally> {
  const { through, tally } = tallying();
  const into = owner.query(from(`copy ${quoted(owner, table)} (${columnsOf(owner, table)}) from stdin`));
  await pipeline(rows, through, into).catch((error: Error) =>
    Promise.reject(new StartRefusal(`Baris tabel ${titleOf(table)} tidak dapat dimasukkan: ${error.message}.`, error)),
  );
  return tally();
}

/** Tables refer to each other in circles, so no order would do. @returns the statements that put them back */
async function dropReferences(owner: Client, { tables }: Shape): Promise<readonly string[]> {
  const { rows } = await owner.query<{ oid: string; name: string; definition: string }>(
    `select conrelid::text as oid, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'f' and conrelid = any(select unnest($1::text[])::regclass) and conparentid = 0`,
    [tables.map((table) => quoted(owner, table))],
  );
  const statements: string[] = [];
  for (const { oid, name, definition } of rows) {
    const known = await owner.query<{ table: string }>("select $1::oid::regclass::text as table", [oid]);
    const table = known.rows[0]?.table;
    await owner.query(`alter table ${table} drop constraint ${owner.escapeIdentifier(name)}`);
    statements.push(`alter table ${table} add constraint ${owner.escapeIdentifier(name)} ${definition}`);
  }
  return statements;
}

async function setTriggers(owner: Client, { tables }: Shape, how: "enable" | "disable"): Promise<void> {
  for (const table of tables) await owner.query(`alter table ${quoted(owner, table)} ${how} trigger user`);
}
