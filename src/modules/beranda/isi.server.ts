import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { gambarOf } from "#kit/media/pictures.server.ts";
import { bacaPengaturan } from "#modules/profil/index.server.ts";
import type { Banner, GambarSekolah, JamKerja, Keterangan, Penghitung, ProgramUnggulan } from "./isi.ts";

export const tagBeranda = [
  "pengaturan",
  "banner",
  "gambar",
  "keterangan",
  "jadwalKerja",
  "penghitung",
  "programUnggulan",
  "foto",
  "album",
  "video",
  "berita",
  "kategoriBerita",
  "periodePpdb",
  "bagianHalaman",
] as const;

/** What comes next first, then what was last. */
export async function bacaBanner(ctx: Ctx): Promise<Banner[]> {
  const hari = today(ctx.now);
  const rows = await ctx.db
    .selectFrom("banner")
    .select(["id", "namaKegiatan", "tanggalKegiatan", "deskripsi", "tautan", "gambarId"])
    .where("deletedAt", "is", null)
    .orderBy(sql`tanggal_kegiatan < ${hari}::date`)
    .orderBy(sql`abs(tanggal_kegiatan - ${hari}::date)`)
    .limit(8)
    .execute();
  return bergambar(ctx, rows);
}

export async function bacaGambarSekolah(ctx: Ctx): Promise<GambarSekolah> {
  const { posterId, kepalaFotoId } = await bacaPengaturan(ctx);
  const gambar = await gambarOf(ctx, [posterId, kepalaFotoId]);
  return { poster: gambar.get(posterId ?? "") ?? null, fotoKepala: gambar.get(kepalaFotoId ?? "") ?? null };
}

export const bacaKeterangan = (ctx: Ctx): Promise<Keterangan[]> =>
  ctx.db.selectFrom("keterangan").select(["id", "label", "nilai"]).where("deletedAt", "is", null).orderBy("urutan").limit(8).execute();

export async function bacaJadwal(ctx: Ctx): Promise<JamKerja[]> {
  const rows = await ctx.db
    .selectFrom("jadwalKerja")
    .select(["hari", "masuk", "pulang"])
    .where("deletedAt", "is", null)
    .orderBy("hari")
    .orderBy("masuk")
    .execute();
  return rows.map(({ hari, ...jam }) => ({ hari: Number(hari), ...jam }));
}

export const bacaPenghitung = (ctx: Ctx): Promise<Penghitung[]> =>
  ctx.db.selectFrom("penghitung").select(["nama", "jumlah"]).where("deletedAt", "is", null).orderBy("urutan").execute();

export async function bacaProgram(ctx: Ctx): Promise<ProgramUnggulan[]> {
  const rows = await ctx.db
    .selectFrom("programUnggulan")
    .select(["id", "judul", "deskripsi", "tautan", "gambarId"])
    .where("deletedAt", "is", null)
    .orderBy("urutan")
    .limit(3)
    .execute();
  return bergambar(ctx, rows);
}

async function bergambar<Row extends { gambarId: string | null }>(ctx: Ctx, rows: readonly Row[]) {
  const gambar = await gambarOf(
    ctx,
    rows.map(({ gambarId }) => gambarId),
  );
  return rows.map(({ gambarId, ...row }) => ({ ...row, gambar: gambar.get(gambarId ?? "") ?? null }));
}
