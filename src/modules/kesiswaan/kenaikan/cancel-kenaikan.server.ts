import { record, recordAll } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { switchTo } from "./apply-kenaikan.server.ts";
import type { Detail } from "./decision.ts";
import { batalLulus } from "./graduate.server.ts";

export interface Cancellation {
  readonly kembali: number;
  /** Those whom somebody moved elsewhere since: they stay where they are. */
  readonly tertinggal: readonly string[];
}

/** Puts a class back as it was before its promotion, the history of its pupils included. @throws Refusal 404, 409 */
export async function cancelKenaikan(ctx: Ctx, id: string): Promise<Cancellation> {
  demand(ctx, "kenaikan:create");
  if (!isUuid(id)) throw refuse.notFound();
  const kenaikan = await ctx.db.selectFrom("kenaikanKelas").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  if (!kenaikan) throw refuse.notFound();
  if (kenaikan.dibatalkanPada) throw refuse.conflict("Kenaikan kelas ini sudah dibatalkan.");
  const rincian = kenaikan.rincian as Detail[];
  const tetap = await stillSame(ctx, rincian, kenaikan.tanggal);
  const ids = tetap.map(({ siswaId }) => siswaId);
  await switchTo(ctx, kenaikan.tanggal, "");
  await sql`update siswa set kelas_id = ${kenaikan.kelasId}::uuid, status = 'aktif', versi = versi + 1, updated_at = ${ctx.now}
    where id = any(${ids}::uuid[])`.execute(ctx.db);
  await switchTo(ctx, "", "");
  await linkRiwayat(ctx, { ids, kelasId: kenaikan.kelasId, tanggal: kenaikan.tanggal });
  await batalLulus(
    ctx,
    tetap.filter(({ hasil }) => hasil === "lulus").map(({ siswaId }) => siswaId),
  );
  await ctx.db.updateTable("kenaikanKelas").set({ dibatalkanPada: ctx.now }).where("id", "=", id).execute();
  const lama = (satu: Detail) => ({ kelasId: satu.ke, status: satu.hasil === "lulus" ? "lulus" : "aktif" });
  await recordAll(
    ctx,
    tetap.map((satu) => ({
      ...{ action: "update", subject: "siswa", subjectId: satu.siswaId },
      ...{ before: lama(satu), after: { kelasId: satu.dari, status: "aktif" } },
    })),
  );
  await record(ctx, { action: "delete", subject: "kenaikan", subjectId: id, after: { kembali: ids.length } });
  ctx.touch("siswa");
  return { kembali: ids.length, tertinggal: rincian.filter((satu) => !tetap.includes(satu)).map(({ nama }) => nama) };
}

/** Those who are where the promotion brought them, and have been since: who left and came back has a history of their own. */
async function stillSame(ctx: Ctx, rincian: readonly Detail[], tanggal: string): Promise<Detail[]> {
  const { rows } = await sql<{ id: string; kelasId: string | null; status: string; pindah: boolean }>`
    select id, kelas_id, status, exists (select from anggota_kelas where siswa_id = siswa.id and mulai > ${tanggal}::date) as pindah
    from siswa where id = any(${rincian.map(({ siswaId }) => siswaId)}::uuid[]) and ${notDeleted()}
    for update`.execute(ctx.db);
  return rincian.filter(({ siswaId, ke, hasil }) => {
    const kini = rows.find(({ id }) => id === siswaId);
    return kini !== undefined && !kini.pindah && kini.kelasId === ke && kini.status === (hasil === "lulus" ? "lulus" : "aktif");
  });
}

/** The stay that had ended the day before goes on, as if it never had. */
export async function linkRiwayat(ctx: Ctx, { ids, kelasId, tanggal }: { ids: readonly string[]; kelasId: string; tanggal: string }) {
  const { rows } = await sql<{ id: string }>`
    delete from anggota_kelas baru using anggota_kelas lama
    where baru.siswa_id = any(${ids}::uuid[]) and baru.kelas_id = ${kelasId}::uuid and baru.selesai is null
      and lama.siswa_id = baru.siswa_id and lama.kelas_id = baru.kelas_id and lama.selesai = ${tanggal}::date - 1
    returning lama.id`.execute(ctx.db);
  await sql`update anggota_kelas set selesai = null, sebab_selesai = null where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(
    ctx.db,
  );
}
