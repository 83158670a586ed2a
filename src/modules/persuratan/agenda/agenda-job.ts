import { defineJob } from "#kit/jobs/job.ts";
import type { RequestAgenda } from "./request-agenda.ts";

export interface AgendaJob {
  readonly minta: RequestAgenda;
  /** Who asked, and is told when it is ready. */
  readonly akunId: string;
}

export interface AgendaResult {
  readonly berkasId: string;
  readonly nama: string;
  readonly surat: number;
}

export const bukuAgenda = defineJob<AgendaJob>("buku-agenda", { retries: 2 });
