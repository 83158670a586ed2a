import { formatDay } from "#kit/dates.ts";
import type { Block } from "#kit/documents/paper.ts";
import type { Fields } from "#kit/register/fields.ts";
import { asWords } from "#kit/ui/field/words.ts";

/** What the family itself has told, as one line of the sheet each: its words, and the fields it holds. */
const orangTua = (siapa: "Ayah" | "Ibu") => [
  { label: `Nama ${siapa.toLowerCase()}`, isian: [`nama${siapa}`] },
  { label: `NIK ${siapa.toLowerCase()}`, isian: [`nik${siapa}`] },
  { label: `Tanggal lahir ${siapa.toLowerCase()}`, isian: [`tanggalLahir${siapa}`] },
  { label: `Pendidikan, pekerjaan ${siapa.toLowerCase()}`, isian: [`pendidikan${siapa}`, `pekerjaan${siapa}`] },
  { label: `Telepon ${siapa.toLowerCase()}`, isian: [`noTelepon${siapa}`] },
];

const lines: readonly { readonly label: string; readonly isian: readonly string[] }[] = [
  { label: "Nama lengkap", isian: ["nama"] },
  { label: "NISN", isian: ["nisn"] },
  { label: "NIK", isian: ["nik"] },
  { label: "Tempat, tanggal lahir", isian: ["tempatLahir", "tanggalLahir"] },
  { label: "Jenis kelamin", isian: ["jenisKelamin"] },
  { label: "Anak ke-, jumlah saudara", isian: ["anakKe", "jumlahSaudara"] },
  { label: "Telepon siswa", isian: ["noTelepon"] },
  { label: "Alamat", isian: ["alamat"] },
  { label: "RT/RW", isian: ["rt", "rw"] },
  { label: "Kelurahan, kecamatan", isian: ["kelurahan", "kecamatan"] },
  { label: "Kabupaten/kota, provinsi", isian: ["kabupaten", "provinsi"] },
  { label: "Kode pos", isian: ["kodePos"] },
  { label: "Nomor KK", isian: ["noKk"] },
  { label: "Kepala keluarga", isian: ["kepalaKeluarga"] },
  ...orangTua("Ayah"),
  ...orangTua("Ibu"),
  { label: "Nama wali, hubungan", isian: ["namaWali", "hubunganWali"] },
  { label: "Telepon yang dihubungi madrasah", isian: ["noTeleponOrtu"] },
];

export interface LembarSiswa {
  readonly nama: string;
  readonly kelas: string | null;
  readonly isi: Readonly<Record<string, unknown>>;
  /** What lists from elsewhere say otherwise. */
  readonly lain: readonly { readonly isian: string; readonly sumber: string; readonly baru: string }[];
}

interface Lembar {
  readonly anak: readonly LembarSiswa[];
  /** Those that whoever prints may take along; others are not on the sheet. */
  readonly fields: Fields;
  /** "YYYY-MM-DD", when it is to be back. */
  readonly kembali: string;
}

/** A page for each pupil: what is recorded, room to correct it, and who signs. */
export function lembarBlocks({ anak, fields, kembali }: Lembar): Block[] {
  const shown = lines.filter(({ isian }) => isian.every((nama) => Object.hasOwn(fields, nama)));
  return anak.flatMap(({ nama, kelas, isi, lain }, place): Block[] => [
    ...(place > 0 ? [{ kind: "page" } as const] : []),
    { kind: "heading", text: `Lembar Data Siswa: ${nama}${kelas ? `, kelas ${kelas}` : ""}` },
    {
      kind: "paragraph",
      tone: "quiet",
      text: `Mohon periksa data di bawah ini dengan kartu keluarga dan akta kelahiran. Yang benar dibiarkan; yang keliru atau kosong ditulis di kolom kanan.${lain.length > 0 ? " Yang di dalam kurung tertulis berbeda di daftar itu." : ""}`,
    },
    {
      kind: "table",
      written: true,
      columns: [
        { label: "Isian", share: 2.2 },
        { label: "Yang tercatat", share: 3.4 },
        { label: "Yang benar, bila berbeda", share: 3.4 },
      ],
      rows: shown.map(({ label, isian }) => [
        label,
        [said(isian, fields, isi), elsewhere(isian, fields, lain)].filter((kata) => kata !== "").join(" "),
        "",
      ]),
    },
    { kind: "paragraph", text: `Dikembalikan kepada wali kelas paling lambat ${formatDay(kembali)}.` },
    { kind: "signature", place: "", role: "Orang tua/wali,", name: "(....................................................)" },
  ]);
}

const said = (isian: readonly string[], fields: Fields, isi: LembarSiswa["isi"]): string =>
  isian
    .map((nama) => {
      const field = fields[nama];
      return field ? asWords(field, isi[nama], {}) : "";
    })
    .filter((kata) => kata !== "")
    .join(isian[0] === "rt" ? "/" : ", ");

/** "(EMIS: Poso)"; where a line holds several fields, by the name of the one that differs. */
const elsewhere = (isian: readonly string[], fields: Fields, lain: LembarSiswa["lain"]): string =>
  lain
    .filter((one) => isian.includes(one.isian))
    .map(
      ({ isian: nama, sumber, baru }) =>
        `(${[`${sumber}:`, isian.length > 1 && fields[nama]?.label, baru || "kosong"].filter(Boolean).join(" ")})`,
    )
    .join(" ");
