import { attachmentsOf } from "#kit/attachments/attach.server.ts";
import type { ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { readUsulan } from "./read-usulan.server.ts";
import type { Usulan } from "./usulan.ts";

/** What the files that requests hold are called, by id. */
export async function berkasName(ctx: ReadCtx, usulan: readonly Usulan[]): Promise<Readonly<Record<string, string>>> {
  const ids = usulan.flatMap(({ sebelum, sesudah }) => [sebelum?.lampiranId, sesudah?.lampiranId]).filter((id) => typeof id === "string");
  return Object.fromEntries(Array.from((await attachmentsOf(ctx, ids)).values(), ({ id, nama }) => [id, nama]));
}

/** The paper of a request as it was or as it shall be. @throws Refusal 404 for whoever may not see the request */
export async function berkasUsulan(ctx: ReadCtx, id: string, sisi: string): Promise<{ key: string; name: string }> {
  const usulan = await readUsulan(ctx, id);
  const berkasId = sisi === "sebelum" ? usulan.sebelum?.lampiranId : sisi === "sesudah" ? usulan.sesudah?.lampiranId : undefined;
  const held = typeof berkasId === "string" ? (await attachmentsOf(ctx, [berkasId])).get(berkasId) : undefined;
  if (!held) throw refuse.notFound("Berkas tidak ditemukan.");
  return { key: held.kunci, name: held.nama };
}
