import type { ReadCtx } from "../ctx.server.ts";
import { sql } from "../database/sql.server.ts";
import type { Fields } from "../register/fields.ts";
import type { Register } from "../register/register.ts";
import { nameIn } from "../register/related.server.ts";
import { isUuid } from "../register/uuid.ts";
import { type RowNow, rowAsOf } from "./as-of.server.ts";
import { linesOf } from "./as-of-lines.server.ts";

interface NamedRow extends RowNow {
  readonly id: string;
  readonly label: string;
}

/** What the rows that these values point to were called before the moment `end`; with a mark, as they are called today, where their trail does not know. */
export async function namesAsOf(
  ctx: ReadCtx,
  { fields, rows }: { readonly fields: Fields; readonly rows: readonly Readonly<Record<string, unknown>>[] },
  end: Date,
): Promise<Record<string, string>> {
  const names: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== "reference") continue;
    const ids = [...new Set(rows.map((row) => row[name]).filter((id): id is string => typeof id === "string" && isUuid(id)))];
    if (ids.length > 0) Object.assign(names, await called(ctx, field.register, ids, end));
  }
  return names;
}

async function called(ctx: ReadCtx, register: Register, ids: readonly string[], end: Date): Promise<Record<string, string>> {
  const { columns, named = columns.slice(0, 1), table } = register;
  const { rows } = await sql<NamedRow>`
    select id, created_at, deleted_at, ${nameIn(table, register)} as label, ${sql.join(named.map((column) => sql.ref(column)))}
    from ${sql.table(table)} where id = any(${ids}::uuid[])`.execute(ctx.db);
  const lines = await linesOf(ctx, register, { ids, names: named });
  return Object.fromEntries(
    rows.map((row) => {
      const { fields } = rowAsOf({ row, lines: lines.get(row.id) ?? [], names: named }, end);
      const parts = named.map((column) => fields[column]);
      const isKnown = parts.every((part) => part?.certainty === "recorded");
      return [row.id, isKnown ? parts.map((part) => String(part?.value ?? "")).join(" · ") : `${row.label} (nama sekarang)`];
    }),
  );
}
