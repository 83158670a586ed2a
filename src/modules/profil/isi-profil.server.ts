import type { LoaderFunctionArgs } from "react-router";
import type { Ctx } from "#kit/ctx.server.ts";
import { sections } from "#kit/report.server.ts";
import { bacaBagian } from "./bagian/baca-bagian.server.ts";
import { bacaanFigur, figurTampil } from "./figur.server.ts";
import type { IsiTab, NamaTab, Prestasi } from "./isi-profil.ts";

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
  "siswa",
  "kelas",
] as const;

const denganBagian = (tab: NamaTab) => ({ bagian: (ctx: Ctx) => bacaBagian(ctx, "profil", tab) });

export async function muatTab(args: Pick<LoaderFunctionArgs, "context">, tab: NamaTab): Promise<IsiTab> {
  if (tab === "sejarah") return { tab, ...(await sections(args, { ...denganBagian(tab), garis: bacaSejarah, kepala: bacaKepala })) };
  if (tab === "visi-misi")
    return { tab, ...(await sections(args, { ...denganBagian(tab), visi: bacaVisi, misi: bacaMisi, tujuan: bacaTujuan })) };
  const { diketik, pegawai } = bacaanFigur;
  const bacaan = tab === "data" ? bacaanFigur : { diketik, pegawai, pesertaDidik: async () => [] };
  const { bagian, ...dibaca } = await sections(args, { ...denganBagian(tab), ...bacaan });
  return { tab, bagian, figur: figurTampil(dibaca) };
}

export const bacaPrestasi = (ctx: Ctx): Promise<Prestasi[]> =>
  ctx.db.selectFrom("prestasiKami").select(["id", "judul", "isi"]).where("deletedAt", "is", null).orderBy("urutan").limit(3).execute();

export const bacaSejarah = (ctx: Ctx) =>
  ctx.db.selectFrom("sejarah").select(["id", "tahun", "judul", "isi"]).where("deletedAt", "is", null).orderBy("urutan").execute();

export const bacaKepala = (ctx: Ctx) =>
  ctx.db
    .selectFrom("kepalaMadrasah")
    .select(["id", "nama", "periode", "sekarang"])
    .where("deletedAt", "is", null)
    .orderBy("urutan")
    .execute();

/** One sentence, or none before the school has written it. */
export async function bacaVisi(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db.selectFrom("visiMisi").select("visi").where("deletedAt", "is", null).limit(1).execute();
  return rows.map(({ visi }) => visi);
}

export async function bacaMisi(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db.selectFrom("misi").select("isi").where("deletedAt", "is", null).orderBy("urutan").execute();
  return rows.map(({ isi }) => isi);
}

export async function bacaTujuan(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db.selectFrom("tujuan").select("isi").where("deletedAt", "is", null).orderBy("urutan").execute();
  return rows.map(({ isi }) => isi);
}
