import { visibleFields } from "#kit/access/visibility/visible-fields.server.ts";
import { hidden } from "#kit/audit/audit.server.ts";
import { values } from "#kit/audit/history.server.ts";
import type { TrailLine } from "#kit/audit/trail.server.ts";
import { type Ctx, may, type ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Register, Row } from "#kit/register/register.ts";
import { find, type Target, update } from "#kit/register/store.server.ts";

/** What stands on the public site goes back in one step; elsewhere a change has consequences that do not go back with it. */
const goesBack = (ctx: ReadCtx, register: Register): boolean =>
  register.menu?.group === "Isi Situs" && !register.readOnly && may(ctx, `${register.name}:update`) === "yes";

/** The lines of a row's trail that say how it stood, where that is not how it stands. */
export function earlierStates(ctx: ReadCtx, register: Register, { row, lines }: { row: Row; lines: readonly TrailLine[] }): string[] {
  if (!goesBack(ctx, register)) return [];
  const names = Object.keys(register.fields);
  const isEarlier = ({ subject, subjectId, action, after }: TrailLine) =>
    subject === register.name &&
    subjectId === row.id &&
    ["create", "update"].includes(action) &&
    // Verbs of their own tell of the few fields that they change.
    names.filter((name) => name in (after ?? {})).length * 2 > names.length &&
    names.some((name) => name in (after ?? {}) && JSON.stringify(after?.[name]) !== JSON.stringify(row[name] ?? null));
  return lines.filter(isEarlier).map(({ id }) => id);
}

/**
 * Saves the row anew as that line of its trail says; fields it does not speak of stay, and what stands now stays in the trail.
 * @throws Refusal 403, 404, 409, 422
 */
export async function restoreVersion(ctx: Ctx, register: Register, { line, ...target }: Target & { readonly line: string }): Promise<void> {
  if (!goesBack(ctx, register) || !/^\d{1,18}$/.test(line)) throw refuse.notFound();
  const past = await ctx.db
    .selectFrom("audit")
    .select("after")
    .where("id", "=", line)
    .where("subject", "=", register.name)
    .where("subjectId", "=", target.id)
    .where("action", "in", ["create", "update"])
    .executeTakeFirst();
  const told = past ? values(past.after) : null;
  if (!told) throw refuse.notFound();
  const now = await find(ctx, register, target.id);
  const open = Object.keys(visibleFields(ctx, register, "update").everywhere.fields);
  const sent = Object.fromEntries(open.map((name) => [name, name in told && told[name] !== hidden ? told[name] : (now[name] ?? null)]));
  await update(ctx, register, { ...target, sent, source: "json" });
}
