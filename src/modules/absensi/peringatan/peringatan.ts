import type { Stored } from "#kit/database/tables.ts";
import { defineScheduledJob } from "#kit/jobs/job.ts";

export type JenisPeringatan = Stored<"peringatanAbsensi">["jenis"];

/** Looks again and again while school is kept, and soon after a recording; what was told once is not told again. */
export const peringatanAbsensi = defineScheduledJob("peringatan-absensi", {
  cron: "5,35 7-17 * * 1-6",
  title: "Mencari yang perlu diperingatkan dari absensi",
});

/** Something that somebody must look after. `siswa` null: it is about the whole class. */
export interface Peringatan {
  readonly id: string;
  readonly jenis: JenisPeringatan;
  readonly kelas: string;
  readonly siswaId: string | null;
  readonly siswa: string | null;
  readonly mulai: string;
  readonly jumlah: number;
}

/** In words, behind the name of the pupil or class. */
export const describePeringatan = ({ jenis, jumlah }: Pick<Peringatan, "jenis" | "jumlah">): string =>
  ({
    "tanpa-kabar": `${jumlah} hari berturut-turut tanpa keterangan`,
    "sering-terlambat": `${jumlah} kali terlambat dalam 30 hari`,
    "belum-dicatat": "kehadiran hari ini belum dicatat",
  })[jenis];
