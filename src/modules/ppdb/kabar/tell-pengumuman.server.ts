import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { defineJob, defineScheduledJob } from "#kit/jobs/job.ts";
import { enqueue } from "#kit/jobs/jobs.server.ts";
import { announcedWithin } from "./announced-within.server.ts";
import { emailFamily, type FamilyLetter } from "./email-family.server.ts";
import { atOnce, inPortions } from "./in-portions.server.ts";
import { tellPengumuman } from "./words.ts";

export const kabarPengumuman = defineScheduledJob("kabari-pengumuman-ppdb", {
  cron: "*/5 * * * *",
  title: "Memberi tahu keluarga lewat e-mail bahwa hasil PPDB dapat dibaca",
});

/** One letter, tried again by itself. */
export const letterPengumuman = defineJob<{ readonly id: string }>("surat-pengumuman-ppdb", { retries: 8 });

/**
 * Once the result is there to be read, each family that gave an address gets one letter: who has one is written down with it, so that no
 * run, nor two at once, sends a second.
 */
export const planPengumuman = (scope: Scope, mail: { readonly hasMail: boolean }): Promise<number> => inPortions(scope, mail, planPortion);

async function planPortion(ctx: Ctx): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    insert into kabar_pengumuman (pendaftaran_id, pada)
    select pendaftaran.id, ${ctx.now}
    from pendaftaran
      join periode_ppdb periode on periode.id = pendaftaran.periode_id
      join keputusan_pelamar pelamar on pelamar.pendaftaran_id = pendaftaran.id
      join keputusan_ppdb keputusan on keputusan.id = pelamar.keputusan_id
    where ${announcedWithin(ctx)} and (periode.pengumuman is null or periode.pengumuman <= ${today(ctx.now)}::date)
      and pendaftaran.email is not null and pendaftaran.keadaan not in ('mengundurkan diri', 'digabung') and ${notDeleted("pendaftaran")}
      and not exists (select from kabar_pengumuman kabar where kabar.pendaftaran_id = pendaftaran.id)
    order by pendaftaran.nomor limit ${atOnce}
    on conflict do nothing
    returning pendaftaran_id as id`.execute(ctx.db);
  for (const { id } of rows) await enqueue(ctx, letterPengumuman, { payload: { id } });
  return rows.length;
}

/** Says that the result can be read and where; never what it is. */
export async function emailPengumuman(scope: Scope, letter: FamilyLetter): Promise<{ terkirim: boolean }> {
  const terkirim = await emailFamily(scope, letter, (told) => ({
    subject: `Hasil PPDB untuk ${told.nomor}`,
    paragraphs: tellPengumuman(told),
  }));
  if (terkirim) await scope.transaction((ctx) => markSent(ctx, letter.id));
  return { terkirim };
}

async function markSent(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.updateTable("kabarPengumuman").set({ terkirimPada: ctx.now }).where("pendaftaranId", "=", id).execute();
}
