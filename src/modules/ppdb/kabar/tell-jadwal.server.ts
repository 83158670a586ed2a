import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { defineJob, defineScheduledJob } from "#kit/jobs/job.ts";
import { enqueue } from "#kit/jobs/jobs.server.ts";
import type { Mail } from "#kit/mail/mail.server.ts";
import { readPengaturan } from "#modules/profil/index.server.ts";
import { statusPath } from "../paths.ts";
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

/** So many in one transaction. */
const atOnce = 200;

/** Whoever changes several things within this time sends one letter about all of them; what is older than three days is no news. */
const [restMs, newsMs] = [10 * 60_000, 3 * 86_400_000];

/**
 * A family that gave an address is told once of each version of the card; which one is written down with it, so that no run, nor two at
 * once, sends a second. Where no mail server is set nobody is, and the committee sends the words itself.
 */
export async function planJadwal(scope: Scope, { hasMail }: { readonly hasMail: boolean }): Promise<number> {
  if (!hasMail) return 0;
  let all = 0;
  for (;;) {
    const some = await scope.transaction(planPortion);
    all += some;
    if (some < atOnce) return all;
  }
}

async function planPortion(ctx: Ctx): Promise<number> {
  const at = (before: number) => new Date(ctx.now.getTime() - before);
  const { rows } = await sql<Letter>`
    with sasaran as (
      select kartu.pendaftaran_id, kartu.kabar_versi
      from kartu_ujian kartu join pendaftaran on pendaftaran.id = kartu.pendaftaran_id
      where kartu.versi > kartu.kabar_versi and kartu.diubah_pada > ${at(newsMs)} and kartu.diubah_pada <= ${at(restMs)}
        and pendaftaran.email is not null and pendaftaran.keadaan in ('terverifikasi', 'lulus administrasi') and ${notDeleted("pendaftaran")}
      order by pendaftaran.nomor limit ${atOnce} for update of kartu skip locked)
    update kartu_ujian set kabar_versi = versi from sasaran where kartu_ujian.pendaftaran_id = sasaran.pendaftaran_id
    returning kartu_ujian.pendaftaran_id as id, sasaran.kabar_versi > 0 as berubah`.execute(ctx.db);
  for (const { id, berubah } of rows) await enqueue(ctx, letterJadwal, { payload: { id, berubah } });
  return rows.length;
}

interface Tool extends Letter {
  readonly mail: Mail | null;
  /** Where people reach the product. */
  readonly origin: string;
}

/** Says that the schedule can be read, or has changed, and where; never when and in which room. */
export async function emailJadwal(scope: Scope, { id, berubah, mail, origin }: Tool): Promise<{ terkirim: boolean }> {
  if (!mail) return { terkirim: false };
  const read = await scope.read(async (ctx) => {
    const row = await ctx.db
      .selectFrom("pendaftaran")
      .select(["email", "nomor", "keadaan"])
      .where("id", "=", id)
      .where(notDeleted())
      .executeTakeFirst();
    return row ? { row, sekolah: await readPengaturan(ctx) } : null;
  });
  if (!read?.row.email || read.row.keadaan === "mengundurkan diri") return { terkirim: false };
  const { row, sekolah } = read;
  const from = { name: sekolah.nama, address: sekolah.email || `tanpa-balas@${new URL(origin).hostname}` };
  const text = tellJadwal({ nomor: row.nomor, sekolah: sekolah.nama, alamat: `${origin}${statusPath}` }, berubah).join("\n\n");
  const subject = `Jadwal ujian ${row.nomor}${berubah ? " berubah" : ""}`;
  return { terkirim: await mail.send(from, { to: read.row.email, subject, text, kind: "publik" }) };
}
