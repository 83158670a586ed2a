import type { TellReplaced } from "#kit/database/installation/replaced.server.ts";
import { lepasFaktorTersegel } from "#modules/akun/index.server.ts";
import { gantiKunciTersegel } from "#modules/verifikasi/index.server.ts";

/** What was sealed with a key that is lost ends with it. */
export const endReplaced: TellReplaced = async (ctx, replaced) => {
  if (!replaced.includes("rahasia")) return;
  await lepasFaktorTersegel(ctx);
  await gantiKunciTersegel(ctx);
};
