import type { Ctx } from "#kit/ctx.server.ts";
import { kabariKeamanan } from "../keamanan/kabari-keamanan.server.ts";

/** Tells the owner of an account what happened to its ways in, also when they did it themselves: it may have been another. */
export const kabariPemilik = (ctx: Ctx, akunId: string, { title, body = "" }: { title: string; body?: string }): Promise<void> =>
  kabariKeamanan(ctx, [akunId], { judul: title, isi: body, tautan: "/administration/password" });
