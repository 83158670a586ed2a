import { recordAll } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { json, sql } from "#kit/database/sql.server.ts";
import { formatDay, isDay, today } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { type Detail, type Kenaikan, type Result, tingkatOrder } from "./decision.ts";
import { graduate } from "./graduate.server.ts";
import { openSince } from "./open.server.ts";

/** What would happen, checked against who sits in the class now. @throws Refusal 422, 409 */
export async function plan(ctx: Ctx, { kelasId, tanggal, keputusan }: Kenaikan): Promise<Detail[]> {
  demand(ctx, "kenaikan:create");
  if (!isDay(tanggal)) throw refuse.invalid("Isi sejak tanggal berapa kelas baru berlaku.", { tanggal: "Tanggal wajib diisi." });
  if (keputusan.length === 0) throw refuse.invalid("Belum ada siswa yang dipilih untuk naik, tinggal, atau lulus.");
  const kelas = await kelasHidup(ctx, [kelasId, ...keputusan.map(({ ke }) => ke)]);
  const asal = kelas.get(kelasId);
  if (!asal) throw refuse.notFound();
  const { rows: siswa } = await sql<{ id: string; nama: string }>`
    select id, nama from siswa where kelas_id = ${kelasId}::uuid and status = 'aktif' and ${notDeleted()}
    order by nama, id for update`.execute(ctx.db);
  if (new Set(keputusan.map((satu) => satu.siswaId)).size < keputusan.length) throw changed();
  const rincian = keputusan.map(({ siswaId, ke }): Detail => {
    const anak = siswa.find(({ id }) => id === siswaId);
    if (!anak) throw changed();
    return { siswaId, nama: anak.nama, dari: kelasId, ke: ke === "lulus" ? null : ke, hasil: resultFrom(asal, kelas.get(ke), ke) };
  });
  await demandTanggal(ctx, asal, { tanggal, ids: rincian.map(({ siswaId }) => siswaId) });
  return rincian;
}

/**
 * Moves the class on, all or nobody. It counts at once wherever pupils are counted, so a first day that lies ahead is
 * accepted only when the school year of the class has ended. @returns the id under which it can be undone
 */
