import { record } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import type { Register } from "#kit/register/register.ts";
import { create } from "#kit/register/store.server.ts";
import { jadwalKerja, keterangan, penghitung, programUnggulan } from "#modules/beranda/index.ts";
import { kategoriBerita } from "#modules/berita/index.ts";
import "#modules/layanan/index.server.ts";
import * as profil from "#modules/profil/index.ts";
import "#modules/profil/index.server.ts";
import { fillTemplateSurat } from "./naskah.ts";
import { fillBukuNomor, fillKlasifikasi } from "./persuratan.ts";
import { type Benih, seedOnce } from "./seed-once.ts";
import { bagianBidang } from "./teks/bidang.ts";
import { kop, tautanPortal } from "./teks/kop.ts";
import { bagianPembuka } from "./teks/pembuka.ts";
import * as dasar from "./teks/pengaturan.ts";
import { bagianPpdb } from "./teks/ppdb.ts";
import * as teks from "./teks/profil.ts";
import { bagianTataUsaha } from "./teks/tata-usaha.ts";

const page = (nama: string, bagian: readonly { readonly tab: string; readonly bentuk?: string }[]) =>
  bagian.map((satu) => ({ bentuk: "teks", ...satu, halaman: nama }));

const row = (register: Register, rows: readonly Readonly<Record<string, unknown>>[]) => async (ctx: Ctx) => {
  for (const row of rows) await create(ctx, register, row, "json");
};

const benih: readonly Benih[] = [
  { nama: "dasar", isi: fillDasar },
  { nama: "layanan", isi: fillLayanan },
  { nama: "keterangan", isi: row(keterangan, dasar.keterangan) },
  { nama: "program-unggulan", isi: row(programUnggulan, dasar.programUnggulan) },
  { nama: "sejarah", isi: row(profil.sejarah, teks.sejarah) },
  { nama: "kepala-madrasah", isi: row(profil.kepalaMadrasah, teks.kepalaMadrasah) },
  { nama: "visi", isi: fillVisi },
  { nama: "misi", isi: row(profil.misi, teks.misi) },
  { nama: "tujuan", isi: row(profil.tujuan, teks.tujuan) },
  { nama: "prestasi-kami", isi: row(profil.prestasiKami, teks.prestasiKami) },
  { nama: "figur-publik", isi: row(profil.figurPublik, teks.figurPublik) },
  { nama: "halaman-profil", isi: row(profil.bagianHalaman, page("profil", teks.bagianProfil)) },
  { nama: "halaman-bidang", isi: row(profil.bagianHalaman, page("bidang", bagianBidang)) },
  { nama: "halaman-tata-usaha", isi: row(profil.bagianHalaman, page("tata-usaha", bagianTataUsaha)) },
  { nama: "halaman-ppdb", isi: row(profil.bagianHalaman, page("ppdb", bagianPpdb)) },
  { nama: "tautan-layanan", isi: fillTautanLayanan },
  {
    nama: "pembuka-halaman",
    isi: row(
      profil.bagianHalaman,
      bagianPembuka.map((satu) => ({ bentuk: "teks", ...satu })),
    ),
  },
  { nama: "tautan-navigasi", isi: row(profil.tautanNavigasi, dasar.tautanNavigasi) },
  { nama: "kop-surat", isi: fillKop },
  { nama: "tautan-portal", isi: fillTautanPortal },
  { nama: "klasifikasi-surat", isi: fillKlasifikasi },
  { nama: "buku-nomor", isi: fillBukuNomor },
  { nama: "template-surat", isi: fillTemplateSurat },
];

/** The specification's texts and figures, each once: what the school has changed or thrown away since is never filled in again. */
export async function seedSekolah(ctx: Ctx): Promise<void> {
  await seedOnce(ctx, benih);
}

async function fillDasar(ctx: Ctx): Promise<void> {
  const { id } = await ctx.db.insertInto("pengaturan").values(dasar.pengaturan).returning("id").executeTakeFirstOrThrow();
  await record(ctx, { action: "create", subject: "pengaturan", subjectId: id, after: dasar.pengaturan });
  ctx.touch("pengaturan");
  await row(jadwalKerja, dasar.jadwal)(ctx);
  await row(penghitung, dasar.penghitung)(ctx);
  await row(kategoriBerita, dasar.kategori)(ctx);
}

async function fillLayanan(ctx: Ctx): Promise<void> {
  const { id } = await ctx.db.updateTable("pengaturan").set(dasar.layanan).returning("id").executeTakeFirstOrThrow();
  await record(ctx, { action: "update", subject: "pengaturan", subjectId: id, after: dasar.layanan });
  ctx.touch("pengaturan");
}

async function fillTautanLayanan(ctx: Ctx): Promise<void> {
  const { id } = await ctx.db.insertInto("tautanLayanan").values(dasar.tautanLayanan).returning("id").executeTakeFirstOrThrow();
  await record(ctx, { action: "create", subject: "tautanLayanan", subjectId: id, after: dasar.tautanLayanan });
}

async function fillKop(ctx: Ctx): Promise<void> {
  const { id } = await ctx.db.insertInto("kopSurat").values(kop).returning("id").executeTakeFirstOrThrow();
  await record(ctx, { action: "create", subject: "kopSurat", subjectId: id, after: kop });
}

async function fillTautanPortal(ctx: Ctx): Promise<void> {
  await row(profil.tautanTerkait, tautanPortal.terkait)(ctx);
  await row(profil.tautanUnitKerja, tautanPortal.unitKerja)(ctx);
  await row(profil.tautanAplikasi, tautanPortal.aplikasi)(ctx);
}

async function fillVisi(ctx: Ctx): Promise<void> {
  const { id } = await ctx.db.insertInto("visiMisi").values({ visi: teks.visi }).returning("id").executeTakeFirstOrThrow();
  await record(ctx, { action: "create", subject: "visiMisi", subjectId: id, after: { visi: teks.visi } });
  ctx.touch("visiMisi");
}
