import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";

export interface PersonAkun {
  readonly akunId: string;
  readonly pegawaiId: string;
  /** Serves now. */
  readonly aktif: boolean;
  readonly jabatan: string | null;
  readonly tugasTambahan: string | null;
}

/** Who stands behind these accounts in the staff file, by NIP; an account that a record names as its own passes as nobody else's. */
export async function personAkun(ctx: ReadCtx, akunIds: readonly string[]): Promise<ReadonlyMap<string, PersonAkun>> {
  if (akunIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom("akun")
    .innerJoin("pegawai", "pegawai.nip", "akun.nip")
    .select(["akun.id as akunId", "pegawai.id as pegawaiId", "pegawai.aktif", "pegawai.jabatan", "pegawai.tugasTambahan"])
    .where("akun.id", "in", [...new Set(akunIds)])
    .where(notDeleted("pegawai"))
    .where((where) => where.or([where("pegawai.akunId", "is", null), where("pegawai.akunId", "=", where.ref("akun.id"))]))
    .execute();
  return new Map(rows.map((row) => [row.akunId, row]));
}
