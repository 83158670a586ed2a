import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { defineJob, defineScheduledJob } from "#kit/jobs/job.ts";
import { enqueue } from "#kit/jobs/jobs.server.ts";
import { announcedPredicate } from "../keadaan/decided-for-family.server.ts";
import { isTold, keadaanPendaftaran } from "../keadaan/keadaan.ts";
import { emailFamily, type FamilyLetter } from "./email-family.server.ts";
import { atOnce, inPortions, settled } from "./in-portions.server.ts";
import { tellJadwal } from "./words.ts";

export const kabarJadwal = defineScheduledJob("kabari-jadwal-ujian", {
  cron: "*/5 * * * *",
  title: "Memberi tahu keluarga lewat e-mail bahwa jadwal ujian terbit atau berubah",
});

interface Letter {
  readonly id: string;
  /** They were told before. */
  readonly berubah: boolean;
}

/** One letter, tried again by itself. */
export const letterJadwal = defineJob<Letter>("surat-jadwal-ujian", { retries: 8 });

/**
 * A family that gave an address is told once of each version of the card; which one is written down with it, so that no run, nor two at
 * once, sends a second.
 */
export const planJadwal = (scope: Scope, mail: { readonly hasMail: boolean }): Promise<number> => inPortions(scope, mail, planPortion);

/** A letter that does not come would tell, before its day, that something was decided. */
const toldStates = keadaanPendaftaran.filter(isTold);

async function planPortion(ctx: Ctx): Promise<number> {
  const { rows } = await sql<Letter>`
    with sasaran as (
      select kartu.pendaftaran_id, kartu.kabar_versi
      from kartu_ujian kartu join pendaftaran on pendaftaran.id = kartu.pendaftaran_id
      where kartu.versi > kartu.kabar_versi and ${settled(ctx, "kartu.diubahPada")}
        and pendaftaran.email is not null and ${notDeleted("pendaftaran")}
        and (pendaftaran.keadaan in ('terverifikasi', 'lulus administrasi') or pendaftaran.keadaan = any(${toldStates}::text[])
          and not ${announcedPredicate(ctx)})
      order by pendaftaran.nomor limit ${atOnce} for update of kartu skip locked)
    update kartu_ujian set kabar_versi = versi from sasaran where kartu_ujian.pendaftaran_id = sasaran.pendaftaran_id
    returning kartu_ujian.pendaftaran_id as id, sasaran.kabar_versi > 0 as berubah`.execute(ctx.db);
  for (const { id, berubah } of rows) await enqueue(ctx, letterJadwal, { payload: { id, berubah } });
  return rows.length;
}

/** Says that the schedule can be read, or has changed, and where; never when and in which room. */
export async function emailJadwal(scope: Scope, { berubah, ...letter }: FamilyLetter & Letter): Promise<{ terkirim: boolean }> {
  const terkirim = await emailFamily(scope, letter, (told) => ({
    subject: `Jadwal ujian ${told.nomor}${berubah ? " berubah" : ""}`,
    paragraphs: tellJadwal(told, berubah),
  }));
  return { terkirim };
}
