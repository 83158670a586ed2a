import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { dayOf } from "#kit/dates.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { nearestSemester } from "#modules/akademik/index.server.ts";
import { initials } from "#modules/akun/index.ts";

/** What visitors see of somebody: nothing but what the person's own consent names. */
export interface Tampilan {
  readonly id: string;
  readonly nama: string;
  /** Shown where no picture is. */
  readonly inisial: string;
  readonly jenis: string;
  readonly jabatan: string | null;
  readonly tugasTambahan: string | null;
  /** Subjects of the running semester, else of the next or last one. */
  readonly mapel: readonly string[];
  readonly foto: boolean;
}

/** Registers whose change makes the page old. */
export const direktoriTags = ["tampilPublik", "pegawai", "akun", "pengampu", "mataPelajaran", "semester"] as const;

/**
 * Who agreed by the own account and still serves; the others leave the page by themselves, whatever they agreed to, and so does a record
 * that the office gives to another account.
 */
export const agreed = (ctx: ReadCtx) =>
  ctx.db
    .selectFrom("tampilPublik")
    .innerJoin("pegawai", "pegawai.id", "tampilPublik.pegawaiId")
    .leftJoin("akun", "akun.id", "pegawai.akunId")
    .where(notDeleted("pegawai"))
    .where("pegawai.aktif", "=", true)
    .where("pegawai.akunId", "=", (eb) => eb.ref("tampilPublik.disetujuiOleh"));

/** Whether the page has anybody to show; who left since is not looked for. */
export const hasDirektori = async (ctx: ReadCtx): Promise<boolean> =>
  (await ctx.db.selectFrom("tampilPublik").select("pegawaiId").limit(1).executeTakeFirst()) !== undefined;

/** By name, teachers and staff alike. */
export async function readDirektori(ctx: ReadCtx): Promise<Tampilan[]> {
  const rows = await agreed(ctx)
    .select(["pegawai.id", "pegawai.nama", "pegawai.jenis", "pegawai.jabatan", "pegawai.tugasTambahan"])
    .select((eb) => eb.and([eb("denganFoto", "=", true), eb("akun.foto", "is not", null)]).as("foto"))
    .orderBy("pegawai.nama")
    .orderBy("pegawai.id")
    .execute();
  const mapel = await subjectsOf(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map(({ foto, ...row }) => ({ ...row, inisial: initials(row.nama), foto: foto === true, mapel: mapel.get(row.id) ?? [] }));
}

/** The names of what these people teach, by their id. */
export async function subjectsOf(ctx: ReadCtx, ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const semester = ids.length > 0 ? await nearestSemester(ctx, dayOf(ctx.now)) : undefined;
  if (!semester) return new Map();
  const rows = await ctx.db
    .selectFrom("pengampu")
    .innerJoin("mataPelajaran", "mataPelajaran.id", "pengampu.mataPelajaranId")
    .where(notDeleted("pengampu"))
    .where("pengampu.semesterId", "=", semester.id)
    .where("pengampu.pegawaiId", "in", [...ids])
    .groupBy("pengampu.pegawaiId")
    .select(["pengampu.pegawaiId", sql<string[]>`array_agg(distinct mata_pelajaran.nama order by mata_pelajaran.nama)`.as("mapel")])
    .execute();
  return new Map(rows.map(({ pegawaiId, mapel }) => [pegawaiId, mapel]));
}

/** Where the picture lies of somebody who agreed to show it; undefined for everybody else. */
export async function shownFoto(ctx: ReadCtx, id: string): Promise<string | undefined> {
  if (!isUuid(id)) return undefined;
  const found = await agreed(ctx).where("pegawai.id", "=", id).where("denganFoto", "=", true).select("akun.foto").executeTakeFirst();
  return found?.foto ?? undefined;
}
