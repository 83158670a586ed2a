import type { ReadCtx } from "#kit/ctx.server.ts";
import type { Naskah } from "../naskah.ts";

export interface Batal {
  readonly pada: Date;
  readonly oleh: string | null;
  readonly alasan: string;
}

/** Its number was voided in the book. */
export async function readBatal(ctx: ReadCtx, { suratKeluarId }: Naskah): Promise<Batal | null> {
  if (!suratKeluarId) return null;
  const row = await ctx.db
    .selectFrom("nomorSurat")
    .select(["batalPada", "batalNama", "alasanBatal"])
    .where("suratId", "=", suratKeluarId)
    .executeTakeFirst();
  return row?.batalPada ? { pada: row.batalPada, oleh: row.batalNama, alasan: row.alasanBatal ?? "" } : null;
}

/** Its proof, or the key that sealed it, was withdrawn. */
export async function readRevoke(ctx: ReadCtx, { bukti }: Naskah): Promise<Batal | null> {
  if (!bukti) return null;
  const row = await ctx.db
    .selectFrom("buktiSurat")
    .innerJoin("kunciSurat", "kunciSurat.id", "kunciId")
    .leftJoin("akun", "akun.id", "dicabutOleh")
    .select(["buktiSurat.dicabutPada", "akun.nama", "buktiSurat.alasanCabut"])
    .select(["kunciSurat.dicabutPada as kunciDicabut", "kunciSurat.alasanCabut as alasanKunci"])
    .where("kode", "=", bukti)
    .executeTakeFirst();
  if (row?.dicabutPada) return { pada: row.dicabutPada, oleh: row.nama, alasan: row.alasanCabut ?? "" };
  return row?.kunciDicabut ? { pada: row.kunciDicabut, oleh: null, alasan: row.alasanKunci ?? "" } : null;
}

/** What stands across a signed letter that is no longer in force; undefined for one that is. */
export async function stampOf(ctx: ReadCtx, naskah: Naskah): Promise<string | undefined> {
  if (await readBatal(ctx, naskah)) return "DIBATALKAN";
  return (await readRevoke(ctx, naskah)) ? "DICABUT" : undefined;
}
