import { choice, date, email, longText, number, phone, text, yesNo } from "#kit/register/fields.ts";
import { nisn } from "#modules/kepegawaian/index.ts";
import { kegiatanAlumni } from "../options.ts";

export const alumniPath = "/alumni";
export const usulanPath = "/administration/alumni/usulan";

/** Kept word for word with each entry. */
export const approvalSentence =
  "Saya alumni yang bersangkutan, dan setuju madrasah menyimpan data ini untuk menelusuri lulusannya. Data ini tidak ditampilkan di situs.";

/** By what an alumnus is known. */
export const siapaFields = {
  nama: text({ label: "Nama lengkap", required: true, max: 120, autocomplete: "name" }),
  tanggalLahir: date({ label: "Tanggal lahir", required: true, notAfterToday: true, from: "1960-01-01", autocomplete: "bday" }),
  tahunLulus: number({ label: "Tahun lulus", required: true, min: 1991, max: 2100, step: 1, year: true }),
  nisn: text({ label: "NISN", ...nisn, hint: "10 angka, tertulis di ijazah. Kosongkan bila ijazah Anda belum memuatnya." }),
};

/** What they do now. */
export const currentFields = {
  kegiatan: choice({ label: "Kegiatan sekarang", required: true, options: kegiatanAlumni }),
  instansi: text({ label: "Kampus atau tempat kerja", max: 160 }),
  bidang: text({ label: "Program studi atau pekerjaan", max: 120 }),
  kota: text({ label: "Kota tempat tinggal", max: 80 }),
  noTelepon: phone({ label: "Nomor telepon", autocomplete: "tel" }),
  email: email({ label: "E-mail", autocomplete: "email" }),
  pesan: longText({ label: "Pesan untuk madrasah", max: 500 }),
};

export const usulanFields = {
  ...siapaFields,
  ...currentFields,
  persetujuan: yesNo({ label: approvalSentence, required: true, mustBeYes: "Centang persetujuan ini agar data Anda dapat kami simpan." }),
};
