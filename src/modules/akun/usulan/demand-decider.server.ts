import { demand, type ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { inventedSerial } from "../nip.ts";
import { demandAnotherPerson } from "./another-person.server.ts";
import { onePerson } from "./powerful.server.ts";
import type { OpenUsulan } from "./read-usulan.server.ts";

/** Who agrees is neither who proposes nor whom it concerns. @throws Refusal 403 */
export async function demandDecider(ctx: ReadCtx, { akunId, pengusulId, nip }: OpenUsulan): Promise<void> {
  const { id } = ctx.actor;
  if (id !== null && (await onePerson(ctx, id, akunId)))
    throw refuse.forbidden("Usulan tentang Anda perlu disetujui orang lain. Anda dapat menolaknya.");
  demand(ctx, "usulanPeran:manage");
  if (id === null) return;
  if (pengusulId !== null) await demandAnotherPerson(ctx, pengusulId);
  const saya = ctx.db.selectFrom("akun").select("nip").where("id", "=", id);
  if ((await saya.executeTakeFirstOrThrow()).nip.match(inventedSerial) && !nip.match(inventedSerial))
    throw refuse.forbidden("Akun contoh tidak memutus tentang orang sungguhan.");
}
