import type { Ctx } from "#kit/ctx.server.ts";
import { enqueue } from "#kit/jobs/jobs.server.ts";
import type { StatusAbsensi } from "../siswa/status.ts";
import { peringatanAbsensi } from "./peringatan.ts";

const menentukan: readonly StatusAbsensi[] = ["alpa", "terlambat"];

/**
 * Has the warnings looked at as soon as this recording stands, when one of its words before or after can cross a limit. Each
 * class waits under its own key: classes recorded in the same minute do not wait for one another.
 */
export async function reviewPeringatan(ctx: Ctx, kelasId: string, status: readonly (StatusAbsensi | undefined)[]): Promise<void> {
  if (status.some((satu) => satu && menentukan.includes(satu))) await enqueue(ctx, peringatanAbsensi, { payload: {}, key: kelasId });
}
