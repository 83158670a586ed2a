import type { ReadCtx } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import { isContoh, sampleNomor } from "#modules/persuratan/index.server.ts";
import type { Naskah } from "../naskah.ts";

/** Told before anybody signs: who signs could seldom mend it. */
export const willBeContoh = async (ctx: ReadCtx, { jenisId, klasifikasiId }: Pick<Naskah, "jenisId" | "klasifikasiId">): Promise<boolean> =>
  isContoh(await sampleNomor(ctx, { jenisId, klasifikasiId, tanggal: today(ctx.now) }));
