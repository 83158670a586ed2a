import { defineJob } from "#kit/jobs/job.ts";
import type { Batas } from "./hitung-laporan.server.ts";
import type { Format, Minta } from "./minta-laporan.ts";

/** What long reports are made of; how far they reach was decided for whoever asked. */
export interface TugasLaporan {
  readonly minta: Minta;
  readonly batas: Batas;
  readonly format: Exclude<Format, "csv">;
  /** Told when the file is ready. */
  readonly akunId: string;
}

export const laporanAbsensi = defineJob<TugasLaporan>("laporan-absensi", { retries: 2 });

/** Rows up to which a file is made while one waits. */
export const barisLangsung = 150;
