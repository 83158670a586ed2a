import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { imageOf } from "#kit/media/pictures.server.ts";
import { countedSiswa } from "#modules/kesiswaan/index.server.ts";
import { readPengaturan } from "#modules/profil/index.server.ts";
import type { Banner, JamKerja, Keterangan, ProgramUnggulan, SekolahImage } from "./content.ts";

export const tagBeranda = [
  "pengaturan",
  "banner",
  "gambar",
  "keterangan",
  "jadwalKerja",
  "penghitung",
  "pegawai",
  ...countedSiswa,
  "kelas",
  "programUnggulan",
  "foto",
  "album",
  "video",
  "berita",
  "kategoriBerita",
  "periodePpdb",
  "gelombangPpdb",
  "jalurPpdb",
  "bagianHalaman",
] as const;

/** What comes next first, then what was last. */
export async function readBanner(ctx: ReadCtx): Promise<Banner[]> {
  const hari = today(ctx.now);
  const rows = await ctx.db
    .selectFrom("banner")
    .select(["id", "namaKegiatan", "tanggalKegiatan", "deskripsi", "tautan", "gambarId"])
    .where(notDeleted())
    .orderBy(sql`tanggal_kegiatan < ${hari}::date`)
    .orderBy(sql`abs(tanggal_kegiatan - ${hari}::date)`)
    .limit(8)
    .execute();
  return bergambar(ctx, rows);
}

export async function readSekolahImage(ctx: ReadCtx): Promise<SekolahImage> {
  const { posterId, tentangFotoId, kepalaFotoId } = await readPengaturan(ctx);
  const gambar = await imageOf(ctx, [posterId, tentangFotoId, kepalaFotoId]);
  const of = (id: string | null) => gambar.get(id ?? "") ?? null;
  return { poster: of(posterId), fotoTentang: of(tentangFotoId), fotoKepala: of(kepalaFotoId) };
}

export const readKeterangan = (ctx: ReadCtx): Promise<Keterangan[]> =>
  ctx.db.selectFrom("keterangan").select(["id", "label", "nilai"]).where(notDeleted()).orderBy("urutan").limit(8).execute();

export async function readJadwal(ctx: ReadCtx): Promise<JamKerja[]> {
  const rows = await ctx.db
    .selectFrom("jadwalKerja")
    .select(["hari", "masuk", "pulang"])
    .where(notDeleted())
    .orderBy("hari")
    .orderBy("masuk")
    .execute();
  return rows.map(({ hari, ...jam }) => ({ hari: Number(hari), ...jam }));
}

export async function readProgram(ctx: ReadCtx): Promise<ProgramUnggulan[]> {
  const rows = await ctx.db
    .selectFrom("programUnggulan")
    .select(["id", "judul", "deskripsi", "tautan", "gambarId"])
    .where(notDeleted())
    .orderBy("urutan")
    .limit(3)
    .execute();
  return bergambar(ctx, rows);
}

async function bergambar<Row extends { gambarId: string | null }>(ctx: ReadCtx, rows: readonly Row[]) {
  const gambar = await imageOf(
    ctx,
    rows.map(({ gambarId }) => gambarId),
  );
  return rows.map(({ gambarId, ...row }) => ({ ...row, gambar: gambar.get(gambarId ?? "") ?? null }));
}
