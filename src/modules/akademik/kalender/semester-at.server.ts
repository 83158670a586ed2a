import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";

export interface ValidSemester {
  readonly id: string;
  readonly nama: string;
  readonly jenis: "ganjil" | "genap";
  /** "2026/2027" */
  readonly tahunAjaran: string;
  readonly mulai: string;
  readonly selesai: string;
}

const allSemester = (ctx: ReadCtx) =>
  ctx.db
    .selectFrom("semester")
    .innerJoin("tahunAjaran", "tahunAjaran.id", "semester.tahunAjaranId")
    .select(["semester.id", "semester.nama", "semester.jenis", "tahunAjaran.nama as tahunAjaran", "semester.mulai", "semester.selesai"])
    .where(notDeleted("semester"));

/** The semester in which a day lies; undefined between semesters, and where none was entered. */
export const semesterAt = (ctx: ReadCtx, tanggal: string): Promise<ValidSemester | undefined> =>
  allSemester(ctx).where("semester.mulai", "<=", tanggal).where("semester.selesai", ">=", tanggal).executeTakeFirst();

/** The semesters of which at least a day lies in the range. */
export const semesterBetween = (ctx: ReadCtx, dari: string, sampai: string): Promise<ValidSemester[]> =>
  allSemester(ctx).where("semester.mulai", "<=", sampai).where("semester.selesai", ">=", dari).execute();

/** The semester of that day, else the next one, else the last one. */
export async function nearestSemester(ctx: ReadCtx, tanggal: string): Promise<ValidSemester | undefined> {
  const berjalan = allSemester(ctx).where("semester.selesai", ">=", tanggal).orderBy("semester.mulai").limit(1);
  const lampau = allSemester(ctx).orderBy("semester.mulai", "desc").limit(1);
  return (await berjalan.executeTakeFirst()) ?? (await lampau.executeTakeFirst());
}

export const listSemester = (ctx: ReadCtx): Promise<ValidSemester[]> => allSemester(ctx).orderBy("semester.mulai", "desc").execute();
