import { choice, date, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { dokumen, milikPegawai, pemilik, sentence } from "./milik.ts";

const status = [
  { value: "kandung", label: "Anak kandung" },
  { value: "tiri", label: "Anak tiri" },
  { value: "angkat", label: "Anak angkat" },
];

export const anak = register({
  name: "anak",
  table: "anak",
  path: "/administration/anak",
  title: "DATA ANAK",
  lead: "Anak pegawai.",
  noun: "data anak",
  menu: { group: "Data Pribadi", label: "Anak", place: 50, hint: "Data anak Anda" },
  ...milikPegawai,
  fields: {
    nama: text({ label: "Nama anak", privacy: "rahasia", required: true, max: 120 }),
    tempatLahir: text({ label: "Tempat lahir", privacy: "rahasia", max: 80 }),
    tanggalLahir: date({ label: "Tanggal lahir", privacy: "rahasia", notAfterToday: true, from: "1940-01-01" }),
    status: choice({ label: "Status", privacy: "rahasia", options: status }),
    lampiranId: dokumen("rahasia", "Misalnya akta kelahiran."),
    pegawaiId: pemilik,
  },
  columns: ["nama", "tempatLahir", "tanggalLahir", "status", "lampiranId", "pegawaiId"],
  entry: { date: "tanggalLahir", title: ["nama"], dated: "Anak lahir", undated: "Anak" },
  searched: ["nama", "tempatLahir"],
  order: { by: "tanggalLahir", direction: "asc" },
  matchBy: [["pegawaiId", "nama"]],
  sentences: sentence("data anak", "Tambahkan anak, satu per satu."),
});
