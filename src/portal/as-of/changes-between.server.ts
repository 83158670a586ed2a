import type { RowLine } from "#kit/audit/as-of-lines.server.ts";
import type { ReadCtx } from "#kit/ctx.server.ts";
import type { Register } from "#kit/register/register.ts";
import type { ReadableLine } from "../jejak/line.ts";
import { readable } from "../jejak/readable.server.ts";
import type { AsOfChange } from "./as-of.ts";

/** Who changed what, oldest first, one entry for each field. @param seen the register as it is open in this row */
export async function changesBetween(ctx: ReadCtx, seen: Register, lines: readonly RowLine[]): Promise<AsOfChange[]> {
  const told = await readable(ctx, lines, seen);
  return lines.flatMap((line, place) => changesIn(line, told[place]));
}

/** Coming, going and coming back concern the whole row, not each of its fields. */
const wholly = ["create", "delete", "restore"];

function changesIn({ action, id, actorName, at }: RowLine, line: ReadableLine | undefined): AsOfChange[] {
  if (!line) return [];
  const told = { who: actorName, at };
  if (wholly.includes(action)) return [{ ...told, id, label: "Seluruh data", before: "", after: line.deed }];
  return line.changes.map(({ label, before, after }) => ({
    ...told,
    id: `${id} ${label}`,
    label,
    before: before || empty,
    after: after || empty,
  }));
}

const empty = "(kosong)";
