import type { Ctx } from "../ctx.server.ts";
import { refuse } from "../refusals.ts";
import type { Actor } from "./access.ts";

/** How long a proof of who one is holds before heavy acts. */
const minutes = 5;

/** Whether this person has proved who they are a moment ago. The system itself needs no proof. */
export function isRecentlyConfirmed({ roles, session }: Actor, now: Date): boolean {
  if (roles.includes("sistem")) return true;
  return session !== undefined && now.getTime() - session.confirmedAt.getTime() <= minutes * 60_000;
}

/** @throws Refusal "unconfirmed": pages lead to `/konfirmasi`, forms ask in place and lose nothing */
export function demandRecentConfirmation({ actor, now }: Pick<Ctx, "actor" | "now">): void {
  if (!isRecentlyConfirmed(actor, now)) throw refuse.unconfirmed();
}
