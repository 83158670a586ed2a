import type { Client } from "pg";
import { StartRefusal } from "../engine/start-refusal.ts";

interface Named {
  readonly name: string;
  readonly kind: string;
}

/** What PostgreSQL itself reads over again: each page with its checksum, each row, and each index beside its table (amcheck). */
export interface CheckedStorage {
  readonly tables: number;
  readonly indexes: number;
}

/** @param owner a superuser of our own server. @throws StartRefusal with the table or index that does not hold together */
export async function checkStorage(owner: Client): Promise<CheckedStorage> {
  await owner.query("create extension if not exists amcheck");
  try {
    return { tables: await checkTables(owner), indexes: await checkIndexes(owner) };
  } finally {
    await owner.query("drop extension if exists amcheck");
  }
}

async function checkTables(owner: Client): Promise<number> {
  const { rows } = await owner.query<Named>(
    "select oid::regclass::text as name, '' as kind from pg_class where relkind in ('r', 'm') and relpersistence = 'p' order by 1",
  );
  for (const { name } of rows) {
    const [flaw] = await asked(owner, "select msg from verify_heapam($1::regclass) limit 1", { name, what: "Tabel" });
    if (flaw) throw new StartRefusal(`Tabel ${name} rusak: ${flaw.msg}.`);
  }
  return rows.length;
}

async function checkIndexes(owner: Client): Promise<number> {
  const { rows } = await owner.query<Named>(`
    select c.oid::regclass::text as name, am.amname as kind from pg_index i
    join pg_class c on c.oid = i.indexrelid join pg_am am on am.oid = c.relam join pg_namespace n on n.oid = c.relnamespace
    where am.amname in ('btree', 'gin') and i.indisvalid and c.relpersistence = 'p' and n.nspname <> 'pg_toast' order by 1`);
  for (const { name, kind } of rows) {
    const question = kind === "gin" ? "select gin_index_check($1::regclass)" : "select bt_index_check($1::regclass, true)";
    await asked(owner, question, { name, what: "Indeks" });
  }
  return rows.length;
}

async function asked(owner: Client, question: string, { name, what }: { name: string; what: "Tabel" | "Indeks" }) {
  try {
    return (await owner.query<{ msg: string }>(question, [name])).rows;
  } catch (error) {
    throw new StartRefusal(`${what} ${name} rusak: ${error instanceof Error ? error.message : error}.`, error);
  }
}
