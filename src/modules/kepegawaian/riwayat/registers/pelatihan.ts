import { date, longText, number, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { dokumen, milikPegawai, pemilik, sentence } from "./milik.ts";

export const pelatihan = register({
  name: "pelatihan",
  table: "pelatihan",
  path: "/administration/pelatihan",
  title: "DATA PELATIHAN",
  lead: "Pelatihan, kursus, dan lokakarya yang diikuti.",
  noun: "riwayat pelatihan",
  menu: { group: "Data Pribadi", label: "Pelatihan", place: 90, hint: "Pelatihan yang Anda ikuti" },
  ...milikPegawai,
  fields: {
    nama: text({ label: "Nama pelatihan", privacy: "dinas", required: true, max: 200 }),
    penyelenggara: text({ label: "Penyelenggara", privacy: "dinas", max: 160 }),
    tempat: text({ label: "Tempat", privacy: "dinas", max: 120 }),
    mulai: date({ label: "Tanggal mulai", privacy: "dinas", from: "1950-01-01" }),
    selesai: date({ label: "Tanggal selesai", privacy: "dinas", from: "1950-01-01" }),
    jam: number({ label: "Jumlah jam", privacy: "dinas", min: 1, max: 5000, step: 1 }),
    nomorSertifikat: text({ label: "Nomor sertifikat", privacy: "dinas", max: 100 }),
    keterangan: longText({ label: "Keterangan", privacy: "dinas", max: 400 }),
    lampiranId: dokumen("pribadi", "Pindaian sertifikat."),
    pegawaiId: pemilik,
  },
  columns: ["nama", "penyelenggara", "mulai", "selesai", "jam", "lampiranId", "pegawaiId"],
  entry: { date: "mulai", title: ["nama"], dated: "Pelatihan" },
  searched: ["nama", "penyelenggara", "nomorSertifikat"],
  order: { by: "mulai", direction: "desc" },
  constraints: { pelatihan_urut: { field: "selesai", sentence: "Tanggal selesai tidak boleh sebelum tanggal mulai." } },
  matchBy: [
    ["pegawaiId", "nomorSertifikat"],
    ["pegawaiId", "nama", "mulai"],
  ],
  sentences: sentence("riwayat pelatihan", "Tambahkan pelatihan yang pernah diikuti."),
});
