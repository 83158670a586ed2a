import { choice, date, email, file, longText, phone, reference, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { kelas } from "#modules/akademik/index.ts";
import { agama, nik, nism, nisn } from "#modules/kepegawaian/index.ts";
import { jenisKelamin } from "./pilihan.ts";

const status = [
  { value: "aktif", label: "Aktif" },
  { value: "lulus", label: "Lulus" },
  { value: "mutasi", label: "Mutasi keluar" },
  { value: "keluar", label: "Keluar" },
];

export const siswa = register({
  name: "siswa",
  table: "siswa",
  path: "/administration/siswa",
  title: "Data Siswa",
  lead: "Data pribadi peserta didik. Wali kelas melihat kelasnya sendiri.",
  noun: "siswa",
  fields: {
    nama: text({ label: "Nama lengkap", required: true, max: 120 }),
    nisn: text({ label: "NISN", ...nisn }),
    nism: text({ label: "NISM", ...nism }),
    nik: text({ label: "NIK", ...nik }),
    kelasId: reference({ label: "Kelas", register: kelas }),
    status: choice({ label: "Status", required: true, options: status, initial: "aktif" }),
    jenisKelamin: choice({ label: "Jenis kelamin", required: true, options: jenisKelamin }),
    tempatLahir: text({ label: "Tempat lahir", max: 80 }),
    tanggalLahir: date({ label: "Tanggal lahir", notAfterToday: true, from: "1960-01-01" }),
    agama: choice({ label: "Agama", options: agama, initial: "ISLAM" }),
    alamat: longText({ label: "Alamat", max: 400 }),
    noTelepon: phone({ label: "Nomor telepon" }),
    email: email({ label: "Surel" }),
    asalSekolah: text({ label: "Asal sekolah", max: 120 }),
    tanggalMasuk: date({ label: "Tanggal masuk", from: "1991-06-13" }),
    namaAyah: text({ label: "Nama ayah", max: 120 }),
    pekerjaanAyah: text({ label: "Pekerjaan ayah", max: 80 }),
    namaIbu: text({ label: "Nama ibu", max: 120 }),
    pekerjaanIbu: text({ label: "Pekerjaan ibu", max: 80 }),
    namaWali: text({ label: "Nama wali", max: 120, hint: "Bila bukan ayah atau ibu." }),
    noTeleponOrtu: phone({ label: "Nomor telepon orang tua/wali" }),
    fotoId: file({ label: "Foto", accept: ["image/png", "image/jpeg"], hint: "Pasfoto. Tidak pernah tampil di situs." }),
  },
  columns: ["nama", "nisn", "kelasId", "jenisKelamin", "tanggalLahir", "status"],
  searched: ["nama", "nisn", "kelasId"],
  filters: ["kelasId", "status", "jenisKelamin"],
  order: { by: "nama", direction: "asc" },
  owner: "kelasId.waliId",
  constraints: {
    siswa_nisn: { field: "nisn", sentence: "NISN ini sudah dipakai siswa lain." },
    siswa_nism: { field: "nism", sentence: "NISM ini sudah dipakai siswa lain." },
    siswa_nik: { field: "nik", sentence: "NIK ini sudah dipakai siswa lain." },
  },
  detail: true,
  watched: true,
  sentences: sentencesFor("siswa", "Catat siswa pertama, atau impor daftar yang sudah ada."),
});
