import { defineJob } from "#kit/jobs/job.ts";

export const kartuPath = "/administration/kartu-siswa";

/** Whose cards are drawn was decided for whoever asked. */
export interface KartuJob {
  readonly siswaIds: readonly string[];
  /** Of one class; null where they are of several. */
  readonly kelas: string | null;
  /** Told when the file is ready. */
  readonly akunId: string;
}

export interface KartuResult {
  readonly berkasId: string;
  readonly nama: string;
  readonly kartu: number;
}

export const printKartu = defineJob<KartuJob>("kartu-siswa", { retries: 2 });
