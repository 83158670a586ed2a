import type { Client } from "pg";
import { StartRefusal } from "../database/engine/start-refusal.ts";
import type { Manifest } from "./manifest.ts";

/** Every index says what its table says: rows without an entry, entries out of order, pages that do not hold together (amcheck). @returns how many were read */
export async function checkIndexes(owner: Client): Promise<number> {
  await owner.query("create extension if not exists amcheck");
  try {
    const { rows } = await owner.query<{ name: string; kind: string }>(`
      select c.oid::regclass::text as name, am.amname as kind from pg_index i
      join pg_class c on c.oid = i.indexrelid join pg_am am on am.oid = c.relam join pg_namespace n on n.oid = c.relnamespace
      where am.amname in ('btree', 'gin') and i.indisvalid and c.relpersistence = 'p' and n.nspname not like 'pg\\_toast%' order by 1`);
    for (const { name, kind } of rows) {
      const ask = kind === "gin" ? "select gin_index_check($1::regclass)" : "select bt_index_check($1::regclass, true)";
      await owner
        .query(ask, [name])
        .catch((error: Error) => Promise.reject(new StartRefusal(`Indeks ${name} tidak cocok dengan tabelnya: ${error.message}.`, error)));
    }
    return rows.length;
  } finally {
    await owner.query("drop extension if exists amcheck");
  }
}

/** Each table has as many rows as the archive counted. @returns how many in all; null when it counted none. @throws StartRefusal */
export async function checkRows(owner: Client, { rows: counted }: Manifest): Promise<number | null> {
  if (!counted) return null;
  let all = 0;
  for (const [table, expected] of Object.entries(counted)) {
    const { rows } = await owner.query<{ found: string }>(`select count(*) as found from ${owner.escapeIdentifier(table)}`);
    const found = Number(rows[0]?.found);
    if (found !== expected) throw new StartRefusal(`Tabel ${table} berisi ${found} baris, sedangkan cadangan menghitung ${expected}.`);
    all += found;
  }
  return all;
}
