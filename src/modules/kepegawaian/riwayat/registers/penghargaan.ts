import { choice, date, longText, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { penghargaanPath } from "../../paths.ts";
import { dokumen, milikPegawai, pemilik, sentence } from "./milik.ts";

const satyalancana = [
  { value: "10", label: "Satyalancana Karya Satya 10 Tahun" },
  { value: "20", label: "Satyalancana Karya Satya 20 Tahun" },
  { value: "30", label: "Satyalancana Karya Satya 30 Tahun" },
];

export const penghargaan = register({
  name: "penghargaan",
  table: "penghargaan",
  path: penghargaanPath,
  title: "DATA PENGHARGAAN",
  lead: "Tanda kehormatan dan penghargaan yang diterima.",
  noun: "riwayat penghargaan",
  menu: { group: "Data Pribadi", label: "Penghargaan", place: 100, hint: "Penghargaan yang Anda terima" },
  ...milikPegawai,
  fields: {
    nama: text({ label: "Nama penghargaan", privacy: "dinas", required: true, max: 200 }),
    satyalancana: choice({ label: "Tanda kehormatan", privacy: "dinas", options: satyalancana, hint: "Kosongkan untuk penghargaan lain." }),
    pemberi: text({ label: "Pemberi", privacy: "dinas", max: 160 }),
    nomorSk: text({ label: "Nomor SK", privacy: "dinas", max: 100 }),
    tanggal: date({ label: "Tanggal", privacy: "dinas", notAfterToday: true, from: "1950-01-01" }),
    keterangan: longText({ label: "Keterangan", privacy: "dinas", max: 400 }),
    lampiranId: dokumen("pribadi", "Pindaian piagam."),
    pegawaiId: pemilik,
  },
  columns: ["nama", "pemberi", "tanggal", "nomorSk", "lampiranId", "pegawaiId"],
  entry: { date: "tanggal", title: ["nama"], dated: "Penghargaan" },
  searched: ["nama", "pemberi", "nomorSk"],
  order: { by: "tanggal", direction: "desc" },
  matchBy: [
    ["pegawaiId", "nomorSk"],
    ["pegawaiId", "nama", "tanggal"],
  ],
  sentences: sentence("riwayat penghargaan", "Tambahkan penghargaan yang pernah diterima."),
});
