import { record } from "#kit/audit/audit.server.ts";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { defineScheduledJob, type JobReport } from "#kit/jobs/jobs.server.ts";
import { zone } from "#kit/time-zone.ts";
import { simpanBulan } from "../jenis.ts";

export const eraseOldPesanJob = defineScheduledJob("hapus-pesan", {
  cron: "40 3 * * *",
  title: "Menghapus pesan dari situs sesudah masa simpannya",
});

/** Deletes for good what was dealt with and has waited its months; what nobody has dealt with stays. Figures are kept. */
export const eraseOldPesan = async (scope: Scope): Promise<JobReport> => ({ "pesan dihapus": await scope.transaction(erase) });

async function erase(ctx: Ctx): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from pesan_publik where keadaan in ('dijawab', 'selesai')
      and updated_at < ${ctx.now}::timestamptz - make_interval(months => case jenis when 'pengaduan' then ${simpanBulan.pengaduan} else ${simpanBulan.pertanyaan} end::int)
    for update`.execute(ctx.db);
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await sql`insert into angka_pesan (bulan, jenis, banyak, dijawab)
    select date_trunc('month', created_at at time zone ${zone.name})::date, jenis, count(*)::int, count(jawaban)::int
    from pesan_publik where id = any(${ids}::uuid[]) group by 1, 2
    on conflict (bulan, jenis) do update set banyak = angka_pesan.banyak + excluded.banyak, dijawab = angka_pesan.dijawab + excluded.dijawab`.execute(
    ctx.db,
  );
  await ctx.db.deleteFrom("pesanPublik").where("id", "in", ids).execute();
  await record(ctx, { action: "delete", subject: "pesanPublik", subjectId: "masa-simpan", after: { banyak: ids.length } });
  return ids.length;
}
