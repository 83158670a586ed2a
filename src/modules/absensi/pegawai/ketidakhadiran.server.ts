import type { Change } from "#kit/audit/record-change.server.ts";
import { hooks } from "#kit/behaviour/hooks.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { tellDeleted } from "../cuti/tell-deleted.server.ts";
import { ketidakhadiran } from "./ketidakhadiran.ts";

/** Who wrote a leave down last is kept with it: a deputy gains nothing by one of their own making. Whoever asked for one hears that it went. */
async function followKetidakhadiran(ctx: Ctx, changes: readonly Change[]): Promise<void> {
  const { db, actor } = ctx;
  const written = changes.flatMap(({ after }) => (after ? [after.id] : []));
  if (written.length > 0) await db.updateTable("ketidakhadiran").set({ dicatatOleh: actor.id }).where("id", "in", written).execute();
  const deleted = changes.flatMap(({ action, before }) => (action === "delete" && before ? [before.id] : []));
  if (deleted.length > 0) await tellDeleted(ctx, deleted);
}

export const ketidakhadiranHooks = hooks(ketidakhadiran, { follow: followKetidakhadiran });
