import type { Register } from "#kit/register/register.ts";
import type { Brought } from "#kit/transfer/transfer.server.ts";
import { masukkanBerita } from "#modules/berita/index.server.ts";

const makers: Readonly<Record<string, NonNullable<Brought["insert"]>>> = { berita: masukkanBerita };

/** The register as its lists are taken in. */
export function brought(register: Register): Brought {
  const insert = makers[register.name];
  return insert ? { ...register, insert } : register;
}
