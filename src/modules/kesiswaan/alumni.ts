import { choice, date, email, longText, number, phone, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { jurusan } from "#modules/akademik/index.ts";
import { nisn } from "#modules/kepegawaian/index.ts";
import { jenisKelamin, kegiatanAlumni } from "./pilihan.ts";

export const alumni = register({
  name: "alumni",
  table: "alumni",
  path: "/administration/alumni",
  title: "Data Alumni",
  lead: "Lulusan madrasah dan kegiatannya sekarang.",
  noun: "alumni",
  fields: {
    nama: text({ label: "Nama lengkap", required: true, max: 120 }),
    nisn: text({ label: "NISN", ...nisn }),
    tanggalLahir: date({
      label: "Tanggal lahir",
      notAfterToday: true,
      from: "1960-01-01",
      hint: "Bersama NISN, dengan ini alumni mengenalkan diri saat memperbarui datanya.",
    }),
    jenisKelamin: choice({ label: "Jenis kelamin", options: jenisKelamin }),
    tahunLulus: number({ label: "Tahun lulus", required: true, min: 1991, max: 2100, step: 1, year: true }),
    jurusan: choice({ label: "Jurusan", options: jurusan }),
    kegiatan: choice({ label: "Kegiatan sekarang", options: kegiatanAlumni }),
    instansi: text({ label: "Kampus atau tempat kerja", max: 160 }),
    bidang: text({ label: "Program studi atau pekerjaan", max: 120 }),
    kota: text({ label: "Kota tempat tinggal", max: 80 }),
    alamat: longText({ label: "Alamat", max: 400 }),
    noTelepon: phone({ label: "Nomor telepon" }),
    email: email({ label: "Surel" }),
  },
  columns: ["nama", "tahunLulus", "kegiatan", "instansi", "bidang", "jurusan"],
  searched: ["nama", "nisn", "instansi", "bidang"],
  filters: ["kegiatan", "jurusan"],
  order: { by: "tahunLulus", direction: "desc" },
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
