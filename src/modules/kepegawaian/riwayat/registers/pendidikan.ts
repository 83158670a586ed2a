import { choice, date, longText, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { tingkatPendidikan } from "../../pendidikan.ts";
import { dokumen, milikPegawai, pemilik, sentence } from "./milik.ts";

export const pendidikan = register({
  name: "pendidikan",
  table: "pendidikan",
  path: "/administration/pendidikan",
  title: "DATA RIWAYAT PENDIDIKAN",
  lead: "Dari sekolah dasar sampai pendidikan terakhir, dengan ijazahnya.",
  noun: "riwayat pendidikan",
  menu: { group: "Data Pribadi", label: "Riwayat Pendidikan", place: 60, hint: "Sekolah dan kuliah yang Anda tempuh" },
  ...milikPegawai,
  fields: {
    tingkat: choice({ label: "Tingkat pendidikan", privacy: "dinas", required: true, options: tingkatPendidikan }),
    jurusan: text({ label: "Jurusan", privacy: "dinas", max: 120 }),
    namaPendidikan: text({ label: "Nama pendidikan", privacy: "dinas", max: 160, hint: "Misalnya Universitas Tadulako." }),
    nomorIjazah: text({ label: "Nomor ijazah", privacy: "dinas", max: 100 }),
    tanggalIjazah: date({ label: "Tanggal ijazah", privacy: "dinas", notAfterToday: true, from: "1940-01-01" }),
    pejabatIjazah: text({ label: "Pejabat penanda tangan ijazah", privacy: "dinas", max: 120 }),
    keterangan: longText({ label: "Keterangan", privacy: "dinas", max: 400 }),
    lampiranId: dokumen("pribadi", "Pindaian ijazah."),
    pegawaiId: pemilik,
  },
  columns: ["tingkat", "jurusan", "namaPendidikan", "nomorIjazah", "tanggalIjazah", "lampiranId", "pegawaiId"],
  entry: { date: "tanggalIjazah", title: ["tingkat", "jurusan"], dated: "Pendidikan" },
  searched: ["jurusan", "namaPendidikan", "nomorIjazah"],
  order: { by: "tanggalIjazah", direction: "desc" },
  matchBy: [
    ["pegawaiId", "nomorIjazah"],
    ["pegawaiId", "tingkat", "namaPendidikan"],
  ],
  sentences: sentence("riwayat pendidikan", "Mulai dari ijazah terakhir."),
});
