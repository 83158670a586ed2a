import type { ListWords } from "#kit/lists/words.ts";
import { bare } from "#kit/lists/words.ts";
import { komponenLabel } from "../komponen.ts";
import type { Examiner } from "../lembar.ts";
import type { Measure } from "../settle.ts";
import { averageHead, mapelHead, usedHead } from "../sheet-heads.ts";

const split = (list: string): readonly string[] => list.split("|");

const heads = {
  "Nomor pendaftaran": split(
    "no pendaftaran|nomor peserta|no peserta|nomor peserta ujian|no peserta ujian|nomor ujian|no ujian|id peserta|id|username|user name|nomor kartu|no kartu|nomor kartu ujian|no kartu ujian|nomor registrasi|no registrasi|no reg|kode peserta|nopes|nomor",
  ),
  NISN: split("no nisn|nomor nisn|n i s n|nisn peserta|nisn siswa"),
  Nama: split("nama peserta|nama siswa|nama lengkap|nama calon siswa|nama peserta didik|nama pendaftar|peserta"),
  "Tanggal lahir": split("tgl lahir|tgl lhr|tanggal kelahiran|lahir"),
};

const total = split(
  "skor|score|nilai akhir|skor akhir|total nilai|nilai total|total skor|skor total|jumlah nilai|hasil|nilai cbt|nilai tes|nilai ujian|poin|total poin",
);

/** What such lists say besides, and no mark needs. */
const ignored = split(
  "no|nomor urut|no urut|#|kelas|sesi|ruang|ruangan|password|kata sandi|benar|salah|kosong|jumlah benar|jumlah salah|tidak dijawab|tidak dijawab|waktu|waktu mulai|waktu selesai|mulai|selesai|durasi|lama pengerjaan|status|ip|server|jenis kelamin|l p|jk|asal sekolah|sekolah|jalur|keterangan|ket|rata rata|rata rata nilai|peringkat|ranking|predikat",
);

const closing = split(
  "jumlah|total|rata rata|nilai tertinggi|nilai terendah|mengetahui|kepala madrasah|kepala|panitia|nip|catatan|keterangan|dicetak",
);

const ttl = split("ttl|tempat tanggal lahir|tempat tgl lahir|tempat dan tanggal lahir|tempat dan tgl lahir");

/** How programs of examinations and of rapors head their columns. */
export function sheetWords(measure: Measure, penguji: Examiner): ListWords {
  const { komponen, mapel } = measure;
  const own = `penguji ${penguji}`;
  const others = ["penguji 1", "penguji 2", "penyelesaian"].filter((head) => head !== own);
  const label = komponenLabel(komponen);
  const marks = mapel.length > 0 ? subjectHeads(mapel) : { Nilai: [own, label, `nilai ${label}`, ...total] };
  const averages = [averageHead(), ...[1, 2, 3, 4, 5, 6].map((semester) => averageHead(semester))];
  // A sixth semester is in many rapors, and counts for nothing.
  const sixth = mapel.flatMap((one) => headsOf(one, 6));
  return {
    heads: { ...heads, ...marks },
    values: {},
    pairs: [{ heads: ttl, labels: ["Tempat lahir", "Tanggal lahir"] }],
    ignored: [...ignored, ...others, usedHead, ...averages, ...sixth],
    closing,
  };
}

/** By the bare name of a subject, what else it is called. */
const called: readonly (readonly string[])[] = [
  split("matematika|mtk|mat|mtk wajib|matematika umum"),
  split("bahasa indonesia|b indonesia|bhs indonesia|b indo|bindo|bind|bin|indonesia"),
  split("bahasa inggris|b inggris|bhs inggris|b ing|bing|big|inggris"),
  split("bahasa arab|b arab|bhs arab|barab|bar|arab"),
  split("ipa|ilmu pengetahuan alam|ipa terpadu|sains"),
  split("ips|ilmu pengetahuan sosial|ips terpadu"),
  split("pai|pendidikan agama islam|agama islam|agama|pendidikan agama islam dan budi pekerti"),
  split(
    "al qur an hadis|al qur an hadits|alquran hadis|alquran hadits|al quran hadis|al quran hadits|quran hadis|qur an hadis|quran hadits|qurdis|qh|qurdits",
  ),
  split("akidah akhlak|aqidah akhlak|aqidah akhlaq|akidah|aa"),
  split("fikih|fiqih|fiqh|fikh"),
  split("ski|sejarah kebudayaan islam|s k i"),
  split("ppkn|pkn|pendidikan pancasila|pancasila|pendidikan pancasila dan kewarganegaraan|pendidikan kewarganegaraan"),
];

const roman = ["", "i", "ii", "iii", "iv", "v", "vi"];

function subjectHeads(mapel: readonly string[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(mapel.flatMap((one) => [1, 2, 3, 4, 5].map((semester) => [mapelHead(one, semester), headsOf(one, semester)])));
}

function headsOf(mapel: string, semester: number): readonly string[] {
  const plain = bare(mapel);
  const names = called.find((one) => one.includes(plain)) ?? [plain];
  const numbers = [String(semester), roman[semester] ?? ""];
  const times = numbers.flatMap((number) => ["semester", "sem", "smt", "smtr", "smstr", "s", "sm"].map((word) => `${word} ${number}`));
  const forms = [
    ...times,
    `s${semester}`,
    `smt${semester}`,
    `sem${semester}`,
    `semester${semester}`,
    String(semester),
    roman[semester] ?? "",
  ];
  return names.flatMap((name) => forms.flatMap((form) => [`${name} ${form}`, `${form} ${name}`]));
}
