import { record } from "#kit/audit/audit.server.ts";
import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { endAll } from "../session/end.server.ts";

/** One other session of the person's own. @throws Refusal 404 for those of others and for the one that asks */
export async function endOwnSession(ctx: Ctx, sesi: string): Promise<void> {
  const akunId = own(ctx);
  if (!isUuid(sesi) || sesi === ctx.actor.session?.id) throw refuse.notFound();
  if ((await endAll(ctx, { akunId, sebab: "diakhiri", hanya: sesi })) === 0) throw refuse.notFound();
  await record(ctx, { action: "end-sessions", subject: "akun", subjectId: akunId, after: { sesi: 1 } });
}

/** All but the one that asks. @returns how many ended */
export async function endOtherSession(ctx: Ctx): Promise<number> {
  const akunId = own(ctx);
  const kecuali = ctx.actor.session?.id;
  const ended = await endAll(ctx, { akunId, sebab: "diakhiri", ...(kecuali ? { kecuali } : {}) });
  if (ended > 0) await record(ctx, { action: "end-sessions", subject: "akun", subjectId: akunId, after: { sesi: ended } });
  return ended;
}

function own(ctx: ReadCtx): string {
  if (ctx.actor.id === null) throw refuse.unauthenticated();
  return ctx.actor.id;
}
