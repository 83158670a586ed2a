import { choice, date, file, reference, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { bidangPrestasi, peringkatPrestasi, publikasiPrestasi, tingkatPrestasi } from "./options.ts";
import { prestasiPath } from "./paths.ts";
import { siswa } from "./siswa/siswa.ts";

const kategori = [
  { value: "individu", label: "Individu" },
  { value: "kelompok", label: "Kelompok" },
];

export const prestasi = register({
  name: "prestasi",
  table: "prestasi",
  path: prestasiPath,
  title: "Prestasi Siswa",
  lead: "Juara dan penghargaan yang diraih peserta didik.",
  noun: "prestasi",
  onSite: true,
  menu: { group: "Akademik", section: "Siswa", label: "Prestasi Siswa", place: 60, hint: "Juara dan penghargaan siswa" },
  fields: {
    nama: text({ label: "Lomba atau penghargaan", privacy: "umum", required: true, max: 200 }),
    peraih: text({ label: "Peraih", privacy: "umum", required: true, max: 200, hint: "Nama siswa, atau nama regunya." }),
    siswaId: reference({ label: "Data siswa", privacy: "umum", register: siswa, hint: "Bila peraihnya seorang siswa yang tercatat." }),
    bidang: choice({ label: "Bidang", privacy: "umum", required: true, options: bidangPrestasi }),
    tingkat: choice({ label: "Tingkat", privacy: "umum", required: true, options: tingkatPrestasi }),
    peringkat: choice({ label: "Peringkat", privacy: "umum", required: true, options: peringkatPrestasi }),
    kategori: choice({ label: "Kategori", privacy: "umum", required: true, options: kategori, initial: "individu" }),
    penyelenggara: text({ label: "Penyelenggara", privacy: "umum", max: 160 }),
    tanggal: date({ label: "Tanggal", privacy: "umum", required: true, notAfterToday: true, from: "1991-06-13" }),
    publikasi: choice({
      privacy: "umum",
      label: "Nama di halaman prestasi",
      required: true,
      options: publikasiPrestasi,
      initial: "inisial",
      hint: "Nama lengkap hanya dengan persetujuan orang tua atau wali.",
    }),
    buktiId: file({
      label: "Bukti",
      privacy: "dinas",
      accept: ["application/pdf", "image/png", "image/jpeg"],
      hint: "Piagam atau surat keterangan.",
    }),
  },
  columns: ["nama", "peraih", "peringkat", "tingkat", "bidang", "tanggal"],
  searched: ["nama", "peraih", "penyelenggara"],
  filters: ["bidang", "tingkat", "peringkat"],
  order: { by: "tanggal", direction: "desc" },
  detail: true,
  matchBy: [["nama", "peraih", "tanggal"]],
  sentences: { ...sentencesFor("prestasi", "Catat prestasi pertama, atau impor daftar yang sudah ada."), save: "Perbarui" },
});
