import { date, longText, number, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { dokumen, kalimat, milikPegawai, pemilik } from "./milik.ts";

export const pelatihan = register({
  name: "pelatihan",
  table: "pelatihan",
  path: "/administration/pelatihan",
  title: "DATA PELATIHAN",
  lead: "Pelatihan, kursus, dan lokakarya yang diikuti.",
  noun: "riwayat pelatihan",
  ...milikPegawai,
  fields: {
    nama: text({ label: "Nama pelatihan", required: true, max: 200 }),
    penyelenggara: text({ label: "Penyelenggara", max: 160 }),
    tempat: text({ label: "Tempat", max: 120 }),
    mulai: date({ label: "Tanggal mulai", from: "1950-01-01" }),
    selesai: date({ label: "Tanggal selesai", from: "1950-01-01" }),
    jam: number({ label: "Jumlah jam", min: 1, max: 5000, step: 1 }),
    nomorSertifikat: text({ label: "Nomor sertifikat", max: 100 }),
    keterangan: longText({ label: "Keterangan", max: 400 }),
    lampiranId: dokumen("Pindaian sertifikat."),
    pegawaiId: pemilik,
  },
  columns: ["nama", "penyelenggara", "mulai", "selesai", "jam", "lampiranId", "pegawaiId"],
  searched: ["nama", "penyelenggara", "nomorSertifikat"],
  order: { by: "mulai", direction: "desc" },
  constraints: { pelatihan_urut: { field: "selesai", sentence: "Tanggal selesai tidak boleh sebelum tanggal mulai." } },
  sentences: kalimat("riwayat pelatihan", "Tambahkan pelatihan yang pernah diikuti."),
});
