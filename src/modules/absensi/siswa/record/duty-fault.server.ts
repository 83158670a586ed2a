import type { ReadCtx } from "#kit/ctx.server.ts";
import { dutyStatus } from "../status.ts";
import type { Submission, SubmissionRow } from "./submission.ts";

/** A duty teacher writes down who is late and who was let go, and takes back what was written by the same hand that day. */
export async function dutyFault(ctx: ReadCtx, { tanggal }: Submission): Promise<(row: SubmissionRow) => string | undefined> {
  const written = await ctx.db
    .selectFrom("absensiSiswa")
    .select("siswaId")
    .where("tanggal", "=", tanggal)
    .where("jadwalId", "is", null)
    .where("dicatatOleh", "=", ctx.actor.id)
    .execute();
  const own = new Set(written.map(({ siswaId }) => siswaId));
  return ({ siswaId, status }) =>
    dutyStatus.includes(status) || (status === "hadir" && own.has(siswaId))
      ? undefined
      : "belum dicatat: guru piket mencatat yang terlambat dan dispensasi, yang lain dicatat wali kelas atau guru yang mengajar.";
}