export async function applyKenaikan(ctx: Ctx, kenaikan: Kenaikan): Promise<string> {
  const rincian = await plan(ctx, kenaikan);
  await demandOpen(ctx, kenaikan);
  const { kelasId, tanggal } = kenaikan;
  for (const hasil of ["naik", "tinggal"] as const) {
    await switchTo(ctx, tanggal, hasil);
    for (const [ke, anak] of Object.entries(Object.groupBy(rincian, (satu) => (satu.hasil === hasil && satu.ke) || "")))
      if (ke !== "" && anak) await move(ctx, { ke, siswaIds: anak.map(({ siswaId }) => siswaId) });
  }
  await graduate(ctx, { tanggal, lulusan: rincian.filter(({ hasil }) => hasil === "lulus") });
  await switchTo(ctx, "", "");
  const { actor } = ctx;
  const { id } = await ctx.db
    .insertInto("kenaikanKelas")
    .values({ kelasId, tanggal, olehId: actor.id, oleh: actor.name, rincian: json(rincian), dibatalkanPada: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  await recordAll(ctx, [
    ...rincian.map(({ siswaId, dari, ke, hasil }) => ({
      ...{ action: "update", subject: "siswa", subjectId: siswaId },
      before: { kelasId: dari, status: "aktif" },
      after: { kelasId: ke, status: hasil === "lulus" ? "lulus" : "aktif" },
    })),
    { action: "create", subject: "kenaikan", subjectId: id, after: { kelasId, tanggal, banyak: rincian.length } },
  ]);
  ctx.touch("siswa");
  return id;
}

/** Tells the database, for this transaction, since when and why pupils change their class. */
export const switchTo = (ctx: Ctx, hari: string, sebab: string) =>
  sql`select set_config('akademik.hari', ${hari}, true), set_config('akademik.sebab', ${sebab}, true)`.execute(ctx.db);

const move = (ctx: Ctx, { ke, siswaIds }: { ke: string; siswaIds: readonly string[] }) =>
  sql`update siswa set kelas_id = ${ke}::uuid, versi = versi + 1, updated_at = ${ctx.now} where id = any(${siswaIds}::uuid[])`.execute(
    ctx.db,
  );

interface Kelas {
  readonly id: string;
  readonly nama: string;
  readonly tingkat: "X" | "XI" | "XII";
  readonly tahunAjaran: string;
}

async function kelasHidup(ctx: ReadCtx, ids: readonly string[]): Promise<Map<string, Kelas>> {
  const dicari = [...new Set(ids.filter(isUuid))];
  if (dicari.length === 0) return new Map();
  const kelas = await ctx.db
    .selectFrom("kelas")
    .select(["id", "nama", "tingkat", "tahunAjaran"])
    .where("id", "in", dicari)
    .where(notDeleted())
    .execute();
  return new Map(kelas.map((satu) => [satu.id, satu]));
}

/** A slip in the year would wipe out the days in the class of now. */
async function demandTanggal(
  ctx: ReadCtx,
  { nama, tahunAjaran }: Kelas,
  { tanggal, ids }: { tanggal: string; ids: string[] },
): Promise<void> {
  const tahun = tahunAjaran.slice(5);
  if (!tanggal.startsWith(`${tahun}-`)) throw tanggalFault(`Kelas ${nama} berakhir pada tahun ${tahun}. Periksa tanggalnya.`);
  const { rows } = await sql<{ nama: string }>`
    select siswa.nama from anggota_kelas anggota join siswa on siswa.id = anggota.siswa_id and ${notDeleted("siswa")}
    where anggota.siswa_id = any(${ids}::uuid[]) and anggota.selesai is null and anggota.mulai >= ${tanggal}::date
    order by siswa.nama limit 1`.execute(ctx.db);
  if (rows[0]) throw tanggalFault(`${rows[0].nama} baru masuk kelas ini pada hari itu atau sesudahnya. Periksa tanggalnya.`);
}

async function demandOpen(ctx: ReadCtx, { kelasId, tanggal }: Kenaikan): Promise<void> {
  const kini = today(ctx.now);
  if (tanggal <= kini) return;
  const { tahunAjaran } = await ctx.db.selectFrom("kelas").select("tahunAjaran").where("id", "=", kelasId).executeTakeFirstOrThrow();
  const terbuka = await openSince(ctx, tahunAjaran);
  if (kini < terbuka)
    throw tanggalFault(
      `Tahun ajaran ${tahunAjaran} masih berjalan, jadi tanggal yang akan datang baru dapat diterapkan mulai ${formatDay(terbuka)}. Belum ada yang diubah.`,
    );
}

const tanggalFault = (kalimat: string) => refuse.invalid(kalimat, { tanggal: kalimat });

function resultFrom(asal: Kelas, tujuan: Kelas | undefined, ke: string): Result {
  if (ke === "lulus") {
    if (asal.tingkat !== "XII") throw refuse.invalid(`Kelas ${asal.nama} belum tingkat akhir, jadi siswanya belum dapat lulus.`);
    return "lulus";
  }
  if (!tujuan) throw refuse.invalid("Kelas tujuan yang dipilih sudah tidak ada. Pilih yang lain.");
  if (tujuan.tahunAjaran <= asal.tahunAjaran)
    throw refuse.invalid(`Kelas ${tujuan.nama} adalah kelas tahun ajaran ${tujuan.tahunAjaran}. Pilih kelas tahun ajaran berikutnya.`);
  const naik = tingkatOrder[tujuan.tingkat] - tingkatOrder[asal.tingkat];
  if (naik < 0 || naik > 1) throw refuse.invalid(`Dari ${asal.nama} siswa tidak dapat langsung ke ${tujuan.nama}.`);
  return naik === 1 ? "naik" : "tinggal";
}

const changed = () =>
  refuse.conflict("Daftar siswa kelas ini baru saja berubah. Muat ulang halaman, lalu buat pratinjau sekali lagi. Belum ada yang diubah.");
