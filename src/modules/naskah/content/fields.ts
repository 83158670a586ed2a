import { formatDay, isDay } from "#kit/dates.ts";
import type { SuratTable } from "./table.ts";

/** What may stand between {{ and }} in a letter's text, with what it is and what an example looks like. */
export const suratFields: Readonly<Record<string, { readonly label: string; readonly contoh: string }>> = {
  nomor: { label: "Nomor surat, diberikan saat ditandatangani", contoh: "005/Ma.22.01.01/04/2026" },
  tanggal: { label: "Tanggal surat", contoh: "13 April 2026" },
  tahun: { label: "Tahun surat", contoh: "2026" },
  tahunAjaran: { label: "Tahun ajaran yang berjalan", contoh: "2025/2026" },
  "madrasah.nama": { label: "Nama madrasah", contoh: "Madrasah Aliyah Negeri" },
  "madrasah.alamat": { label: "Alamat madrasah", contoh: "Jalan Pendidikan Nomor 38" },
  "madrasah.kota": { label: "Kota tempat surat ditandatangani", contoh: "Donggala" },
  "madrasah.npsn": { label: "NPSN", contoh: "40210044" },
  "madrasah.nsm": { label: "NSM", contoh: "131172710001" },
  "penandatangan.nama": { label: "Nama yang menandatangani", contoh: "Dr. Abdul Karim Lamadjido, M.Pd." },
  "penandatangan.nip": { label: "NIP yang menandatangani", contoh: "19720311 199803 1 001" },
  "penandatangan.pangkat": { label: "Pangkat yang menandatangani", contoh: "Pembina Tingkat I (IV/b)" },
  "penandatangan.jabatan": { label: "Jabatan yang menandatangani", contoh: "Kepala Madrasah" },
  "pegawai.nama": { label: "Nama pegawai", contoh: "Fitriani Lasimpo, S.Pd." },
  "pegawai.nip": { label: "NIP pegawai", contoh: "19910214 201903 2 001" },
  "pegawai.pangkat": { label: "Pangkat pegawai", contoh: "Penata Muda (III/a)" },
  "pegawai.jabatan": { label: "Jabatan pegawai", contoh: "Guru Ahli Pertama" },
  "pegawai.status": { label: "Status pegawai", contoh: "PNS" },
  "pegawai.tempatLahir": { label: "Tempat lahir pegawai", contoh: "Donggala" },
  "pegawai.tanggalLahir": { label: "Tanggal lahir pegawai", contoh: "14 Februari 1991" },
  "pegawai.alamat": { label: "Alamat pegawai", contoh: "Jalan Kedondong Nomor 12" },
  "pegawai.unitKerja": { label: "Unit kerja pegawai", contoh: "Madrasah Aliyah Negeri" },
  "siswa.nama": { label: "Nama siswa", contoh: "Nadia Rahma Tolare" },
  "siswa.nisn": { label: "NISN", contoh: "0091234567" },
  "siswa.nism": { label: "NISM", contoh: "131172710001260001" },
  "siswa.kelas": { label: "Kelas siswa", contoh: "XI IPA 2" },
  "siswa.jenisKelamin": { label: "Jenis kelamin siswa", contoh: "Perempuan" },
  "siswa.tempatLahir": { label: "Tempat lahir siswa", contoh: "Donggala" },
  "siswa.tanggalLahir": { label: "Tanggal lahir siswa", contoh: "3 Mei 2009" },
  "siswa.alamat": { label: "Alamat siswa", contoh: "Jalan Munif Rahman Nomor 7" },
  "siswa.namaAyah": { label: "Nama ayah", contoh: "Rahmat Tolare" },
  "siswa.namaIbu": { label: "Nama ibu", contoh: "Sitti Aminah" },
  "siswa.orangTua": { label: "Nama ayah, ibu, atau wali", contoh: "Rahmat Tolare" },
  "daftar.pegawai": { label: "Tabel semua pegawai yang dipilih", contoh: "" },
  "daftar.siswa": { label: "Tabel semua siswa yang dipilih", contoh: "" },
  "daftar.lampiran": { label: "Tabel yang dibawa naskah, misalnya dari seleksi PPDB", contoh: "" },
};

const badge = /\{\{([^{}]*)\}\}/g;
const ownPlaceholder = /^isian\.([\p{L}\p{N}][\p{L}\p{N} /-]{0,59})$/u;

/** Everything between {{ and }} in these texts, each once. */
export const placeholdersIn = (...teks: readonly (string | null)[]): readonly string[] => [
  ...new Set(teks.flatMap((satu) => [...(satu ?? "").matchAll(badge)].map(([, nama = ""]) => nama))),
];

