import { choice, date, file, longText, reference, text } from "#kit/register/fields.ts";
import { type RegisterTab, register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { kelas } from "#modules/akademik/index.ts";
import { jenisKelamin } from "../options.ts";
import { siswaFields } from "../siswa/bagian-siswa.ts";
import { siswa } from "../siswa/siswa.ts";

export const mutasiPath = "/administration/mutasi-siswa";

export const tabMutasi: readonly RegisterTab[] = [
  { to: mutasiPath, label: "Daftar mutasi", right: "mutasiSiswa:read" },
  { to: `${mutasiPath}/keluar`, label: "Catat mutasi keluar", right: "mutasiSiswa:create" },
  { to: `${mutasiPath}/masuk`, label: "Catat mutasi masuk", right: "mutasiSiswa:create" },
];

export type JenisMutasi = "masuk" | "keluar";

const jenis = [
  { value: "masuk", label: "Masuk" },
  { value: "keluar", label: "Keluar" },
];

const npsn = text({
  label: "NPSN",
  privacy: "dinas",
  max: 8,
  pattern: /^[1-9]\d{7}$/,
  patternSentence: "NPSN terdiri dari 8 angka dan tidak diawali 0.",
});
const suratPindah = {
  nomorSurat: text({ label: "Nomor surat pindah", privacy: "dinas", required: true, max: 120, hint: "Seperti tertulis di surat." }),
  tanggalSurat: date({ label: "Tanggal surat", privacy: "dinas", required: true, notAfterToday: true, from: "1991-06-13" }),
  suratId: file({ label: "Pindaian surat", privacy: "pribadi", accept: ["application/pdf", "image/png", "image/jpeg"] }),
};

/** Pupils who came from or went to another school. A mutation is written by its own form, because it moves the pupil too. */
export const mutasiSiswa = register({
  name: "mutasiSiswa",
  table: "mutasi_siswa",
  path: mutasiPath,
  title: "Mutasi Siswa",
  lead: "Siswa yang datang dari sekolah lain atau pindah ke sekolah lain, dengan suratnya.",
  noun: "mutasi",
  menu: {
    group: "Akademik",
    section: "Siswa",
    label: "Mutasi Siswa",
    place: 50,
    hint: "Siswa yang masuk dan keluar, dengan surat pindahnya",
  },
  fields: {
    siswaId: reference({ label: "Siswa", privacy: "dinas", required: true, register: siswa }),
    jenis: choice({ label: "Mutasi", privacy: "dinas", required: true, options: jenis }),
    tanggal: date({ label: "Tanggal", privacy: "dinas", required: true }),
    sekolah: text({ label: "Sekolah asal atau tujuan", privacy: "dinas", required: true, max: 160 }),
    npsn,
    kelasId: reference({ label: "Kelas", privacy: "dinas", register: kelas }),
    alasan: longText({ label: "Alasan", privacy: "pribadi", max: 400 }),
    ...suratPindah,
  },
  columns: ["siswaId", "jenis", "tanggal", "sekolah", "kelasId", "nomorSurat"],
  searched: ["siswaId", "sekolah", "nomorSurat"],
  filters: ["jenis", "tanggal"],
  order: { by: "tanggal", direction: "desc" },
  tabs: tabMutasi,
  detail: true,
  watched: true,
  readOnly: true,
  manages: "membatalkan",
  sentences: sentencesFor("mutasi", "Mutasi dicatat lewat tab Catat mutasi keluar atau Catat mutasi masuk."),
});

const hariSekolah = { required: true, from: "1991-06-13", notAfterToday: true } as const;

export const keluarFields = {
  siswaId: reference({ label: "Siswa", required: true, register: siswa }),
  tanggal: date({ label: "Hari pertama tidak lagi di madrasah ini", ...hariSekolah }),
  sekolah: text({ label: "Sekolah tujuan", required: true, max: 160 }),
  npsn: { ...npsn, label: "NPSN sekolah tujuan" },
  alasan: longText({ label: "Alasan", required: true, max: 400, hint: "Misalnya mengikuti orang tua pindah tugas." }),
  ...suratPindah,
};

const { nama, nisn, nik, dicocokkan, tempatLahir, tanggalLahir, namaAyah, namaIbu, noTeleponOrtu } = siswaFields;

export const masukFields = {
  nama,
  jenisKelamin: choice({ label: "Jenis kelamin", required: true, options: jenisKelamin }),
  nisn,
  nik,
  dicocokkan,
  tempatLahir,
  tanggalLahir: { ...tanggalLahir, required: true },
  kelasId: reference({ label: "Ditempatkan di kelas", required: true, register: kelas }),
  tanggal: date({ label: "Hari pertama di madrasah ini", ...hariSekolah }),
  namaAyah,
  namaIbu,
  noTeleponOrtu,
  sekolah: text({ label: "Sekolah asal", required: true, max: 160 }),
  npsn: { ...npsn, label: "NPSN sekolah asal" },
  alasan: longText({ label: "Alasan", max: 400 }),
  ...suratPindah,
};

export const mutasiFields = { keluar: keluarFields, masuk: masukFields } as const;
