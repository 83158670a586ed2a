import { type Hari, hariName } from "../hari.ts";

export const jadwalPath = "/administration/jadwal";

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
