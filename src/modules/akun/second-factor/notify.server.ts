import type { Ctx } from "#kit/ctx.server.ts";
import { notifySecurity } from "../security/notify-security.server.ts";

/** Tells the owner of an account what happened to its ways in, also when they did it themselves: it may have been another. */
export const notifyPemilik = (ctx: Ctx, akunId: string, { title, body = "" }: { title: string; body?: string }): Promise<void> =>
  notifySecurity(ctx, [akunId], { judul: title, isi: body, tautan: "/administration/password" });
