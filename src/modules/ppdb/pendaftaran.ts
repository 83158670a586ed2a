import { choice, reference, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { registrationFields } from "./fields.ts";
import { gelombangPpdb } from "./jalur/gelombang-ppdb.ts";
import { keadaanNames, keadaanPendaftaran, keadaanTones } from "./keadaan/keadaan.ts";
import { pendaftaranPath } from "./paths.ts";

const { agreement: _, ...tersimpan } = registrationFields;

/** Only the form at /daftar adds rows; the office reads, prints, throws away and takes back. */
export const pendaftaran = register({
  name: "pendaftaran",
  table: "pendaftaran",
  path: pendaftaranPath,
  title: "Pendaftaran",
  lead: "Calon siswa yang mendaftar lewat situs.",
  noun: "pendaftaran",
  menu: { group: "PPDB", label: "Pendaftaran", place: 10, hint: "Calon siswa yang mendaftar, dan keputusannya" },
  readOnly: true,
  watched: true,
  detail: true,
  fresh: ["delete"],
  paper: { path: "bukti", label: "Bukti (PDF)" },
  // How far it has come is said by the committee's own desk. The database looks for the same child: the same NISN, or the same name and birth date, in one intake.
  extra: {
    keadaan: choice({
      label: "Keadaan",
      privacy: "umum",
      options: keadaanPendaftaran.map((value) => ({ value, label: keadaanNames[value], tone: keadaanTones[value] })),
    }),
    ganda: choice({
      label: "Kiriman",
      privacy: "umum",
      options: [{ value: "ganda", label: "Mungkin ganda", tone: "warning" }],
    }),
  },
  fields: {
    nomor: text({ label: "Nomor pendaftaran", privacy: "umum", max: 30 }),
    ...tersimpan,
    gelombangId: reference({ label: "Gelombang", privacy: "umum", register: gelombangPpdb }),
  },
  columns: ["namaLengkap", "nomor", "asalSekolah", "jurusan", "nilaiUN", "noTeleponOrtu"],
  searched: ["namaLengkap", "nomor", "asalSekolah", "namaIbu"],
  filters: ["jalur", "gelombangId", "jurusan", "jenisKelamin"],
  order: { by: "nomor", direction: "desc" },
  constraints: {
    pendaftaran_sudah_siswa: {
      field: "namaLengkap",
      sentence: "Anak ini sudah tercatat sebagai siswa, jadi pendaftarannya tetap disimpan.",
    },
    pendaftaran_dilanjutkan: {
      field: "namaLengkap",
      sentence: "Kiriman lain sudah digabung ke pendaftaran ini. Batalkan dahulu penggabungannya di Meja Panitia.",
    },
  },
  manages: "memutuskan penerimaan",
  sentences: {
    add: "Pendaftaran Baru",
    edit: "Edit Pendaftaran",
    required: "Semua field wajib diisi!",
    confirmDelete: "Yakin ingin menghapus pendaftaran ini?",
    created: "Pendaftaran Berhasil!",
    updated: "Pendaftaran berhasil diubah",
    deleted: "Pendaftaran berhasil dihapus",
    empty: "Yang masuk lewat halaman Daftar muncul di sini.",
  },
});
