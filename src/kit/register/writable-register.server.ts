import { recordView } from "../audit/record-view.server.ts";
import type { Ctx } from "../ctx.server.ts";
import type { Register, Row } from "./register.ts";
import { find } from "./store.server.ts";

/** As `find`, for a person who will read the whole row. */
export async function writableRegister(ctx: Ctx, register: Register, id: string, bin = false): Promise<Row> {
  const row = await find(ctx, register, id, bin);
  if (register.watched) await recordView(ctx, { action: "read", subject: register.name, subjectId: row.id });
  return row;
}
