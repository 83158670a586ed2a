import { hooks } from "#kit/behaviour/hooks.server.ts";
import type { Doubts } from "#kit/transfer/transfer.server.ts";
import { followBanding } from "#modules/banding/index.server.ts";
import { raguSiswa } from "../check/doubtful-siswa.server.ts";
import { foretellSiswa, fullKelas } from "./foretell-siswa.server.ts";
import { seatedSince } from "./seated-since.server.ts";
import { siswa } from "./siswa.ts";

/** A list is told by `foretell` which classes become too full; a form by the one that was saved. */
const doubts: Doubts = async (ctx, rows, before) => {
  const told = await raguSiswa(ctx, rows, before);
  const [only] = rows;
  const full = rows.length === 1 && only?.id && typeof only.kelasId === "string" ? await fullKelas(ctx, only.kelasId) : undefined;
  return full ? [{ ...told[0], kelasId: full }] : told;
};

export const siswaHooks = hooks(siswa, { doubts, foretell: foretellSiswa, question: seatedSince, follow: followBanding(siswa) });
