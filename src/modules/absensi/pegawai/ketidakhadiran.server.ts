import type { Change } from "#kit/audit/record-change.server.ts";
import { hooks } from "#kit/behaviour/hooks.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { tellChanged } from "../cuti/tell-changed.server.ts";
import { ketidakhadiran } from "./ketidakhadiran.ts";

/** Who wrote a leave down last is kept with it: a deputy gains nothing by one of their own making. Whoever asked for one hears what became of it. */
async function followKetidakhadiran(ctx: Ctx, changes: readonly Change[]): Promise<void> {
  const { db, actor } = ctx;
  const written = changes.flatMap(({ after }) => (after ? [after.id] : []));
  if (written.length > 0) await db.updateTable("ketidakhadiran").set({ dicatatOleh: actor.id }).where("id", "in", written).execute();
  await tellChanged(ctx, changes);
}

export const ketidakhadiranHooks = hooks(ketidakhadiran, { follow: followKetidakhadiran });
