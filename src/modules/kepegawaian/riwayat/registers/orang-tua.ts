import { date, longText, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { dokumen, milikPegawai, pemilik, sentence } from "./milik.ts";

export const orangTua = register({
  name: "orangTua",
  table: "orang_tua",
  path: "/administration/orang-tua",
  title: "DATA ORANG TUA",
  lead: "Ayah dan ibu pegawai.",
  noun: "data orang tua",
  menu: { group: "Data Pribadi", label: "Orang Tua", place: 30, hint: "Data ayah dan ibu Anda" },
  ...milikPegawai,
  fields: {
    nama: text({ label: "Nama orang tua", privacy: "rahasia", required: true, max: 120 }),
    tempatLahir: text({ label: "Tempat lahir", privacy: "rahasia", max: 80 }),
    tanggalLahir: date({ label: "Tanggal lahir", privacy: "rahasia", notAfterToday: true, from: "1900-01-01" }),
    alamat: longText({ label: "Alamat", privacy: "rahasia", max: 400 }),
    lampiranId: dokumen("rahasia", "Misalnya kartu keluarga."),
    pegawaiId: pemilik,
  },
  columns: ["nama", "tempatLahir", "tanggalLahir", "alamat", "lampiranId", "pegawaiId"],
  entry: { date: "tanggalLahir", title: ["nama"], dated: "Orang tua lahir", undated: "Orang tua" },
  searched: ["nama", "tempatLahir", "alamat"],
  order: { by: "tanggalLahir", direction: "asc" },
  matchBy: [["pegawaiId", "nama"]],
  sentences: { ...sentence("data orang tua", "Tambahkan ayah dan ibu."), add: "+ Tambah File" },
});