/** The fields that the letter's writer fills in: "isian.Nama acara" is asked for as "Nama acara". */
export const ownPlaceholdersIn = (...teks: readonly (string | null)[]): readonly string[] =>
  placeholdersIn(...teks).flatMap((nama) => ownPlaceholder.exec(nama)?.[1] ?? []);

export const known = (nama: string): boolean => Object.hasOwn(suratFields, nama) || ownPlaceholder.test(nama);

/** What is wrong between the braces of a text, for whoever wrote it; names the fields that come nearest. */
export function fieldsFault(teks: string): string | undefined {
  const asing = placeholdersIn(teks).filter((nama) => !known(nama));
  if (asing.length > 0) {
    const mirip = [...new Set(asing.flatMap(mostSimilar))].map(inKurung).join(", ");
    return `Bidang ${asing.map(inKurung).join(", ")} tidak dikenal. Yang mirip: ${mirip}. Isian sendiri ditulis {{isian.Nama acara}}.`;
  }
  return /\{\{|\}\}/.test(teks.replace(badge, "")) ? "Ada {{ atau }} tanpa pasangannya. Bidang ditulis seperti {{tanggal}}." : undefined;
}

const inKurung = (nama: string) => `{{${nama}}}`;

/** The three known fields that share the most pairs of letters with it. */
function mostSimilar(nama: string): readonly string[] {
  const dicari = twoLetterWords(nama);
  const nilai = (kenal: string) => {
    const ada = twoLetterWords(kenal);
    return (2 * ada.filter((satu) => dicari.includes(satu)).length) / (ada.length + dicari.length || 1);
  };
  return Object.keys(suratFields)
    .map((kenal) => ({ kenal, mirip: nilai(kenal) }))
    .sort((satu, lain) => lain.mirip - satu.mirip)
    .slice(0, 3)
    .map(({ kenal }) => kenal);
}

const twoLetterWords = (kata: string): readonly string[] => {
  const kecil = kata.trim().toLowerCase();
  return [...kecil].slice(1).map((huruf, tempat) => `${kecil[tempat]}${huruf}`);
};

export type Value = Readonly<Record<string, string>>;

/** The text with its fields filled in; what has no value yet stays visible. */
export const fillText = (teks: string, nilai: Value): string =>
  teks.replace(badge, (seluruhnya, nama: string) => (Object.hasOwn(nilai, nama) && nilai[nama] ? nilai[nama] : seluruhnya));

/** The fields without a value, and the tables in which nobody and nothing stands. */
export const unfilled = (
  { nilai, tabel }: { readonly nilai: Value; readonly tabel: SuratTable },
  ...teks: readonly (string | null)[]
): readonly string[] =>
  placeholdersIn(...teks).filter((nama) =>
    nama.startsWith("daftar.") ? !hasRows(tabel, nama.slice("daftar.".length)) : !(Object.hasOwn(nilai, nama) && nilai[nama]),
  );

const hasRows = ({ pegawai, siswa, lampiran = [] }: SuratTable, nama: string): boolean =>
  (nama === "pegawai" ? [pegawai] : nama === "siswa" ? [siswa] : lampiran).some(({ baris }) => baris.length > 0);

/** Whether a field of one's own asks for a day: "Tanggal batas". Days of which there are several are asked for as "Hari dan tanggal". */
export const bertanggal = (nama: string): boolean => /^tanggal(\s|$)/i.test(nama);

/** Whether a field of one's own is answered in several lines: considerations, minutes, what was found. */
export const berbaris = (nama: string): boolean =>
  /^(menimbang|mengingat|memperhatikan|dasar|isi|hasil|pembahasan|kesimpulan|uraian|peserta)(\s|$)/i.test(nama);

/** Most letters of a field of one's own. */
export const longestOwn = (nama: string): number => (berbaris(nama) ? 4_000 : 500);

/** The letter's own fields as they are printed: a chosen day in words, what was typed as it was typed. */
export const printedFields = (isian: Value): Value =>
  Object.fromEntries(Object.entries(isian).map(([nama, kata]) => [nama, bertanggal(nama) && isDay(kata) ? formatDay(kata) : kata]));

/** What a field is called where one is told about it. */
export const describeFields = (nama: string): string => ownPlaceholder.exec(nama)?.[1] ?? suratFields[nama]?.label ?? nama;

/** The subject of a letter that is not yet filled in, for lists and notices. `known` by field, e.g. "siswa.nama". */
export function describePerihal(perihal: string, isian: Value, dikenal: Value = {}): string {
  const sendiri = Object.fromEntries(Object.entries(printedFields(isian)).map(([nama, kata]) => [`isian.${nama}`, kata]));
  return fillText(perihal, { ...dikenal, ...sendiri }).replace(badge, "…");
}
