import { recordAll } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { switchTo } from "./apply-kenaikan.server.ts";
import type { Detail } from "./decision.ts";

interface Kelulusan {
  readonly tanggal: string;
  readonly lulusan: readonly Detail[];
}

/** Pupils become alumni. Who is among the alumni already, under the same NISN, is joined with the school record. */
export async function graduate(ctx: Ctx, { tanggal, lulusan }: Kelulusan): Promise<void> {
  if (lulusan.length === 0) return;
  await switchTo(ctx, tanggal, "");
  const ids = lulusan.map(({ siswaId }) => siswaId);
  await sql`update siswa set status = 'lulus', kelas_id = null, versi = versi + 1, updated_at = ${ctx.now}
    where id = any(${ids}::uuid[])`.execute(ctx.db);
  const { rows: dikenal } = await sql<{ id: string }>`
    update alumni set siswa_id = siswa.id, versi = alumni.versi + 1, updated_at = ${ctx.now} from siswa
    where siswa.id = any(${ids}::uuid[]) and alumni.nisn = siswa.nisn and ${notDeleted("alumni")} returning alumni.id`.execute(ctx.db);
  const { rows: baru } = await sql<{ id: string }>`
    insert into alumni (siswa_id, nama, nisn, jenis_kelamin, tanggal_lahir, tahun_lulus, jurusan, alamat, no_telepon, email)
    select siswa.id, siswa.nama, siswa.nisn, siswa.jenis_kelamin, siswa.tanggal_lahir, extract(year from ${tanggal}::date),
      kelas.jurusan, siswa.alamat, siswa.no_telepon, siswa.email
    from siswa left join kelas on kelas.id = ${lulusan[0]?.dari ?? null}::uuid
    where siswa.id = any(${ids}::uuid[])
      and not exists (select from alumni where alumni.siswa_id = siswa.id and ${notDeleted("alumni")})
    returning id`.execute(ctx.db);
  await recordAll(ctx, [
    ...baru.map(({ id }) => ({ action: "create", subject: "alumni", subjectId: id, after: { asal: "kelulusan" } })),
    ...dikenal.map(({ id }) => ({ action: "update", subject: "alumni", subjectId: id, after: { asal: "kelulusan" } })),
  ]);
  ctx.touch("alumni");
}

/** Alumni that came of a graduation go to the bin again; those that somebody has written in since stay. */
export async function batalLulus(ctx: Ctx, siswaIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update alumni set deleted_at = ${ctx.now}, deleted_by = ${ctx.actor.id}::uuid, versi = versi + 1
    where siswa_id = any(${siswaIds}::uuid[]) and versi = 1 and ${notDeleted()} returning id`.execute(ctx.db);
  await sql`update alumni set siswa_id = null, versi = versi + 1 where siswa_id = any(${siswaIds}::uuid[]) and ${notDeleted()}`.execute(
    ctx.db,
  );
  await recordAll(
    ctx,
    rows.map(({ id }) => ({ action: "delete", subject: "alumni", subjectId: id })),
  );
  ctx.touch("alumni");
}
