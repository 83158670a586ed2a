import { choice, date, email, longText, number, phone, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { jurusan } from "#modules/akademik/index.ts";
import { nisn } from "#modules/kepegawaian/index.ts";
import { jenisKelamin, kegiatanAlumni } from "./options.ts";
import { alumniPath } from "./paths.ts";

export const alumni = register({
  name: "alumni",
  table: "alumni",
  path: alumniPath,
  title: "Data Alumni",
  lead: "Lulusan madrasah dan kegiatannya sekarang.",
  noun: "alumni",
  menu: { group: "Akademik", section: "Siswa", label: "Alumni", place: 70, hint: "Lulusan, dan kabar yang mereka kirim" },
  fields: {
    nama: text({ label: "Nama lengkap", privacy: "umum", required: true, max: 120 }),
    nisn: text({ label: "NISN", privacy: "dinas", ...nisn }),
    tanggalLahir: date({
      privacy: "pribadi",
      label: "Tanggal lahir",
      notAfterToday: true,
      from: "1960-01-01",
      hint: "Bersama NISN, dengan ini alumni mengenalkan diri saat memperbarui datanya.",
    }),
    jenisKelamin: choice({ label: "Jenis kelamin", privacy: "umum", options: jenisKelamin }),
    tahunLulus: number({ label: "Tahun lulus", privacy: "umum", required: true, min: 1991, max: 2100, step: 1, year: true }),
    jurusan: choice({ label: "Jurusan", privacy: "umum", options: jurusan }),
    kegiatan: choice({ label: "Kegiatan sekarang", privacy: "umum", options: kegiatanAlumni }),
    instansi: text({ label: "Kampus atau tempat kerja", privacy: "umum", max: 160 }),
    bidang: text({ label: "Program studi atau pekerjaan", privacy: "umum", max: 120 }),
    kota: text({ label: "Kota tempat tinggal", privacy: "pribadi", max: 80 }),
    alamat: longText({ label: "Alamat", privacy: "pribadi", max: 400 }),
    noTelepon: phone({ label: "Nomor telepon", privacy: "pribadi" }),
    email: email({ label: "Surel", privacy: "pribadi" }),
  },
  columns: ["nama", "tahunLulus", "kegiatan", "instansi", "bidang", "jurusan"],
  searched: ["nama", "nisn", "instansi", "bidang"],
  filters: ["kegiatan", "jurusan"],
  order: { by: "tahunLulus", direction: "desc" },
  handedOut: true,
  matchBy: [["nisn"], ["nama", "tanggalLahir"], ["nama", "tahunLulus"]],
  constraints: {
    alumni_nisn: { field: "nisn", sentence: "NISN ini sudah dipakai alumni lain." },
  },
  detail: true,
  tabs: [
    { to: "/administration/alumni", label: "Alumni", right: "alumni:read" },
    { to: "/administration/alumni/usulan", label: "Kabar dari Alumni", right: "usulanAlumni:read" },
  ],
  sentences: { ...sentencesFor("alumni", "Catat alumni pertama, atau impor daftar yang sudah ada."), save: "Perbarui" },
});
