import { number, reference } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { pegawai } from "#modules/kepegawaian/index.ts";
import { kelas } from "../kelas.ts";
import { mataPelajaran } from "../mata-pelajaran.ts";
import { semester } from "./semester.ts";
import { tabJadwal } from "./tab-akademik.ts";

export const pengampu = register({
  name: "pengampu",
  impersonal: true,
  table: "pengampu",
  path: "/administration/pengampu",
  title: "Pengampu",
  lead: "Siapa mengajar apa di kelas mana. Guru yang diganti di sini langsung diganti pula di jadwal.",
  noun: "pengampu",
  menu: {
    group: "Akademik",
    section: "Pelajaran",
    label: "Pengampu",
    place: 100,
    hint: "Guru yang mengajar tiap mata pelajaran di tiap kelas",
    whole: "pengampu:update",
  },
  fields: {
    jp: number({ label: "Jam pelajaran per minggu", privacy: "umum", required: true, min: 1, max: 20, step: 1 }),
    mataPelajaranId: reference({ label: "Mata pelajaran", privacy: "umum", required: true, register: mataPelajaran }),
    kelasId: reference({ label: "Kelas", privacy: "umum", required: true, register: kelas }),
    pegawaiId: reference({ label: "Guru", privacy: "umum", required: true, register: pegawai }),
    semesterId: reference({ label: "Semester", privacy: "umum", required: true, register: semester }),
  },
  columns: ["mataPelajaranId", "kelasId", "pegawaiId", "jp", "semesterId"],
  searched: ["mataPelajaranId", "kelasId", "pegawaiId"],
  filters: ["semesterId", "kelasId", "mataPelajaranId"],
  order: { by: "kelasId", direction: "asc" },
  constraints: {
    pengampu_terjadwal: {
      field: "jp",
      sentence: "Masih ada jam di jadwal pelajaran. Lepaskan dahulu dari jadwal, lalu hapus pengampunya.",
    },
    jadwal_bentrok_guru: { field: "pegawaiId", sentence: "Guru ini sudah mengajar kelas lain pada jam yang sama. Ubah dahulu jadwalnya." },
    jadwal_bentrok_kelas: { field: "kelasId", sentence: "Kelas ini sudah ada pelajaran lain pada jam yang sama. Ubah dahulu jadwalnya." },
    jadwal_bentrok_ruang: { field: "semesterId", sentence: "Ruangnya sudah dipakai pada jam yang sama. Ubah dahulu jadwalnya." },
  },
  tabs: tabJadwal,
  detail: true,
  matchBy: [["mataPelajaranId", "kelasId", "pegawaiId", "semesterId"]],
  sentences: sentencesFor("pengampu", "Tambahkan pengampu pertama, atau impor daftar yang sudah ada."),
});
