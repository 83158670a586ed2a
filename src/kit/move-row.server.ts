import { sql } from "kysely";
import { visibleRow } from "./access/visibility/visible-fields.server.ts";
import { record } from "./audit/audit.server.ts";
import type { Ctx, ReadCtx } from "./ctx.server.ts";
import { notDeleted } from "./database/bin.server.ts";
import { refuse } from "./refusals.ts";
import type { Register, Row } from "./register/register.ts";
import { find, locked, save, type Target } from "./register/store.server.ts";

export interface Move extends Target {
  /** The row beside which it shall stand, and on which side. */
  readonly beside: string;
  readonly side: "before" | "after";
}

/**
 * Gives a row another place. The others keep their versions: whoever edits one of them is not disturbed.
 * @throws Refusal 409 when somebody changed or moved the row in between, or its neighbour is gone
 */
export async function move(ctx: Ctx, register: Register, { id, versi, beside, side }: Move): Promise<Row> {
  if (!register.ordered) throw refuse.notFound();
  // One after the other: two renumberings at once would wait for each other's rows.
  await sql`select pg_advisory_xact_lock(hashtext(${`urutan:${register.table}`}))`.execute(ctx.db);
  const before = await locked(ctx, register, { id, action: "update" });
  if (before.versi !== versi) throw refuse.stale(visibleRow(ctx, register, before));
  await find(ctx, register, beside).catch(() => {
    throw refuse.conflict("Baris di sebelahnya baru saja dihapus. Urutan belum diubah, silakan coba lagi.");
  });
  await renumber(ctx, register, { id, beside, half: side === "before" ? -0.5 : 0.5 });
  const after = await save(ctx, register, id, {});
  const places = { before: { urutan: before.urutan }, after: { urutan: after.urutan } };
  ctx.touch(register.name);
  await record(ctx, { action: "move", subject: register.name, subjectId: id, ...places });
  return visibleRow(ctx, register, after);
}

async function renumber(ctx: ReadCtx, { table }: Register, moved: { id: string; beside: string; half: number }): Promise<void> {
  await sql`
    with placed as (
      select id, row_number() over (order by urutan, created_at desc, id) as place from ${sql.table(table)} where ${notDeleted()}
    ), wanted as (
      select id, row_number() over (order by case when id = ${moved.id}::uuid
        then (select place from placed where id = ${moved.beside}::uuid) + ${moved.half}::numeric else place end) as place
      from placed
    )
    update ${sql.table(table)} as kept set urutan = wanted.place from wanted
    where kept.id = wanted.id and kept.urutan <> wanted.place`.execute(ctx.db);
}
