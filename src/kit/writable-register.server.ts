import { recordView } from "./audit/record-view.server.ts";
import type { Ctx } from "./ctx.server.ts";
import type { Register, SeenRow } from "./register/register.ts";
import { find } from "./register/store.server.ts";

/** As `find`, for a person who will read the whole row. */
export async function writableRegister<R extends Register>(ctx: Ctx, register: R, id: string, bin = false): Promise<SeenRow<R>> {
  const row = await find(ctx, register, id, bin);
  if (register.watched) await recordView(ctx, { action: "read", subject: register.name, subjectId: row.id });
  return row;
}
