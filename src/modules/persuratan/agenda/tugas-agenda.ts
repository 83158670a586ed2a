import { defineJob } from "#kit/jobs/job.ts";
import type { MintaAgenda } from "./minta-agenda.ts";

export interface TugasAgenda {
  readonly minta: MintaAgenda;
  /** Who asked, and is told when it is ready. */
  readonly akunId: string;
}

export interface HasilAgenda {
  readonly berkasId: string;
  readonly nama: string;
  readonly surat: number;
}

export const bukuAgenda = defineJob<TugasAgenda>("buku-agenda", { retries: 2 });
