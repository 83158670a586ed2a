import { record } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { create } from "#kit/register/store.server.ts";
import "#modules/persuratan/index.server.ts";
import { bukuNomor, jenisNaskah } from "#modules/persuratan/index.ts";
import { klasifikasi } from "./teks/klasifikasi-surat.ts";

/** All codes at once: the first start waits for them. */
export async function fillKlasifikasi(ctx: Ctx): Promise<void> {
  await ctx.db
    .insertInto("klasifikasiSurat")
    .values(klasifikasi.map((satu) => ({ ...satu, aktif: true })))
    .execute();
  await record(ctx, { action: "import", subject: "klasifikasiSurat", subjectId: "*", after: { rows: klasifikasi.length } });
  ctx.touch("klasifikasiSurat");
}

/** The ministry's forms of numbers. The code of the school is one that nobody has until the school writes its own. */
const jabatanCode = "Ma.22.XX.XX";
const dinas = "{pengamanan}-{urut}/{kode}/{klasifikasi}/{bulan}/{tahun}";
const khusus = "{urut}/{kode}/{bulan}/{tahun}";
const nota = "{urut}/{kode}/{klasifikasi}/{bulan}/{tahun}";
const suratKeluar = [
  ["surat-dinas", "Surat Dinas", dinas],
  ["undangan", "Surat Undangan", dinas],
  ["surat-tugas", "Surat Tugas", dinas],
  ["surat-keterangan", "Surat Keterangan", khusus],
  ["surat-pengantar", "Surat Pengantar", khusus],
  ["surat-kuasa", "Surat Kuasa", khusus],
  ["pengumuman", "Pengumuman", khusus],
  ["berita-acara", "Berita Acara", khusus],
  ["perjanjian", "Perjanjian", khusus],
  ["nota-dinas", "Nota Dinas", nota],
  ["memorandum", "Memorandum", nota],
  ["surat-izin", "Surat Izin", nota],
  ["notula", "Notula", khusus],
  ["sertifikat", "Sertifikat", khusus],
] as const;

/** Kinds that go to somebody: they say to whom before they leave a desk. */
const beralamat = new Set<string>(["surat-dinas", "undangan", "surat-pengantar", "nota-dinas", "memorandum"]);

const bentuk: Readonly<Record<string, string>> = { "nota-dinas": "nota-dinas", memorandum: "nota-dinas", "surat-pengantar": "pengantar" };

export async function fillBukuNomor(ctx: Ctx): Promise<void> {
  const buku = async (nama: string) =>
    (await create(ctx, bukuNomor, { nama, kodeJabatan: jabatanCode, batasMundur: 30, aktif: true }, "json")).id;
  const bukuId = await buku("Surat Keluar");
  for (const [kode, nama, pola] of suratKeluar)
    await create(
      ctx,
      jenisNaskah,
      { kode, nama, pola, bukuId, lebar: 3, bentuk: bentuk[kode] ?? "biasa", beralamat: beralamat.has(kode), aktif: true },
      "json",
    );
  const keputusan = { kode: "keputusan", nama: "Keputusan", pola: "{urut} TAHUN {tahun}", bukuId: await buku("Keputusan") };
  await create(ctx, jenisNaskah, { ...keputusan, lebar: 1, bentuk: "keputusan", beralamat: false, aktif: true }, "json");
}
