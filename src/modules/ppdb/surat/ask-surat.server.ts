import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { defineJob, enqueue } from "#kit/jobs/jobs.server.ts";
import { refuse } from "#kit/refusals.ts";
import { demandTemplate, readIssued } from "#modules/naskah/index.server.ts";
import { templateOf } from "./kata.ts";

/** Makes the families' letters of one decision. */
export const suratSeleksiJob = defineJob<{ keputusanId: string }>("surat-seleksi");

/** Wherever results change: the letters follow by themselves, once the head's decision is signed. */
export async function askSurat(ctx: Ctx, keputusanId: string): Promise<void> {
  if (isWorkLeft(await countSurat(ctx, keputusanId))) await enqueue(ctx, suratSeleksiJob, { payload: { keputusanId }, key: keputusanId });
}

/** The committee does not want to wait for the hour. @throws Refusal 403, 409 with what is lacking */
export async function requestSurat(ctx: Ctx, gelombangId: string): Promise<void> {
  demand(ctx, "pendaftaran:manage");
  const found = await ctx.db
    .selectFrom("keputusanPpdb")
    .leftJoin("suratKeputusanPpdb", "keputusanId", "keputusanPpdb.id")
    .select(["keputusanPpdb.id", "naskahId", "diumumkanPada"])
    .where(sql<boolean>`gelombang_id::text = ${gelombangId}`)
    .executeTakeFirst();
  const issued = found?.naskahId ? await readIssued(ctx, found.naskahId) : null;
  if (!found || !issued?.berlaku) throw refuse.conflict("Keputusan Kepala tentang hasil seleksi belum ditandatangani.");
  if (!found.diumumkanPada) throw refuse.conflict("Surat keluarga dibuat sesudah hasilnya diumumkan.");
  await demandTemplates(ctx);
  await askSurat(ctx, found.id);
}

/** Told to whoever begins, not to a job that nobody watches. @throws Refusal 422 with the name of the one that is missing */
export async function demandTemplates(ctx: ReadCtx): Promise<void> {
  for (const nama of Object.values(templateOf)) await demandTemplate(ctx, nama);
}

interface Counted {
  readonly perlu: number;
  readonly dibuat: number;
  /** Letters whose proof still says what no longer holds. */
  readonly gugur: number;
}

export const isWorkLeft = ({ perlu, dibuat, gugur }: Counted): boolean => dibuat < perlu || gugur > 0;

/** How many families get a letter of an announced decision that is in force, and how many have the right one; none before that. */
export async function countSurat(ctx: ReadCtx, keputusanId: string): Promise<Counted> {
  const held = await ctx.db.selectFrom("suratKeputusanPpdb").select("naskahId").where("keputusanId", "=", keputusanId).executeTakeFirst();
  if (!held) return { perlu: 0, dibuat: 0, gugur: 0 };
  const berlaku = (await readIssued(ctx, held.naskahId))?.berlaku === true;
  const fallen = await sql<{ gugur: number }>`select count(*)::int as gugur ${fallenFrom(keputusanId, berlaku)}`.execute(ctx.db);
  const gugur = fallen.rows[0]?.gugur ?? 0;
  if (!berlaku) return { perlu: 0, dibuat: 0, gugur };
  const { rows } = await sql<{ perlu: number; dibuat: number }>`
    select count(*)::int as perlu, (count(*) filter (where not ${isDue()}))::int as dibuat ${dueFrom(keputusanId)}`.execute(ctx.db);
  return { perlu: 0, dibuat: 0, ...rows[0], gugur };
}

/** The head's decision was voided, or the child has withdrawn: whoever holds the paper must not find it confirmed. */
export const fallenFrom = (keputusanId: string, berlaku: boolean) => sql`
  from surat_seleksi surat
    join bukti_surat on kode = surat.bukti and dicabut_pada is null
    left join pendaftaran on pendaftaran.id = surat.pendaftaran_id and ${notDeleted("pendaftaran")}
  where surat.keputusan_id = ${keputusanId}
    and (${!berlaku}::boolean or keadaan is null or keadaan not in ('diterima', 'cadangan', 'tidak diterima', 'daftar ulang'))`;

/** Everybody of an announced decision who has an outcome today, with the letter that is there. */
export const dueFrom = (keputusanId: string) => sql`
  from keputusan_pelamar
    join keputusan_ppdb on keputusan_ppdb.id = keputusan_id and diumumkan_pada is not null
    join surat_keputusan_ppdb induk on induk.keputusan_id = keputusan_ppdb.id
    join pendaftaran on pendaftaran.id = keputusan_pelamar.pendaftaran_id and ${notDeleted("pendaftaran")}
      and keadaan in ('diterima', 'cadangan', 'tidak diterima', 'daftar ulang')
    left join surat_seleksi surat on surat.keputusan_id = keputusan_ppdb.id and surat.pendaftaran_id = pendaftaran.id
  where keputusan_ppdb.id = ${keputusanId}`;

/** No letter yet, one of another outcome, or one of an earlier decision of the head. */
export const isDue = () =>
  sql`(surat.hasil is distinct from case keadaan when 'daftar ulang' then 'diterima' else keadaan end or surat.naskah_id <> induk.naskah_id)`;
