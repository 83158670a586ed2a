import { readableRegister } from "#kit/access/visibility/visible-fields.server.ts";
import { endOf, rowAsOf } from "#kit/audit/as-of.server.ts";
import { linesOf } from "#kit/audit/as-of-lines.server.ts";
import { namesAsOf } from "#kit/audit/as-of-names.server.ts";
import type { AsOfTable } from "#kit/audit/as-of-table.ts";
import { may, type ReadCtx } from "#kit/ctx.server.ts";
import { readQuery } from "#kit/register/query.ts";
import type { Register, Row } from "#kit/register/register.ts";
import { list } from "#kit/register/store.server.ts";
import { asWords } from "#kit/ui/field/words.ts";
import { hooksOf } from "#src/registers.server.ts";
import { rowNow, rowOf } from "./row-then.server.ts";

interface Holder {
  readonly id: string;
  readonly day: string;
  /** The day it is compared with. */
  readonly until: string;
}

/** What stood beside the row at the end of the day, register by register, for whoever may read it today. */
export async function tablesBeside(ctx: ReadCtx, register: Register, holder: Holder): Promise<AsOfTable[]> {
  const tables: AsOfTable[] = [];
  for (const hanging of hooksOf(register).hanging ?? [])
    if (may(ctx, `${hanging.register.name}:read`) !== "no") tables.push(await tableOf(ctx, hanging, holder));
  const members = (await hooksOf(register).membersAsOf?.(ctx, holder)) ?? [];
  return [...tables.filter(({ rows }) => rows.length > 0), ...members];
}

async function tableOf(ctx: ReadCtx, hanging: { register: Register; by: string }, { id, day }: Omit<Holder, "until">): Promise<AsOfTable> {
  const end = endOf(day);
  const { register, by } = hanging;
  const seen = readableRegister(ctx, register);
  const rows = await rowsOn(ctx, register, { by, id });
  const lines = await linesOf(ctx, register, { ids: rows.map((row) => row.id) });
  const stood = rows.flatMap((row) => {
    const then = rowAsOf({ row: rowNow(row), lines: lines.get(row.id) ?? [], names: Object.keys(seen.fields) }, end);
    return then.state === "kept" && then.fields[by]?.value === id ? [{ row, then, values: rowOf(row, then) }] : [];
  });
  const names = await namesAsOf(ctx, { fields: seen.fields, rows: stood.map(({ values }) => values) }, end);
  const columns = Object.entries(seen.fields).filter(([name, { kind }]) => name !== by && kind !== "file");
  return {
    title: register.title,
    columns: columns.map(([, { label }]) => label),
    rows: stood.map(({ row, then, values }) => ({
      id: row.id,
      cells: columns.map(([name, field]) => {
        const { certainty } = then.fields[name] ?? { certainty: "unknown" };
        // What is closed to the reader in this row is not there, and says nothing.
        if (!(name in row)) return "";
        return certainty === "recorded" || certainty === "unchanged" ? asWords(field, values[name], names) : "tidak diketahui";
      }),
    })),
  };
}

/** More than anybody has. */
const most = 500;

/** Those in the bin too, for whoever may take them out of it. */
async function rowsOn(ctx: ReadCtx, register: Register, { by, id }: { by: string; id: string }): Promise<Row[]> {
  const query = { ...readQuery(register, new URLSearchParams({ [by]: id })), size: most };
  const { rows } = await list(ctx, register, query);
  if (may(ctx, `${register.name}:restore`) === "no") return [...rows];
  return [...rows, ...(await list(ctx, register, { ...query, bin: true })).rows];
}
