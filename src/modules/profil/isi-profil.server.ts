import type { Ctx } from "#kit/ctx.server.ts";
import { bacaBagian } from "./bagian/baca-bagian.server.ts";
import { denganTerhitung } from "./figur-terhitung.server.ts";
import type { Figur, IsiTab, NamaTab, Prestasi } from "./isi-profil.ts";

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

export async function bacaTab(ctx: Ctx, tab: NamaTab): Promise<IsiTab> {
  const bagian = await bacaBagian(ctx, "profil", tab);
  if (tab === "sejarah") return { tab, bagian, garis: await bacaSejarah(ctx), kepala: await bacaKepala(ctx) };
  if (tab === "visi-misi") return { tab, bagian, ...(await bacaVisi(ctx)) };
  const figur = await denganTerhitung(ctx, await bacaFigur(ctx));
  return { tab, bagian, figur: tab === "data" ? figur : figur.filter(({ kelompok }) => kelompok === "pegawai") };
}

export const bacaPrestasi = (ctx: Ctx): Promise<Prestasi[]> =>
  ctx.db.selectFrom("prestasiKami").select(["id", "judul", "isi"]).where("deletedAt", "is", null).orderBy("urutan").limit(3).execute();

const bacaSejarah = (ctx: Ctx) =>
  ctx.db.selectFrom("sejarah").select(["id", "tahun", "judul", "isi"]).where("deletedAt", "is", null).orderBy("urutan").execute();

const bacaKepala = (ctx: Ctx) =>
  ctx.db
    .selectFrom("kepalaMadrasah")
    .select(["id", "nama", "periode", "sekarang"])
    .where("deletedAt", "is", null)
    .orderBy("urutan")
    .execute();

async function bacaVisi(ctx: Ctx) {
  const visi = await ctx.db.selectFrom("visiMisi").select("visi").where("deletedAt", "is", null).executeTakeFirst();
  const misi = await ctx.db.selectFrom("misi").select("isi").where("deletedAt", "is", null).orderBy("urutan").execute();
  const tujuan = await ctx.db.selectFrom("tujuan").select("isi").where("deletedAt", "is", null).orderBy("urutan").execute();
  return { visi: visi?.visi ?? null, misi: misi.map(({ isi }) => isi), tujuan: tujuan.map(({ isi }) => isi) };
}

const bacaFigur = (ctx: Ctx): Promise<Figur[]> =>
  ctx.db
    .selectFrom("figurPublik")
    .select(["id", "kelompok", "nama", "lakiLaki", "perempuan", "nilai"])
    .where("deletedAt", "is", null)
    .orderBy("urutan")
    .execute();
