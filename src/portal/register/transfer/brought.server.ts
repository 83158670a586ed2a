import type { Register } from "#kit/register/register.ts";
import type { Brought, Doubts } from "#kit/transfer/transfer.server.ts";
import { raguLibur } from "#modules/absensi/index.server.ts";
import { masukkanBerita } from "#modules/berita/index.server.ts";
import { raguSiswa } from "#modules/kesiswaan/index.server.ts";

const makers: Readonly<Record<string, NonNullable<Brought["insert"]>>> = { berita: masukkanBerita };

const doubters: Readonly<Record<string, Doubts>> = { siswa: raguSiswa, hariKhusus: raguLibur };

/** Registers whose doubts are asked before saving; of the others the row is saved, and they are told with it. */
export const asksFirst: ReadonlySet<string> = new Set(["hariKhusus"]);

/** The register as its lists are taken in. */
export function brought(register: Register): Brought {
  const insert = makers[register.name];
  const doubts = doubters[register.name];
  return { ...register, ...(insert ? { insert } : {}), ...(doubts ? { doubts } : {}) };
}
