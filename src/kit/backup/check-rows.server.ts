import type { Client } from "pg";
import { StartRefusal } from "../database/engine/start-refusal.ts";
import type { Manifest } from "./manifest.ts";

/** Each table has as many rows as the archive counted. @returns how many in all; null when it counted none. @throws StartRefusal */
export async function checkRows(owner: Client, { rows: counted }: Pick<Manifest, "rows">): Promise<number | null> {
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
