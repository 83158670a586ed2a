import { readFileSync } from "node:fs";
import { gatherWilayah, type KnownRegion } from "#modules/periksa/index.ts";

const sql = readFileSync(new URL("../../migrations/0815-kode-wilayah.sql", import.meta.url), "utf8");
const known = [...sql.matchAll(/\('(\d+)', '([^']+)'\)/g)].map(([, kode = "", nama = ""]) => ({ kode, nama }));
const marked: Readonly<Record<string, Partial<KnownRegion>>> = {
  54: { keadaan: "lama" },
  72: { lengkap: "satu", awalKodePos: "94" },
  7271: { lengkap: "satu" },
};

/** The regions that an installation begins with, and more. */
export function wilayahWith(more: readonly (Pick<KnownRegion, "kode" | "nama"> & Partial<KnownRegion>)[] = []) {
  const gathered = gatherWilayah();
  for (const one of [...known, ...more])
    gathered.add({ ...{ keadaan: "berlaku", lengkap: null, awalKodePos: null }, ...marked[one.kode], ...one });
  return gathered.wilayah();
}
