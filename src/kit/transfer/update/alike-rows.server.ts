import { registerForRow, visibleFields, visibleRow } from "../../access/visibility/visible-fields.server.ts";
import type { ReadCtx } from "../../ctx.server.ts";
import type { Register, Row } from "../../register/register.ts";
import { relatedOf } from "../../register/related.server.ts";
import { openYielder } from "../../threads/yield-event-loop.ts";
import { rowsAtOnce } from "../portions.server.ts";
import type { ReadRow } from "../sheet-rows.ts";
import { compareRow } from "./compare-row.server.ts";
import type { Key } from "./keys.ts";
import { idsByKey, keyOf } from "./match-rows.server.ts";
import { pointing, rowsById } from "./rows-by-id.server.ts";

interface Listed {
  /** What the list may bring. */
  readonly fields: Register["fields"];
  readonly rows: readonly ReadRow[];
}

/**
 * For each row of a list that nothing names the row that stands and says all of it already: a list that comes back as it left adds
 * nothing. Among rows that this person sees, as far as they see them.
 */
export async function alikeRows(ctx: ReadCtx, register: Register, { fields, rows }: Listed): Promise<(Row | undefined)[]> {
  const key = wholeKey(fields);
  if (rows.length === 0 || key.length === 0) return [];
  const ids = await idsByKey(ctx, register, { key, rows });
  const meant = rows.map(({ values }) => (ids.get(keyOf(fields, key, values)) ?? []).slice(0, mostAlike));
  const found: (Row | undefined)[] = [];
  const breathe = openYielder();
  const step = rowsAtOnce(register);
  for (let from = 0; from < rows.length; from += step) {
    const part = meant.slice(from, from + step);
    const standing = await rowsById(ctx, register, [...new Set(part.flat())]);
    const { names } = await relatedOf(ctx, pointing(register), [...standing.values()]);
    for (const [index, candidates] of part.entries()) {
      await breathe();
      const row = rows[from + index];
      const alike = candidates.find((id) => {
        const before = standing.get(id);
        return row && before && isAlike(ctx, register, { row, before, names });
      });
      found.push(alike === undefined ? undefined : standing.get(alike));
    }
  }
  return found;
}

/** So many rows that begin alike are looked at. */
const mostAlike = 50;

/** What every row of this register has, and has in one way. Whether its cells may be known is asked of each row. */
function wholeKey(fields: Register["fields"]): Key {
  const said = Object.entries(fields).filter(([, { required }]) => required);
  const short = said.filter(([, { kind }]) => ["text", "choice", "date", "reference", "picture"].includes(kind));
  return (short.length > 0 ? short : said.filter(([, { kind }]) => kind === "longText")).map(([name]) => name);
}

interface Compared {
  readonly row: ReadRow;
  readonly before: Row;
  readonly names: Readonly<Record<string, string>>;
}

/** A cell that must be filled and is not is a fault, whatever stands. */
function isAlike(ctx: ReadCtx, register: Register, { row, before, names }: Compared): boolean {
  if (Object.entries(row.cells).some(([name, cell]) => cell === "" && register.fields[name]?.required)) return false;
  const seen: Row = visibleRow(ctx, register, before);
  const open = registerForRow(visibleFields(ctx, register, "update"), before);
  const isSeen = (name: string) => Object.hasOwn(seen, name);
  const { changes, errors } = compareRow(register, row, { open, before, isSeen, rules: {}, names });
  return Object.keys(changes).length === 0 && Object.keys(errors).length === 0;
}
