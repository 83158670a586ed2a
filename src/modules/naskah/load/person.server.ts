import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import type { Choosable } from "#kit/ui/field/choose-many.tsx";
import type { Untuk } from "../naskah.ts";

/** Those whom a letter of this kind may be about, with what tells namesakes apart. */
export async function calonPerson(ctx: ReadCtx, untuk: Untuk): Promise<readonly Choosable[]> {
  if (untuk === "umum") return [];
  return untuk === "pegawai" ? calonPegawai(ctx) : calonSiswa(ctx);
}

async function calonPegawai(ctx: ReadCtx): Promise<readonly Choosable[]> {
  const rows = await ctx.db.selectFrom("pegawai").select(["id", "nama", "jabatan"]).where(notDeleted()).orderBy("nama").execute();
  return rows.map(({ id, nama, jabatan }) => ({ value: id, label: nama, hint: jabatan }));
}

async function calonSiswa(ctx: ReadCtx): Promise<readonly Choosable[]> {
  const rows = await ctx.db
    .selectFrom("siswa")
    .leftJoin("kelas", "kelas.id", "siswa.kelasId")
    .select(["siswa.id", "siswa.nama", "nisn", "kelas.nama as kelas"])
    .where(notDeleted("siswa"))
    .orderBy("siswa.nama")
    .execute();
  return rows.map(({ id, nama, nisn, kelas }) => ({
    value: id,
    label: nama,
    hint: [kelas, nisn && `NISN ${nisn}`].filter(Boolean).join(" · "),
  }));
}
