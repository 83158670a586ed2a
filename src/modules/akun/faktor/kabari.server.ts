import type { Ctx } from "#kit/ctx.server.ts";
import { notify } from "#kit/notices/notices.server.ts";

/** Tells the owner of an account what happened to its ways in, also when they did it themselves: it may have been another. */
export async function kabariPemilik(ctx: Ctx, akunId: string, told: { title: string; body?: string }): Promise<void> {
  await notify(ctx, { to: { accounts: [akunId] }, kind: "keamanan-akun", link: "/administration/password", ...told });
}
