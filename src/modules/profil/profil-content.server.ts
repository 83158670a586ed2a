import type { LoaderFunctionArgs } from "react-router";
import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { today } from "#kit/dates.ts";
import { imageOf } from "#kit/media/pictures.server.ts";
import { reportSections } from "#kit/report.server.ts";
import { countedSiswa } from "#modules/kesiswaan/index.server.ts";
import { readBagian } from "./bagian/read-bagian.server.ts";
import { bacaanFigur, shownFigur } from "./figur.server.ts";
import type { Kepala, Prestasi, TabContent, TabName } from "./profil-content.ts";

export const tagProfil = [
  "pengaturan",
  "bagianHalaman",
  "gambar",
  "sejarah",
  "kepalaMadrasah",
  "prestasiKami",
  "visiMisi",
  "misi",
  "tujuan",
  "figurPublik",
  "pegawai",
  ...countedSiswa,
  "kelas",
] as const;

const withBagian = (tab: TabName) => ({ bagian: (ctx: ReadCtx) => readBagian(ctx, "profil", tab) });

export async function loadTab(args: Pick<LoaderFunctionArgs, "context">, tab: TabName): Promise<TabContent> {
  if (tab === "sejarah") return { tab, ...(await reportSections(args, { ...withBagian(tab), garis: readSejarah, kepala: readKepala })) };
  if (tab === "visi-misi")
    return { tab, ...(await reportSections(args, { ...withBagian(tab), visi: readVisi, misi: readMisi, tujuan: readTujuan })) };
  const { diketik, pegawai } = bacaanFigur;
  const bacaan = tab === "data" ? bacaanFigur : { diketik, pegawai, pesertaDidik: async () => [] };
  const { bagian, ...dibaca } = await reportSections(args, { ...withBagian(tab), ...bacaan });
  return { tab, bagian, figur: shownFigur(dibaca), hari: today() };
}

export const readPrestasi = (ctx: ReadCtx): Promise<Prestasi[]> =>
  ctx.db.selectFrom("prestasiKami").select(["id", "judul", "isi"]).where(notDeleted()).orderBy("urutan").limit(3).execute();

export const readSejarah = (ctx: ReadCtx) =>
  ctx.db.selectFrom("sejarah").select(["id", "tahun", "judul", "isi"]).where(notDeleted()).orderBy("urutan").execute();

export async function readKepala(ctx: ReadCtx): Promise<Kepala[]> {
  const asked = ctx.db.selectFrom("kepalaMadrasah").select(["id", "nama", "periode", "sekarang", "fotoId"]);
  const rows = await asked.where(notDeleted()).orderBy("urutan").execute();
  const foto = await imageOf(
    ctx,
    rows.map(({ fotoId }) => fotoId),
  );
  return rows.map(({ fotoId, ...kepala }) => ({ ...kepala, foto: foto.get(fotoId ?? "") ?? null }));
}

/** One sentence, or none before the school has written it. */
export async function readVisi(ctx: ReadCtx): Promise<string[]> {
  const rows = await ctx.db.selectFrom("visiMisi").select("visi").where(notDeleted()).limit(1).execute();
  return rows.map(({ visi }) => visi);
}

export async function readMisi(ctx: ReadCtx): Promise<string[]> {
  const rows = await ctx.db.selectFrom("misi").select("isi").where(notDeleted()).orderBy("urutan").execute();
  return rows.map(({ isi }) => isi);
}

export async function readTujuan(ctx: ReadCtx): Promise<string[]> {
  const rows = await ctx.db.selectFrom("tujuan").select("isi").where(notDeleted()).orderBy("urutan").execute();
  return rows.map(({ isi }) => isi);
}
