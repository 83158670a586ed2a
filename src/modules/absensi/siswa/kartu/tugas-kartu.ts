import { defineJob } from "#kit/jobs/job.ts";

export const alamatKartu = "/administration/kartu-siswa";

/** Whose cards are drawn was decided for whoever asked. */
export interface TugasKartu {
  readonly siswaIds: readonly string[];
  /** Of one class; null where they are of several. */
  readonly kelas: string | null;
  /** Told when the file is ready. */
  readonly akunId: string;
}

export interface HasilKartu {
  readonly berkasId: string;
  readonly nama: string;
  readonly kartu: number;
}

export const cetakKartu = defineJob<TugasKartu>("kartu-siswa", { retries: 2 });
