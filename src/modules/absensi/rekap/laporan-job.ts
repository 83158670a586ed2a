import { defineJob } from "#kit/jobs/job.ts";
import type { Limit } from "./compute-laporan.server.ts";
import type { Format, Minta } from "./request-laporan.ts";

/** What long reports are made of; how far they reach was decided for whoever asked. */
export interface LaporanJob {
  readonly minta: Minta;
  readonly batas: Limit;
  readonly format: Exclude<Format, "csv">;
  /** Told when the file is ready. */
  readonly akunId: string;
}

export const laporanAbsensi = defineJob<LaporanJob>("laporan-absensi", { retries: 2 });

/** Rows up to which a file is made while one waits. */
export const directRow = 150;
