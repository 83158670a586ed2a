import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Choosable } from "#kit/ui/field/choose-many.tsx";
import type { Untuk } from "../naskah.ts";

export interface Whom {
  /** Also those who left: of an old school they are many, and few letters are about them. */
  readonly semua: boolean;
  /** Whom the letter is about already, wherever they are now. */
  readonly terpilih: readonly string[];
}

/** Those whom a letter of this kind may be about, with what tells namesakes apart. */
export async function calonPerson(ctx: ReadCtx, untuk: Untuk, whom: Whom): Promise<readonly Choosable[]> {
  if (untuk === "umum") return [];
  return untuk === "pegawai" ? calonPegawai(ctx, whom) : calonSiswa(ctx, whom);
}

async function calonPegawai(ctx: ReadCtx, { semua, terpilih }: Whom): Promise<readonly Choosable[]> {
  const rows = await ctx.db
    .selectFrom("pegawai")
    .select(["id", "nama", "jabatan"])
    .where(notDeleted())
    .where(sql<boolean>`(${semua}::boolean or aktif or id = any(${terpilih}::uuid[]))`)
    .orderBy("nama")
    .execute();
  return rows.map(({ id, nama, jabatan }) => ({ value: id, label: nama, hint: jabatan }));
}

async function calonSiswa(ctx: ReadCtx, { semua, terpilih }: Whom): Promise<readonly Choosable[]> {
  const rows = await ctx.db
    .selectFrom("siswa")
    .leftJoin("kelas", "kelas.id", "siswa.kelasId")
    .select(["siswa.id", "siswa.nama", "siswa.status", "nisn", "kelas.nama as kelas"])
    .where(notDeleted("siswa"))
    .where(sql<boolean>`(${semua}::boolean or siswa.status = 'aktif' or siswa.id = any(${terpilih}::uuid[]))`)
    .orderBy("siswa.nama")
    .execute();
  return rows.map(({ id, nama, status, nisn, kelas }) => ({
    value: id,
    label: nama,
    hint: [status !== "aktif" && status, kelas, nisn && `NISN ${nisn}`].filter(Boolean).join(" · "),
  }));
}
