import { recordAll } from "#kit/audit/audit.server.ts";
import { eraseValues } from "#kit/audit/erase-values.server.ts";
import { recordChange } from "#kit/audit/record-change.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { siswa } from "#modules/kesiswaan/index.ts";
import { moveAll } from "../keadaan/move-all.server.ts";
import { holdPeriode } from "./apply-penempatan.server.ts";
import { keepNism } from "./nism.server.ts";

/**
 * Takes a placement back as if it had not been: the pupils go, their registrations stand as before, their numbers wait for them.
 * Only while nobody has written anything on any of them. @returns how many went back
 * @throws Refusal 403, 404, 409
 */
export async function undoPenempatan(ctx: Ctx, id: string): Promise<number> {
  demand(ctx, "pendaftaran:manage");
  demand(ctx, "siswa:create");
  demand(ctx, "siswa:delete");
  if (!isUuid(id)) throw refuse.notFound();
  const known = await ctx.db.selectFrom("penempatanPpdb").select("periodeId").where("id", "=", id).executeTakeFirst();
  if (!known) throw refuse.notFound();
  await holdPeriode(ctx, known.periodeId);
  const penempatan = await ctx.db.selectFrom("penempatanPpdb").selectAll().where("id", "=", id).forUpdate().executeTakeFirstOrThrow();
  if (penempatan.dibatalkanPada) throw refuse.conflict("Penempatan ini sudah dibatalkan.");
  const links = await ctx.db.selectFrom("siswaPpdb").selectAll().where("penempatanId", "=", id).execute();
  const ids = links.map(({ siswaId }) => siswaId);
  const pupils = await ctx.db.selectFrom("siswa").selectAll().where("id", "in", ids).orderBy("nama").forUpdate().execute();
  demandUntouched(pupils);
  await demandNoLetter(ctx, ids);
  await ctx.db.deleteFrom("siswaPpdb").where("penempatanId", "=", id).execute();
  await ctx.db.deleteFrom("anggotaKelas").where("siswaId", "in", ids).execute();
  await removePupils(ctx, ids);
  const back = { keadaan: "daftar ulang", ke: "diterima", alasan: "Penempatan di kelas dibatalkan" } as const;
  const steps = links.flatMap(({ dari, pendaftaranId }) => (dari === "diterima" ? [{ id: pendaftaranId, ...back }] : []));
  await moveAll(ctx, steps, { oleh: ctx.actor.id, pelaku: ctx.actor.name, pengusul: null });
  await keepNism(
    ctx,
    links.flatMap(({ tahun, urut, pendaftaranId }) => (urut === null ? [] : [{ tahun, urut, pendaftaranId }])),
  );
  await ctx.db
    .updateTable("penempatanPpdb")
    .set({ dibatalkanOleh: ctx.actor.name, dibatalkanPada: ctx.now })
    .where("id", "=", id)
    .execute();
  await recordChange(
    ctx,
    siswa,
    pupils.map((before) => ({ action: "delete", before })),
  );
  // They were copies of what the registrations hold, and would outlive them.
  await eraseValues(ctx, { subjects: [siswa.name], subjectIds: ids });
  await recordAll(ctx, [
    { action: "unplace", subject: "periodePpdb", subjectId: penempatan.periodeId, after: { penempatan: id, banyak: ids.length } },
  ]);
  ctx.touch("pendaftaran");
  return ids.length;
}

function demandUntouched(pupils: readonly { readonly nama: string; readonly versi: number }[]): void {
  const touched = pupils.filter(({ versi }) => versi !== 1).map(({ nama }) => nama);
  if (touched.length === 0) return;
  const names = touched.slice(0, 5).join(", ");
  throw refuse.conflict(
    `Data ${names}${touched.length > 5 ? ` dan ${touched.length - 5} siswa lain` : ""} sudah diubah sesudah ditempatkan, jadi penempatan ini tidak dapat dibatalkan lagi. Belum ada yang diubah.`,
  );
}

/** A letter names its pupils in a list that no key of the database holds. */
async function demandNoLetter(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const letter = await ctx.db
    .selectFrom("naskahSurat")
    .select("id")
    .where(sql<boolean>`siswa_ids && ${ids}::uuid[]`)
    .limit(1)
    .executeTakeFirst();
  if (letter) throw refuse.conflict(hasAlready("surat atau konsepnya"));
}

const hasAlready = (what: string): string =>
  `Sebagian siswanya sudah mempunyai ${what}, jadi penempatan ini tidak dapat dibatalkan lagi. Belum ada yang diubah.`;

/** Whatever was written on them elsewhere holds its pupil: the database refuses, and all stays. */
async function removePupils(ctx: Ctx, ids: readonly string[]): Promise<void> {
  try {
    await ctx.db.deleteFrom("siswa").where("id", "in", ids).execute();
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "23503")) throw error;
    const table = "table" in error ? String(error.table) : "";
    throw refuse.conflict(hasAlready(words[table] ?? "catatan lain"));
  }
}

const words: Readonly<Record<string, string>> = {
  absensi_siswa: "absensi",
  kartu_siswa: "kartu siswa",
  prestasi: "catatan prestasi",
  mutasi_siswa: "catatan mutasi",
  serahan_temuan: "hasil pemeriksaan data yang sudah diserahkan",
};
