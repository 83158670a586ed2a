import { type Ctx, demand } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { onePerson } from "./powerful.server.ts";
import type { OpenUsulan } from "./read-usulan.server.ts";

const light = 24 * 3_600_000;

/** Who agrees is neither who proposes nor whom it concerns, and no account that the proposer made a moment ago. @throws Refusal 403 */
export async function demandDecider(ctx: Ctx, { akunId, pengusulId, nip }: OpenUsulan): Promise<void> {
  const { id } = ctx.actor;
  if (id !== null && (await onePerson(ctx, id, akunId)))
    throw refuse.forbidden("Usulan tentang Anda perlu disetujui orang lain. Anda dapat menolaknya.");
  demand(ctx, "usulanPeran:manage");
  if (id === null) return;
  if (pengusulId !== null && (await onePerson(ctx, id, pengusulId)))
    throw refuse.forbidden("Usulan Anda sendiri perlu disetujui orang lain.");
  const saya = ctx.db.selectFrom("akun").select(["nip", "createdAt", "dibuatOleh"]).where("id", "=", id);
  const { nip: nipSaya, createdAt, dibuatOleh } = await saya.executeTakeFirstOrThrow();
  if (dibuatOleh !== null && dibuatOleh === pengusulId && ctx.now.getTime() - createdAt.getTime() < light)
    throw refuse.forbidden("Akun Anda baru dibuat oleh pengusulnya. Anda dapat memutus sesudah 24 jam.");
  if (nipSaya.endsWith("000") && !nip.endsWith("000")) throw refuse.forbidden("Akun contoh tidak memutus tentang orang sungguhan.");
}
