import type { ReadCtx } from "#kit/ctx.server.ts";
import { type Sekolah, unnamedSekolah } from "./sekolah.ts";

/** Which school this is; `unnamedSekolah` before the first start has filled it in. */
export async function readSekolah({ db }: ReadCtx): Promise<Sekolah> {
  const row = await db
    .selectFrom("pengaturan")
    .leftJoin("kopSurat", (join) => join.onTrue())
    .select(["nama", "namaLengkap", "jenis", "kota", "provinsi", "npsn", "nsm", "instansi"])
    .executeTakeFirst();
  if (!row) return unnamedSekolah;
  const { instansi, ...told } = row;
  return { ...told, kantor: officeIn(instansi ?? "") };
}

/** The lowest of the offices of a letterhead. */
const officeIn = (instansi: string): string =>
  instansi
    .split("\n")
    .map((line) => line.trim())
    .findLast((line) => line !== "") ?? unnamedSekolah.kantor;
