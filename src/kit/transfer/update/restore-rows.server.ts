import { registerForRow, visibleFields } from "../../access/visibility/visible-fields.server.ts";
import { values } from "../../audit/history.server.ts";
import { recordChange } from "../../audit/record-change.server.ts";
import type { Ctx } from "../../ctx.server.ts";
import { refuse } from "../../refusals.ts";
import type { Values } from "../../register/check.ts";
import type { Register } from "../../register/register.ts";
import { rowsAtOnce } from "../portions.server.ts";
import { goneReferences } from "./gone-references.server.ts";
import { changeRows, lockRows } from "./update-rows.server.ts";

interface Restoring {
  readonly ids: readonly string[];
  /** When the import changed them: what stood before is in the trail of that moment. */
  readonly at: Date;
}

/** Gives rows that an import changed their old values back. @returns the ids of those; @throws Refusal 409 where what they named is gone */
export async function restoreRows(ctx: Ctx, register: Register, { ids, at }: Restoring): Promise<string[]> {
  const sight = visibleFields(ctx, register, "update");
  const step = rowsAtOnce(register);
  const restored: string[] = [];
  for (let from = 0; from < ids.length; from += step) {
    const part = ids.slice(from, from + step);
    const [standing, old] = [await lockRows(ctx, register, part), await oldValues(ctx, register, { ids: part, at })];
    const [gone] = await goneReferences(ctx, register, [...old.values()]);
    if (gone) throw refuse.conflict(goneSentence(gone.label));
    const changes = [...standing.values()].flatMap((row) => {
      const before = old.get(row.id);
      if (!before) return [];
      const open = registerForRow(sight, row);
      if (Object.keys(before).some((name) => !Object.hasOwn(open.fields, name))) throw refuse.forbidden();
      return [{ id: row.id, versi: row.versi, values: before }];
    });
    const changed = await changeRows(ctx, register, { changes, standing });
    await recordChange(
      ctx,
      register,
      changed.map(({ before, after }) => ({ action: "update", before, after })),
    );
    restored.push(...changed.map(({ after }) => after.id));
  }
  return restored;
}

const goneSentence = (label: string) =>
  `Belum dapat diurungkan: ${label} yang dulu tercatat di sebagian baris sudah dibuang. Pulihkan dulu dari tempat sampah, lalu urungkan lagi.`;

async function oldValues(ctx: Ctx, register: Register, { ids, at }: Restoring): Promise<Map<string, Values>> {
  const lines = await ctx.db
    .selectFrom("audit")
    .distinctOn("subjectId")
    .select(["subjectId", "before", "after"])
    .where("subject", "=", register.name)
    .where("subjectId", "in", [...ids])
    .where("action", "=", "update")
    .where("at", "=", at)
    .orderBy("subjectId")
    .orderBy("id")
    .execute();
  return new Map(
    lines.map((line) => {
      const [before, after] = [values(line.before) ?? {}, values(line.after) ?? {}];
      const changed = Object.keys(before).filter((name) => before[name] !== after[name] && Object.hasOwn(register.fields, name));
      return [line.subjectId, Object.fromEntries(changed.map((name) => [name, before[name]])) as Values];
    }),
  );
}
