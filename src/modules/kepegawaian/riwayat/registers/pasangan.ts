import { date, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { dokumen, milikPegawai, pemilik, sentence } from "./milik.ts";

export const pasangan = register({
  name: "pasangan",
  table: "pasangan",
  path: "/administration/pasangan",
  title: "DATA SUAMI ISTRI",
  lead: "Suami atau istri pegawai.",
  noun: "data suami/istri",
  menu: { group: "Data Pribadi", label: "Suami Istri", place: 40, hint: "Data suami atau istri Anda" },
  ...milikPegawai,
  fields: {
    nama: text({ label: "Nama suami/istri", privacy: "rahasia", required: true, max: 120 }),
    tanggalMenikah: date({ label: "Tanggal menikah", privacy: "rahasia", notAfterToday: true, from: "1940-01-01" }),
    pekerjaan: text({ label: "Pekerjaan", privacy: "rahasia", max: 120 }),
    lampiranId: dokumen("rahasia", "Misalnya buku nikah."),
    pegawaiId: pemilik,
  },
  columns: ["nama", "tanggalMenikah", "pekerjaan", "lampiranId", "pegawaiId"],
  entry: { date: "tanggalMenikah", title: ["nama"], dated: "Menikah", undated: "Suami/istri" },
  searched: ["nama", "pekerjaan"],
  order: { by: "tanggalMenikah", direction: "desc" },
  matchBy: [["pegawaiId", "nama"]],
  sentences: sentence("data suami/istri", "Tambahkan suami atau istri."),
});
