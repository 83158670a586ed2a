import { demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import type { Option } from "#kit/register/fields.ts";
import "#modules/akademik/index.server.ts";
import { isOnDuty } from "#modules/kepegawaian/index.server.ts";

export interface Reach {
  /** The classes that one may see, in their order. */
  readonly kelas: readonly Option[];
  /** All pupils, or those of these classes only. */
  readonly semuaKelas: boolean;
  /** All staff, or oneself only. */
  readonly semuaPegawai: boolean;
}

/**
 * Whom reports show to this person: everybody to those who lead and to the office, the classes that one leads or teaches to
 * teachers, today in all classes to the duty teacher. @throws Refusal 404 to everybody else
 */
export async function reach(ctx: ReadCtx, { dari, sampai }: { readonly dari: string; readonly sampai: string }): Promise<Reach> {
  const semuaKelas =
    demand(ctx, "rekapAbsensi:read") === "yes" || (dari === sampai && dari === today(ctx.now) && (await isOnDuty(ctx, dari)));
  const milik = sql`and (kelas.wali_id = ${ctx.actor.id} or exists (
    select from pengampu join pegawai on pegawai.id = pengampu.pegawai_id and pegawai.akun_id = ${ctx.actor.id}
    where pengampu.kelas_id = kelas.id and ${notDeleted("pengampu")}))`;
  const { rows } = await sql<Option>`
    select kelas.id as value, kelas.nama || ' · ' || kelas.tahun_ajaran as label from kelas
    where ${notDeleted("kelas")} ${semuaKelas ? sql`` : milik}
      and kelas.tahun_ajaran in (select nama from tahun_ajaran where ${notDeleted()} and mulai <= ${sampai} and selesai >= ${dari})
    order by kelas.tahun_ajaran desc, length(kelas.tingkat), kelas.nama`.execute(ctx.db);
  return { kelas: rows, semuaKelas, semuaPegawai: may(ctx, "absensiPegawai:read") === "yes" };
}

/** The classes to count, or null for all. @throws Refusal 404 for a class that one may not see */
export function countedKelas({ kelas, semuaKelas }: Reach, diminta: string): readonly string[] | null {
  if (diminta === "") return semuaKelas ? null : kelas.map(({ value }) => value);
  if (!semuaKelas && !kelas.some(({ value }) => value === diminta)) throw refuse.notFound("Kelas ini tidak ditemukan.");
  return [diminta];
}
