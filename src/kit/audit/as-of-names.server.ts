import type { ReadCtx } from "../ctx.server.ts";
import { sql } from "../database/sql.server.ts";
import type { Fields } from "../register/fields.ts";
import type { Register } from "../register/register.ts";
import { isUuid } from "../register/uuid.ts";
import { nameIn } from "../row-name.server.ts";
import { betweenNames } from "../row-name.ts";
import { type RowNow, rowAsOf } from "./as-of.server.ts";
import { linesOf } from "./as-of-lines.server.ts";

interface NamedRow extends RowNow {
  readonly id: string;
  readonly label: string;
}

interface Asked {
  readonly fields: Fields;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** What the rows that these values point to were called before the moment `end`; with a mark, as they are called today, where their trail does not know. */
export async function namesAsOf(ctx: ReadCtx, asked: Asked, end: Date): Promise<Record<string, string>> {
  const called = await namesThroughTime(ctx, asked);
  return called(end);
}

/** The same for many moments: the trails are read once. @returns all names, or those of some ids, before a moment */
export async function namesThroughTime(
  ctx: ReadCtx,
  { fields, rows }: Asked,
): Promise<(end: Date, ids?: readonly unknown[]) => Record<string, string>> {
  const known = new Map<string, (end: Date) => string>();
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== "reference") continue;
    const ids = [...new Set(rows.map((row) => row[name]).filter((id): id is string => typeof id === "string" && isUuid(id)))];
    if (ids.length > 0) for (const [id, called] of await namers(ctx, field.register, ids)) known.set(id, called);
  }
  return (end, ids = [...known.keys()]) =>
    Object.fromEntries(
      ids.flatMap((id) => {
        const called = typeof id === "string" ? known.get(id) : undefined;
        return called ? [[id, called(end)]] : [];
      }),
    );
}

async function namers(ctx: ReadCtx, register: Register, ids: readonly string[]): Promise<[string, (end: Date) => string][]> {
  const { columns, fields, named = columns.slice(0, 1), table } = register;
  const { rows } = await sql<NamedRow>`
    select id, created_at, deleted_at, ${nameIn(table, register)} as label, ${sql.join(named.map((column) => sql.ref(column)))}
    from ${sql.table(table)} where id = any(${ids}::uuid[])`.execute(ctx.db);
  const lines = await linesOf(ctx, register, { ids, names: named });
  // A name may hold that of another register.
  const calledOf = await namesThroughTime(ctx, {
    fields: Object.fromEntries(named.flatMap((column) => (fields[column] ? [[column, fields[column]]] : []))),
    rows,
  });
  return rows.map((row) => {
    const past = { row, lines: lines.get(row.id) ?? [], names: named };
    return [
      row.id,
      (end) => {
        const parts = named.map((column) => {
          const part = rowAsOf(past, end).fields[column];
          if (part?.certainty !== "recorded") return undefined;
          return fields[column]?.kind === "reference" ? calledOf(end, [part.value])[String(part.value)] : String(part.value ?? "");
        });
        return parts.every((part) => part !== undefined) ? parts.join(betweenNames) : `${row.label} (nama sekarang)`;
      },
    ];
  });
}
