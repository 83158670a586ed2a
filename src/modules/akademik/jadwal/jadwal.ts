import { choice, number, reference, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import type { Hari } from "../hari.ts";
import { hariName, hariSekolahSepekan } from "../hari.ts";
import { pengampu } from "../registers/pengampu.ts";

export const jadwalPath = "/administration/jadwal";

/** A lesson of the week. It is written in the timetable itself, so it has no list of its own. */
export const jadwalPelajaran = register({
  name: "jadwalPelajaran",
  table: "jadwal_pelajaran",
  path: jadwalPath,
  title: "Jadwal Pelajaran",
  noun: "pelajaran",
  fields: {
    pengampuId: reference({ label: "Pelajaran dan guru", privacy: "umum", required: true, register: pengampu }),
    hari: choice({ label: "Hari", privacy: "umum", required: true, options: hariSekolahSepekan }),
    jamKe: number({ label: "Mulai jam ke-", privacy: "umum", required: true, min: 1, max: 15, step: 1 }),
    jumlahJam: number({ label: "Lamanya (jam pelajaran)", privacy: "umum", required: true, min: 1, max: 8, step: 1, initial: 2 }),
    ruang: text({ label: "Ruang", privacy: "umum", max: 40, hint: "Kosongkan bila di ruang kelas sendiri." }),
  },
  columns: ["pengampuId"],
  searched: [],
  order: { by: "hari", direction: "asc" },
  constraints: {
    jadwal_bentrok_kelas: { field: "jamKe", sentence: "Kelas ini baru saja diberi pelajaran lain pada jam itu. Pilih jam lain." },
    jadwal_bentrok_guru: { field: "pengampuId", sentence: "Guru ini baru saja dijadwalkan di kelas lain pada jam itu. Pilih jam lain." },
    jadwal_bentrok_ruang: { field: "ruang", sentence: "Ruang ini baru saja dipakai kelas lain pada jam itu. Pilih ruang atau jam lain." },
  },
  detail: false,
  sentences: sentencesFor("pelajaran", "Belum ada pelajaran di jadwal."),
});

export type View = "kelas" | "guru" | "ruang";
export const viewLabels: Readonly<Record<View, string>> = { kelas: "Kelas", guru: "Guru", ruang: "Ruang" };

/** A lesson as the timetable shows it. `ruang`: where it is held; `ruangSendiri`: only if that was written for this lesson. */
export interface Pelajaran {
  readonly id: string;
  readonly versi: number;
  readonly pengampuId: string;
  readonly hari: Hari;
  readonly jamKe: number;
  readonly jumlahJam: number;
  readonly kelasId: string;
  readonly kelas: string;
  readonly mapel: string;
  readonly pegawaiId: string;
  readonly guru: string;
  readonly ruang: string | null;
  readonly ruangSendiri: string | null;
}

/** What stands in the way, at the field where it can be mended. */
export interface Clash {
  readonly isian: "pengampuId" | "jamKe" | "jumlahJam" | "ruang";
  readonly kalimat: string;
}

/** `terhalang`: of each assignment that cannot be taught then, what stands in its way. */
export interface Obstacle {
  readonly bentrok: readonly Clash[];
  readonly terhalang: Readonly<Record<string, string>>;
}

/** "Senin jam ke-3 sampai 4" */
export const pelajaranTime = ({ hari, jamKe, jumlahJam }: Pick<Pelajaran, "hari" | "jamKe" | "jumlahJam">): string =>
  `${hariName(hari)} jam ke-${jamKe}${jumlahJam > 1 ? ` sampai ${jamKe + jumlahJam - 1}` : ""}`;
