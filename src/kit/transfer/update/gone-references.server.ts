import type { Ctx } from "../../ctx.server.ts";
import { notDeleted } from "../../database/bin.server.ts";
import { sql } from "../../database/sql.server.ts";
import type { Values } from "../../register/check.ts";
import type { Register } from "../../register/register.ts";

/** A field of which some rows name what was thrown away. */
interface GoneReference {
  readonly label: string;
  readonly isGone: (values: Values) => boolean;
}

/** What rows name, and is not there any more. What is there is held until the transaction ends, so that nobody throws it away meanwhile. */
export async function goneReferences(ctx: Ctx, { fields }: Register, rows: readonly Values[]): Promise<GoneReference[]> {
  const found: GoneReference[] = [];
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== "reference" && field.kind !== "picture") continue;
    const ids = [...new Set(rows.flatMap((values) => (typeof values[name] === "string" ? [values[name]] : [])))];
    if (ids.length === 0) continue;
    const table = sql.table(field.kind === "picture" ? "gambar" : field.register.table);
    const standing = sql<{ id: string }>`select id from ${table} where id = any(${ids}::uuid[]) and ${notDeleted()} order by id for share`;
    const there = new Set((await standing.execute(ctx.db)).rows.map(({ id }) => id));
    const gone = new Set(ids.filter((id) => !there.has(id)));
    if (gone.size > 0) found.push({ label: field.label, isGone: (values) => gone.has(String(values[name])) });
  }
  return found;
}
