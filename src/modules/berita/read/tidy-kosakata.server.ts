import type { Scope } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { defineScheduledJob, type JobReport } from "#kit/jobs/jobs.server.ts";

export const tidyKosakataJob = defineScheduledJob("rapikan-kosakata", {
  cron: "20 3 * * *",
  title: "Membuang kata yang tidak lagi ada dalam berita",
});

/** Words come with what is published; those that went with a text stay until night, and lead to nothing meanwhile. */
export const tidyKosakata = async (scope: Scope): Promise<JobReport> => {
  const { numAffectedRows } = await scope.transaction((ctx) => dropGone.execute(ctx.db));
  return { "kata dibuang": Number(numAffectedRows ?? 0) };
};

/** All stems at once: asked one by one, 160,000 words take minutes. What has no stem, as "yang", stays. */
const dropGone = sql`delete from kosakata where to_tsvector('indonesian', kata) <> '' and not exists (
  select from batang_berita() stands(word)
  where stands.word = (tsvector_to_array(to_tsvector('indonesian', kosakata.kata)))[1])`;
