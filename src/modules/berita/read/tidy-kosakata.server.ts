import type { Scope } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { defineScheduledJob, type JobReport } from "#kit/jobs/jobs.server.ts";

export const tidyKosakataJob = defineScheduledJob("rapikan-kosakata", {
  cron: "20 3 * * *",
  title: "Membuang kata yang tidak lagi ada dalam berita",
});

/** Words come with what is published; those that went with a text stay until night, and lead to nothing meanwhile. */
export const tidyKosakata = async (scope: Scope): Promise<JobReport> => {
  const { numAffectedRows } = await scope.transaction((ctx) => sql`delete from kosakata where not masih_dimuat(kata)`.execute(ctx.db));
  return { "kata dibuang": Number(numAffectedRows ?? 0) };
};
