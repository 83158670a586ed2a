import { record } from "#kit/audit/audit.server.ts";
import { fieldValues } from "#kit/audit/record-change.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import type { Register } from "#kit/register/register.ts";
import { create } from "#kit/register/store.server.ts";
import { jadwalKerja, keterangan, penghitung, programUnggulan } from "#modules/beranda/index.ts";
import { kategoriBerita } from "#modules/berita/index.ts";
import "#modules/layanan/index.server.ts";
import * as profil from "#modules/profil/index.ts";
import "#modules/profil/index.server.ts";
import { type Madrasah, man1Palu } from "./madrasah.ts";
import { fillTemplateArsip, fillTemplateSeleksi, fillTemplateSurat } from "./naskah.ts";
import { fillBukuNomor, fillKlasifikasi } from "./persuratan.ts";
import { type Benih, seedOnce } from "./seed-once.ts";
import { bagianBidang } from "./teks/bidang.ts";
import { kopOf, tautanPortal, tautanUnitKerja } from "./teks/kop.ts";
import { bagianPembuka, pembukaPapan } from "./teks/pembuka.ts";
import * as dasar from "./teks/pengaturan.ts";
import { bagianPpdbOf } from "./teks/ppdb.ts";
import * as teks from "./teks/profil.ts";
import { bagianTataUsaha } from "./teks/tata-usaha.ts";

const page = (nama: string, bagian: readonly { readonly tab: string; readonly bentuk?: string }[]) =>
  bagian.map((satu) => ({ bentuk: "teks", ...satu, halaman: nama }));

const row = (register: Register, rows: readonly Readonly<Record<string, unknown>>[]) => async (ctx: Ctx) => {
  for (const row of rows) await create(ctx, register, row, "json");
};

const nothing = async () => undefined;

/** `own`: whether these are also the facts that hold for the first school alone, its years, people and figures. */
const benihOf = (madrasah: Madrasah, own: boolean): readonly Benih[] => [
  { nama: "dasar", isi: (ctx) => fillDasar(ctx, madrasah, own) },
  { nama: "layanan", isi: fillLayanan },
  { nama: "keterangan", isi: row(keterangan, dasar.keteranganOf(madrasah)) },
  { nama: "program-unggulan", isi: row(programUnggulan, dasar.programUnggulan) },
  { nama: "sejarah", isi: own ? row(profil.sejarah, teks.sejarah) : nothing },
  { nama: "kepala-madrasah", isi: own ? row(profil.kepalaMadrasah, teks.kepalaMadrasah) : nothing },
  { nama: "visi", isi: fillVisi },
  { nama: "misi", isi: row(profil.misi, teks.misi) },
  { nama: "tujuan", isi: row(profil.tujuan, teks.tujuan) },
  { nama: "prestasi-kami", isi: own ? row(profil.prestasiKami, teks.prestasiKami) : nothing },
  { nama: "halaman-profil", isi: row(profil.bagianHalaman, page("profil", teks.bagianProfil)) },
  { nama: "halaman-bidang", isi: row(profil.bagianHalaman, page("bidang", bagianBidang)) },
  { nama: "halaman-tata-usaha", isi: row(profil.bagianHalaman, page("tata-usaha", bagianTataUsaha)) },
  { nama: "halaman-ppdb", isi: row(profil.bagianHalaman, page("ppdb", bagianPpdbOf(madrasah))) },
  { nama: "tautan-layanan", isi: fillTautanLayanan },
  {
    nama: "pembuka-halaman",
    isi: row(
      profil.bagianHalaman,
      bagianPembuka.map((satu) => ({ bentuk: "teks", ...satu })),
    ),
  },
  { nama: "pembuka-papan", isi: row(profil.bagianHalaman, pembukaPapan) },
  { nama: "tautan-navigasi", isi: row(profil.tautanNavigasi, dasar.tautanNavigasi) },
  { nama: "kop-surat", isi: (ctx) => fillKop(ctx, madrasah) },
  { nama: "tautan-portal", isi: (ctx) => fillTautanPortal(ctx, own) },
  { nama: "klasifikasi-surat", isi: fillKlasifikasi },
  { nama: "buku-nomor", isi: fillBukuNomor },
  { nama: "template-surat", isi: fillTemplateSurat },
  { nama: "template-seleksi", isi: fillTemplateSeleksi },
  { nama: "template-arsip", isi: fillTemplateArsip },
];

/**
 * The specification's texts and figures, each once: what the school has changed or thrown away since is never filled in again.
 * @param madrasah another school than the one that the product was first made for
 */
export async function seedSekolah(ctx: Ctx, madrasah?: Madrasah): Promise<void> {
  await seedOnce(ctx, benihOf(madrasah ?? man1Palu, madrasah === undefined));
}

async function fillDasar(ctx: Ctx, madrasah: Madrasah, own: boolean): Promise<void> {
  const pengaturan = dasar.pengaturanOf(madrasah);
  const { id } = await ctx.db.insertInto("pengaturan").values(pengaturan).returning("id").executeTakeFirstOrThrow();
  await record(ctx, { action: "create", subject: "pengaturan", subjectId: id, after: pengaturan });
  ctx.touch("pengaturan");
  await row(jadwalKerja, dasar.jadwal)(ctx);
  if (own) await row(penghitung, dasar.penghitung)(ctx);
  await row(kategoriBerita, dasar.kategori)(ctx);
}

/** The trail is told all of the settings as they are handed over: their first change can be taken back to that. */
async function fillLayanan(ctx: Ctx): Promise<void> {
  const row = await ctx.db.updateTable("pengaturan").set(dasar.layanan).where(everyRow).returningAll().executeTakeFirstOrThrow();
  await record(ctx, { action: "update", subject: "pengaturan", subjectId: row.id, after: fieldValues(profil.pengaturan, row) });
  ctx.touch("pengaturan");
}

async function fillTautanLayanan(ctx: Ctx): Promise<void> {
  const { id } = await ctx.db.insertInto("tautanLayanan").values(dasar.tautanLayanan).returning("id").executeTakeFirstOrThrow();
  await record(ctx, { action: "create", subject: "tautanLayanan", subjectId: id, after: dasar.tautanLayanan });
}

async function fillKop(ctx: Ctx, madrasah: Madrasah): Promise<void> {
  const kop = kopOf(madrasah);
  const { id } = await ctx.db.insertInto("kopSurat").values(kop).returning("id").executeTakeFirstOrThrow();
  await record(ctx, { action: "create", subject: "kopSurat", subjectId: id, after: kop });
}

async function fillTautanPortal(ctx: Ctx, own: boolean): Promise<void> {
  await row(profil.tautanTerkait, tautanPortal.terkait)(ctx);
  if (own) await row(profil.tautanUnitKerja, tautanUnitKerja)(ctx);
  await row(profil.tautanAplikasi, tautanPortal.aplikasi)(ctx);
}

async function fillVisi(ctx: Ctx): Promise<void> {
  const { id } = await ctx.db.insertInto("visiMisi").values({ visi: teks.visi }).returning("id").executeTakeFirstOrThrow();
  await record(ctx, { action: "create", subject: "visiMisi", subjectId: id, after: { visi: teks.visi } });
  ctx.touch("visiMisi");
}
