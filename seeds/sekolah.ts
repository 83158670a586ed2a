import { record } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import type { Register } from "#kit/register/register.ts";
import { create } from "#kit/register/store.server.ts";
import { jadwalKerja, keterangan, penghitung, programUnggulan } from "#modules/beranda/index.ts";
import { kategoriBerita } from "#modules/berita/index.ts";
import "#modules/layanan/index.server.ts";
import * as profil from "#modules/profil/index.ts";
import "#modules/profil/index.server.ts";
import { type Benih, tanam } from "./benih.ts";
import { isiTemplateSurat } from "./naskah.ts";
import { isiBukuNomor, isiKlasifikasi } from "./persuratan.ts";
import { bagianBidang } from "./teks/bidang.ts";
import { kop, tautanPortal } from "./teks/kop.ts";
import { bagianPembuka } from "./teks/pembuka.ts";
import * as dasar from "./teks/pengaturan.ts";
import { bagianPpdb } from "./teks/ppdb.ts";
import * as teks from "./teks/profil.ts";
import { bagianTataUsaha } from "./teks/tata-usaha.ts";

const halaman = (nama: string, bagian: readonly { readonly tab: string; readonly bentuk?: string }[]) =>
  bagian.map((satu) => ({ bentuk: "teks", ...satu, halaman: nama }));

const baris = (register: Register, rows: readonly Readonly<Record<string, unknown>>[]) => async (ctx: Ctx) => {
  for (const row of rows) await create(ctx, register, row, "json");
};

const benih: readonly Benih[] = [
  { nama: "dasar", isi: isiDasar },
  { nama: "layanan", isi: isiLayanan },
  { nama: "keterangan", isi: baris(keterangan, dasar.keterangan) },
  { nama: "program-unggulan", isi: baris(programUnggulan, dasar.programUnggulan) },
  { nama: "sejarah", isi: baris(profil.sejarah, teks.sejarah) },
  { nama: "kepala-madrasah", isi: baris(profil.kepalaMadrasah, teks.kepalaMadrasah) },
  { nama: "visi", isi: isiVisi },
  { nama: "misi", isi: baris(profil.misi, teks.misi) },
  { nama: "tujuan", isi: baris(profil.tujuan, teks.tujuan) },
  { nama: "prestasi-kami", isi: baris(profil.prestasiKami, teks.prestasiKami) },
  { nama: "figur-publik", isi: baris(profil.figurPublik, teks.figurPublik) },
  { nama: "halaman-profil", isi: baris(profil.bagianHalaman, halaman("profil", teks.bagianProfil)) },
  { nama: "halaman-bidang", isi: baris(profil.bagianHalaman, halaman("bidang", bagianBidang)) },
  { nama: "halaman-tata-usaha", isi: baris(profil.bagianHalaman, halaman("tata-usaha", bagianTataUsaha)) },
  { nama: "halaman-ppdb", isi: baris(profil.bagianHalaman, halaman("ppdb", bagianPpdb)) },
  { nama: "tautan-layanan", isi: isiTautanLayanan },
  {
    nama: "pembuka-halaman",
    isi: baris(
      profil.bagianHalaman,
      bagianPembuka.map((satu) => ({ bentuk: "teks", ...satu })),
    ),
  },
  { nama: "tautan-navigasi", isi: baris(profil.tautanNavigasi, dasar.tautanNavigasi) },
  { nama: "kop-surat", isi: isiKop },
  { nama: "tautan-portal", isi: isiTautanPortal },
  { nama: "klasifikasi-surat", isi: isiKlasifikasi },
  { nama: "buku-nomor", isi: isiBukuNomor },
  { nama: "template-surat", isi: isiTemplateSurat },
];

/** The specification's texts and figures, each once: what the school has changed or thrown away since is never filled in again. */
export async function seedSekolah(ctx: Ctx): Promise<void> {
  await tanam(ctx, benih);
}

async function isiDasar(ctx: Ctx): Promise<void> {
  const { id } = await ctx.db.insertInto("pengaturan").values(dasar.pengaturan).returning("id").executeTakeFirstOrThrow();
  await record(ctx, { action: "create", subject: "pengaturan", subjectId: id, after: dasar.pengaturan });
  ctx.touch("pengaturan");
  await baris(jadwalKerja, dasar.jadwal)(ctx);
  await baris(penghitung, dasar.penghitung)(ctx);
  await baris(kategoriBerita, dasar.kategori)(ctx);
}

async function isiLayanan(ctx: Ctx): Promise<void> {
  const { id } = await ctx.db.updateTable("pengaturan").set(dasar.layanan).returning("id").executeTakeFirstOrThrow();
  await record(ctx, { action: "update", subject: "pengaturan", subjectId: id, after: dasar.layanan });
  ctx.touch("pengaturan");
}

async function isiTautanLayanan(ctx: Ctx): Promise<void> {
  const { id } = await ctx.db.insertInto("tautanLayanan").values(dasar.tautanLayanan).returning("id").executeTakeFirstOrThrow();
  await record(ctx, { action: "create", subject: "tautanLayanan", subjectId: id, after: dasar.tautanLayanan });
}

async function isiKop(ctx: Ctx): Promise<void> {
  const { id } = await ctx.db.insertInto("kopSurat").values(kop).returning("id").executeTakeFirstOrThrow();
  await record(ctx, { action: "create", subject: "kopSurat", subjectId: id, after: kop });
}

async function isiTautanPortal(ctx: Ctx): Promise<void> {
  await baris(profil.tautanTerkait, tautanPortal.terkait)(ctx);
  await baris(profil.tautanUnitKerja, tautanPortal.unitKerja)(ctx);
  await baris(profil.tautanAplikasi, tautanPortal.aplikasi)(ctx);
}

async function isiVisi(ctx: Ctx): Promise<void> {
  const { id } = await ctx.db.insertInto("visiMisi").values({ visi: teks.visi }).returning("id").executeTakeFirstOrThrow();
  await record(ctx, { action: "create", subject: "visiMisi", subjectId: id, after: { visi: teks.visi } });
  ctx.touch("visiMisi");
}
