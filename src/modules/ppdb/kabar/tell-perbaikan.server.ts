import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { defineJob, defineScheduledJob } from "#kit/jobs/job.ts";
import { enqueue } from "#kit/jobs/jobs.server.ts";
import { emailFamily, type FamilyLetter } from "./email-family.server.ts";
import { atOnce, inPortions, settled } from "./in-portions.server.ts";
import { readDiminta } from "./read-diminta.server.ts";
import { tellPerbaikan } from "./words.ts";

export const kabarPerbaikan = defineScheduledJob("kabari-perbaikan-ppdb", {
  cron: "*/5 * * * *",
  title: "Memberi tahu keluarga lewat e-mail bahwa ada yang perlu dilengkapi",
});

interface Letter {
  readonly id: string;
  /** Of what was given back; a later return has a letter of its own. */
  readonly versi: number;
}

/** One letter, tried again by itself. */
export const letterPerbaikan = defineJob<Letter>("surat-perbaikan-ppdb", { retries: 8 });

/**
 * A family that gave an address is told once of each time that something was given back; which one is written down with it, so that no run,
 * nor two at once, sends a second.
 */
export const planPerbaikan = (scope: Scope, mail: { readonly hasMail: boolean }): Promise<number> => inPortions(scope, mail, planPortion);

async function planPortion(ctx: Ctx): Promise<number> {
  const { rows } = await sql<Letter>`
    with sasaran as (
      select kabar.pendaftaran_id
      from kabar_perbaikan kabar join pendaftaran on pendaftaran.id = kabar.pendaftaran_id
      where kabar.versi > kabar.kabar_versi and ${settled(ctx, "kabar.dimintaPada")}
        and pendaftaran.email is not null and masih_diminta(pendaftaran) and ${notDeleted("pendaftaran")}
      order by pendaftaran.nomor limit ${atOnce} for update of kabar skip locked)
    update kabar_perbaikan set kabar_versi = versi from sasaran where kabar_perbaikan.pendaftaran_id = sasaran.pendaftaran_id
    returning kabar_perbaikan.pendaftaran_id as id, versi`.execute(ctx.db);
  for (const row of rows) await enqueue(ctx, letterPerbaikan, { payload: row });
  return rows.length;
}

/** Says what is missing and where it is sent again; nothing once the family has answered. */
export async function emailPerbaikan(scope: Scope, { versi, ...letter }: FamilyLetter & Letter): Promise<{ terkirim: boolean }> {
  const diminta = await scope.read((ctx) => readDiminta(ctx, letter.id));
  if (diminta.length === 0) return { terkirim: false };
  const terkirim = await emailFamily(scope, letter, (told) => ({
    subject: `Yang perlu dilengkapi untuk ${told.nomor}`,
    paragraphs: tellPerbaikan(told, diminta),
  }));
  if (terkirim) await scope.transaction((ctx) => markSent(ctx, letter.id, versi));
  return { terkirim };
}

const markSent = ({ db, now }: Ctx, id: string, versi: number) =>
  db.updateTable("kabarPerbaikan").set({ terkirimPada: now }).where("pendaftaranId", "=", id).where("versi", "=", versi).execute();
