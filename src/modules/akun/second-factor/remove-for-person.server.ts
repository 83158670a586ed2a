import { demandRecentConfirmation } from "#kit/access/recent-confirmation.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { oneLine } from "#kit/typed-text.ts";
import { powerful } from "../usulan/powerful.server.ts";
import { propose } from "../usulan/propose.server.ts";
import { discardFactor } from "./discard-factors.server.ts";

export interface Reset {
  readonly akunId: string;
  /** How the administrator made sure who it is; goes into the trail. */
  readonly catatan: string;
  /** The administrator has seen the person. */
  readonly bertemu: boolean;
}

/**
 * Takes away every second factor of somebody who stands before the administrator and has lost theirs; of who decides or signs
 * it is proposed. @returns what to tell. @throws Refusal "invalid" without a meeting and a note, 404, "conflict", "unconfirmed"
 */
export async function resetFactor(ctx: Ctx, { akunId, catatan, bertemu }: Reset): Promise<string> {
  demand(ctx, "akun:manage");
  if (!isUuid(akunId)) throw refuse.notFound();
  if (akunId === ctx.actor.id) throw refuse.conflict("Faktor Anda sendiri diatur di halaman Password.");
  const note = oneLine(catatan);
  const fields = {
    ...(bertemu ? {} : { bertemu: "Temui orangnya dan periksa kartu identitasnya dulu." }),
    ...(note.length >= 5 && note.length <= 200 ? {} : { catatan: "Tulis cara Anda memastikan orangnya (5–200 huruf)." }),
  };
  if (Object.keys(fields).length > 0) throw refuse.invalid("Periksa lagi isian yang ditandai.", fields);
  demandRecentConfirmation(ctx);
  const ada = ctx.db.selectFrom("akun").select("id").where("id", "=", akunId).where(notDeleted()).forUpdate();
  if (!(await ada.executeTakeFirst())) throw refuse.notFound();
  if (await powerful(ctx, akunId)) return propose(ctx, { jenis: "lepas-faktor", akunId, isi: {}, alasan: note });
  await discardFactor(ctx, akunId, { catatan: note });
  return "Verifikasi dua langkah dilepas dan semua sesinya berakhir";
}
