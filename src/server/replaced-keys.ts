import type { ReportReplacedKeys } from "#kit/database/installation/report-replaced-keys.server.ts";
import { removeSealedFactor } from "#modules/akun/index.server.ts";
import { replaceSealedKey } from "#modules/verifikasi/index.server.ts";

/** What was sealed with a key that is lost ends with it. */
export const endSessionsOfReplacedKeys: ReportReplacedKeys = async (ctx, replaced) => {
  if (!replaced.includes("rahasia")) return;
  await removeSealedFactor(ctx);
  await replaceSealedKey(ctx);
};
