import type { Ctx } from "#kit/ctx.server.ts";
import type { Notice } from "#kit/notices/notice.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { perangkatPath } from "../paths.ts";

/** What weighs in attendance is told to the head, and to whoever else may check it. The title names no person. */
export async function notifyPengawas(ctx: Ctx, kabar: Pick<Notice, "kind" | "title" | "gather">): Promise<void> {
  await notify(ctx, { ...kabar, to: { right: ["absensiKantor:read", "perangkatAbsensi:manage"] }, link: perangkatPath });
}
