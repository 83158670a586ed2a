import { ownerPredicate } from "../access/visibility/owner-predicate.server.ts";
import { visibleFields, visibleRow } from "../access/visibility/visible-fields.server.ts";
import { fieldValues } from "../audit/record-change.server.ts";
import { type Ctx, may, type ReadCtx } from "../ctx.server.ts";
import { sql } from "../database/sql.server.ts";
import type { FieldSentences } from "../refusals.ts";
import type { Values } from "../register/check.ts";
import type { Register, Row } from "../register/register.ts";
import { openYielder } from "../threads/yield-event-loop.ts";
import type { RefusedCell } from "./sheet-rows.ts";
import type { Classified } from "./update/classify-rows.server.ts";

/**
 * What can be taken, yet somebody should look at: for each row a sentence for each field. `id` where the row is stored already.
 * `before`: what each row said until now, where it stood already.
 */
export type Doubts = (
  ctx: Ctx,
  rows: readonly (Values & { readonly id?: string })[],
  before?: readonly Values[],
) => Promise<readonly FieldSentences[]>;

/** For doubts that look at rows that stand: which of them this person may compare by these fields; undefined where none. */
export function comparedPredicate(ctx: ReadCtx, register: Register, names: readonly string[]): Predicate | undefined {
  const reach = may(ctx, `${register.name}:read`);
  const open = reach === "no" ? {} : visibleFields(ctx, register, "read").everywhere.fields;
  if (!names.every((name) => Object.hasOwn(open, name))) return undefined;
  return reach === "own" ? ownerPredicate(ctx, register) : sql<boolean>`true`;
}

type Predicate = ReturnType<typeof ownerPredicate>;

const mostDoubts = 500;

/** The doubtful cells of a list that is tried out. */
export async function doubtfulCells(
  ctx: Ctx,
  register: Register & { readonly doubts?: Doubts },
  rows: readonly Classified[],
): Promise<RefusedCell[]> {
  if (!register.doubts) return [];
  const written = rows.filter(({ kind }) => kind !== "sama");
  const judged: (Values & { readonly id?: string })[] = [];
  const breathe = openYielder();
  for (const { values, before } of written) {
    await breathe();
    // Nobody learns by a doubt what stands in a field that is closed to them.
    const seen = before && fieldValues(register, visibleRow(ctx, register, before) as Row);
    judged.push(before ? { ...seen, ...values, id: before.id } : values);
  }
  const told = await register.doubts(ctx, judged);
  const cells = written.flatMap(({ row: { place }, values }, index) =>
    Object.entries(told[index] ?? {}).map(([name, sentence]) => {
      const column = register.fields[name]?.label ?? name;
      return { row: place, column, typed: String(values[name] ?? ""), sentence };
    }),
  );
  return cells.slice(0, mostDoubts);
}
