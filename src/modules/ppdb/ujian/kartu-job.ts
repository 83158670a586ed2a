import { defineJob } from "#kit/jobs/job.ts";

/** Whose cards are drawn was decided for whoever asked. */
export interface KartuUjianJob {
  readonly pendaftaranIds: readonly string[];
  /** As the file is named: the session and the room. */
  readonly nama: string;
  /** Told when the file is ready. */
  readonly akunId: string;
  /** Back to the exam. */
  readonly ujianId: string;
}

export interface KartuUjianResult {
  readonly berkasId: string;
  readonly nama: string;
  readonly kartu: number;
}

export const printKartuUjianJob = defineJob<KartuUjianJob>("kartu-ujian", { retries: 2 });
