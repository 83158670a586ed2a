import { demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { addDays, today } from "#kit/dates.ts";
import { find } from "#kit/register/store.server.ts";
import { momentAt } from "#kit/time-zone.ts";
import { sampleNomor } from "#modules/persuratan/index.server.ts";
import { readPengaturan, readSekolah } from "#modules/profil/index.server.ts";
import { ownPlaceholdersIn, placeholdersIn, suratFields, type Value } from "../content/fields.ts";
import { jenisOf } from "../content/jenis.server.ts";
import { writtenKop } from "../content/kop.server.ts";
import { suratPaper } from "../content/paper.ts";
import type { SavedPaper } from "../content/saved-paper.ts";
import { kepalaPegawai, kepalaSiswa } from "../content/table.ts";
import { madrasahFields } from "../content/value.server.ts";
import type { Untuk } from "../naskah.ts";
import { templateSurat } from "../template-surat.ts";

export interface TemplateOptions {
  readonly id: string;
  readonly nama: string;
  readonly jenis: string;
  readonly untuk: Untuk;
  readonly perihal: string;
}

const lately = 90;

/**
 * What a letter can be written from, what the office wrote from most lately first.
 * @param answers another letter: what goes to somebody comes before; @throws Refusal 403
 */
export async function templateOptions(ctx: ReadCtx, answers = false): Promise<readonly TemplateOptions[]> {
  demand(ctx, "naskahSurat:create");
  return ctx.db
    .selectFrom("templateSurat")
    .innerJoin("jenisNaskah", "jenisNaskah.id", "templateSurat.jenisId")
    .leftJoin(
      (from) =>
        from
          .selectFrom("naskahSurat")
          .select(({ fn }) => ["templateId", fn.countAll().as("times")])
          .where("createdAt", ">", momentAt(addDays(today(ctx.now), -lately)))
          .groupBy("templateId")
          .as("written"),
      (join) => join.onRef("written.templateId", "=", "templateSurat.id"),
    )
    .select(["templateSurat.id", "templateSurat.nama", "jenisNaskah.nama as jenis", "untuk", "perihal"])
    .where(notDeleted("templateSurat"))
    .where("templateSurat.aktif", "=", true)
    .$if(answers, (found) => found.orderBy("jenisNaskah.beralamat", "desc"))
    .orderBy("written.times", (by) => by.desc().nullsLast())
    .orderBy("templateSurat.nama")
    .execute();
}

export interface TemplateContent {
  readonly id: string;
  readonly nama: string;
  readonly kertas: SavedPaper;
  /** Fields that occur in it. */
  readonly dipakai: readonly string[];
  readonly boleh: { readonly tulis: boolean };
}

/** A template filled in with examples. @throws Refusal 404 */
export async function loadTemplate(ctx: ReadCtx, id: string): Promise<TemplateContent> {
  const row = await find(ctx, templateSurat, id);
  const teks = (nama: string) => (typeof row[nama] === "string" ? row[nama] : "");
  const surat = { judul: teks("judul") || null, perihal: teks("perihal"), tujuan: null, lampiran: null, tembusan: null, isi: teks("isi") };
  const sendiri = ownPlaceholdersIn(surat.judul, surat.perihal, surat.isi);
  const jenis = { jenisId: teks("jenisId"), klasifikasiId: teks("klasifikasiId") || null };
  const { bentuk, beralamat } = await jenisOf(ctx, jenis.jenisId);
  const [pengaturan, { kantor }] = [await readPengaturan(ctx), await readSekolah(ctx)];
  const nilai: Value = {
    ...Object.fromEntries(Object.entries(suratFields).map(([nama, { contoh }]) => [nama, contoh])),
    ...Object.fromEntries(Object.entries(madrasahFields(pengaturan)).filter(([, kata]) => kata !== "")),
    "pegawai.unitKerja": pengaturan.nama,
    nomor: await sampleNomor(ctx, { ...jenis, tanggal: sampleHari }),
    ...Object.fromEntries(sendiri.map((nama) => [`isian.${nama}`, `(${nama.toLowerCase()})`])),
  };
  return {
    ...{ id, nama: teks("nama"), dipakai: placeholdersIn(surat.judul, surat.perihal, surat.isi) },
    kertas: suratPaper(
      {
        ...surat,
        bentuk,
        ...(surat.judul && !beralamat ? {} : { tujuan: `Kepala ${kantor.replace(/ (?=Kota |Kabupaten )/, "\n")}` }),
      },
      { nilai, tabel: sampleTable(nilai) },
      await writtenKop(ctx),
    ),
    boleh: { tulis: may(ctx, "naskahSurat:create") !== "no" },
  };
}

/** The day of the examples. */
const sampleHari = "2026-04-13";

const sampleTable = (nilai: Value) => {
  const pegawai = [
    "1",
    `${nilai["pegawai.nama"]}\n${nilai["pegawai.nip"]}`,
    nilai["pegawai.pangkat"] ?? "",
    nilai["pegawai.jabatan"] ?? "",
  ];
  const siswa = ["1", nilai["siswa.nama"] ?? "", nilai["siswa.nisn"] ?? "", nilai["siswa.kelas"] ?? ""];
  const lampiran = [{ judul: "Judul tabel", kepala: ["No.", "Isi"], baris: [["1", "(dari bagian lain portal)"]] }];
  return { pegawai: { kepala: kepalaPegawai, baris: [pegawai] }, siswa: { kepala: kepalaSiswa, baris: [siswa] }, lampiran };
};
