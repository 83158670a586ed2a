import type { Right } from "../access/access.ts";
import { take } from "../access/rate-limit.server.ts";
import type { Ctx } from "../ctx.server.ts";
import { record } from "./audit.server.ts";

/** Nobody fills the trail with refusals: twenty at once, then one a minute. */
const limit = { capacity: 20, perSecond: 1 / 60 };

/** Writes down that somebody who is signed in tried what they may not do. */
export async function recordDenied(ctx: Ctx, right: Right): Promise<void> {
  const { actor } = ctx;
  if (actor.id === null || (await take(ctx, { key: `ditolak:${actor.id}`, ...limit })) > 0) return;
  const [subject = "", action = ""] = right.split(":");
  await record(ctx, { action: "denied", subject, subjectId: "*", after: { action } });
}

/** Looking for what one may not see is answered as if it were not there, and is no line. */
export const isWorthLogging = (right: string, changes: boolean): right is Right =>
  right.includes(":") && (changes || !right.endsWith(":read"));
