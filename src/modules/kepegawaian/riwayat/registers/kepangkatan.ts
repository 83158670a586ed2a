import { choice, date, longText, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { pangkat } from "../../pangkat.ts";
import { kepangkatanPath } from "../../paths.ts";
import { dokumen, milikPegawai, pemilik, sentence } from "./milik.ts";

const jenis = [
  { value: "pangkat", label: "Pengangkatan atau kenaikan pangkat" },
  { value: "gaji-berkala", label: "Kenaikan gaji berkala" },
];

export const kepangkatan = register({
  name: "kepangkatan",
  table: "kepangkatan",
  path: kepangkatanPath,
  title: "DATA KEPANGKATAN",
  lead: "Riwayat pangkat dan kenaikan gaji berkala; dari sini jatuh tempo berikutnya dihitung.",
  noun: "riwayat kepangkatan",
  menu: { group: "Data Pribadi", label: "Kepangkatan", place: 70, hint: "Riwayat pangkat dan golongan Anda" },
  ...milikPegawai,
  fields: {
    pangkat: choice({ label: "Pangkat/golongan", privacy: "dinas", required: true, options: pangkat }),
    jenis: choice({ label: "Jenis SK", privacy: "dinas", required: true, options: jenis, initial: "pangkat" }),
    tmt: date({ label: "TMT", privacy: "dinas", from: "1950-01-01", hint: "Tanggal mulai berlaku." }),
    nomorSk: text({ label: "Nomor SK", privacy: "dinas", max: 100 }),
    tanggalSk: date({ label: "Tanggal SK", privacy: "dinas", notAfterToday: true, from: "1950-01-01" }),
    keterangan: longText({ label: "Keterangan", privacy: "dinas", max: 400 }),
    lampiranId: dokumen("pribadi", "Pindaian SK."),
    pegawaiId: pemilik,
  },
  columns: ["pangkat", "tmt", "nomorSk", "tanggalSk", "jenis", "lampiranId", "pegawaiId"],
  entry: { date: "tmt", title: ["pangkat"], dated: "Kepangkatan" },
  searched: ["pangkat", "nomorSk", "keterangan"],
  order: { by: "tmt", direction: "desc" },
  matchBy: [
    ["pegawaiId", "nomorSk"],
    ["pegawaiId", "pangkat", "tmt"],
  ],
  sentences: sentence("riwayat kepangkatan", "Mulai dari SK pengangkatan pertama."),
});
