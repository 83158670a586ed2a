import { date, longText, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { dokumen, milikPegawai, pemilik, sentence } from "./milik.ts";

export const jabatan = register({
  name: "jabatan",
  table: "jabatan",
  path: "/administration/jabatan",
  title: "DATA JABATAN",
  lead: "Jabatan dan tugas tambahan yang pernah dipegang.",
  noun: "riwayat jabatan",
  menu: { group: "Data Pribadi", label: "Jabatan", place: 80, hint: "Riwayat jabatan Anda" },
  ...milikPegawai,
  fields: {
    nama: text({ label: "Nama jabatan", privacy: "dinas", required: true, max: 120 }),
    nomorSk: text({ label: "Nomor SK jabatan", privacy: "dinas", max: 100 }),
    tanggalSk: date({ label: "Tanggal SK", privacy: "dinas", notAfterToday: true, from: "1950-01-01" }),
    tmt: date({ label: "TMT SK", privacy: "dinas", from: "1950-01-01", hint: "Tanggal mulai berlaku." }),
    keterangan: longText({ label: "Keterangan", privacy: "dinas", max: 400 }),
    lampiranId: dokumen("pribadi", "Pindaian SK."),
    pegawaiId: pemilik,
  },
  columns: ["nama", "nomorSk", "tanggalSk", "tmt", "lampiranId", "pegawaiId"],
  entry: { date: "tmt", title: ["nama"], dated: "Jabatan" },
  searched: ["nama", "nomorSk", "keterangan"],
  order: { by: "tmt", direction: "desc" },
  matchBy: [
    ["pegawaiId", "nomorSk"],
    ["pegawaiId", "nama", "tmt"],
  ],
  sentences: sentence("riwayat jabatan", "Mulai dari jabatan yang sekarang."),
});
