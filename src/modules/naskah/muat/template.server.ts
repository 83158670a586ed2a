import { type Ctx, demand, may } from "#kit/ctx.server.ts";
import { find } from "#kit/register/store.server.ts";
import { contohNomor } from "#modules/persuratan/index.server.ts";
import { bidangDalam, bidangSurat, isianDalam, type Nilai } from "../isi/bidang.ts";
import { kertasSurat } from "../isi/kertas.ts";
import { kopTertulis } from "../isi/kop.server.ts";
import { kepalaPegawai, kepalaSiswa } from "../isi/tabel.ts";
import type { KertasTersimpan, Untuk } from "../tables.ts";
import { templateSurat } from "../template-surat.ts";

export interface PilihanTemplate {
  readonly id: string;
  readonly nama: string;
  readonly jenis: string;
  readonly untuk: Untuk;
  readonly perihal: string;
}

/** What a letter can be written from. @throws Refusal 403 */
export async function pilihanTemplate(ctx: Ctx): Promise<readonly PilihanTemplate[]> {
  demand(ctx, "naskahSurat:create");
  return ctx.db
    .selectFrom("templateSurat")
    .innerJoin("jenisNaskah", "jenisNaskah.id", "templateSurat.jenisId")
    .select(["templateSurat.id", "templateSurat.nama", "jenisNaskah.nama as jenis", "untuk", "perihal"])
    .where("templateSurat.deletedAt", "is", null)
    .where("templateSurat.aktif", "=", true)
    .orderBy("templateSurat.nama")
    .execute();
}

export interface IsiTemplate {
  readonly id: string;
  readonly nama: string;
  readonly kertas: KertasTersimpan;
  /** Fields that occur in it. */
  readonly dipakai: readonly string[];
  readonly boleh: { readonly tulis: boolean };
}

/** A template filled in with examples. @throws Refusal 404 */
export async function muatTemplate(ctx: Ctx, id: string): Promise<IsiTemplate> {
  const row = await find(ctx, templateSurat, id);
  const teks = (nama: string) => (typeof row[nama] === "string" ? row[nama] : "");
  const surat = { judul: teks("judul") || null, perihal: teks("perihal"), tujuan: null, lampiran: null, tembusan: null, isi: teks("isi") };
  const sendiri = isianDalam(surat.judul, surat.perihal, surat.isi);
  const jenis = { jenisId: teks("jenisId"), klasifikasiId: teks("klasifikasiId") || null };
  const nilai: Nilai = {
    ...Object.fromEntries(Object.entries(bidangSurat).map(([nama, { contoh }]) => [nama, contoh])),
    nomor: await contohNomor(ctx, { ...jenis, tanggal: hariContoh }),
    ...Object.fromEntries(sendiri.map((nama) => [`isian.${nama}`, `(${nama.toLowerCase()})`])),
  };
  return {
    ...{ id, nama: teks("nama"), dipakai: bidangDalam(surat.judul, surat.perihal, surat.isi) },
    kertas: kertasSurat(
      { ...surat, ...(surat.judul ? {} : { tujuan: "Kepala Kantor Kementerian Agama\nKota Palu" }) },
      { nilai, tabel: tabelContoh(nilai) },
      await kopTertulis(ctx),
    ),
    boleh: { tulis: may(ctx, "naskahSurat:create") !== "no" },
  };
}

/** The day of the examples. */
const hariContoh = "2026-04-13";

const tabelContoh = (nilai: Nilai) => {
  const pegawai = [
    "1",
    `${nilai["pegawai.nama"]}\n${nilai["pegawai.nip"]}`,
    nilai["pegawai.pangkat"] ?? "",
    nilai["pegawai.jabatan"] ?? "",
  ];
  const siswa = ["1", nilai["siswa.nama"] ?? "", nilai["siswa.nisn"] ?? "", nilai["siswa.kelas"] ?? ""];
  return { pegawai: { kepala: kepalaPegawai, baris: [pegawai] }, siswa: { kepala: kepalaSiswa, baris: [siswa] } };
};
