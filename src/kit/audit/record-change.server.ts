import type { Ctx } from "../ctx.server.ts";
import type { Values } from "../register/check.ts";
import type { Register, Row } from "../register/register.ts";
import { openYielder } from "../threads/yield-event-loop.ts";
import { type Entry, recordAll } from "./audit.server.ts";

/** One row before and after; `before` is missing of what was not there, `after` of what is not any more. */
export interface Change {
  readonly action: "create" | "update" | "delete" | "restore";
  readonly before?: Row;
  readonly after?: Row;
  /** What the trail is told besides the fields. */
  readonly note?: Readonly<Record<string, unknown>>;
}

/** What moves along when rows of a register change, by whichever door: in the same transaction, once for all of them. */
export type Follower = (ctx: Ctx, changes: readonly Change[]) => Promise<void>;

/** By the name of the register that is followed. */
export type Followers = Readonly<Record<string, Follower>>;

/** Tells the trail, the pages and the followers that rows of a register have changed. */
export async function recordChange(ctx: Ctx, register: Register, changes: readonly Change[]): Promise<void> {
  const breathe = openYielder();
  const entries: Entry[] = [];
  const fields = new Set<string>();
  for (const { action, before, after, note } of changes) {
    entries.push({
      ...{ action, subject: register.name, subjectId: (after ?? before)?.id ?? "" },
      ...(before && { before: fieldValues(register, before) }),
      ...(after && { after: { ...fieldValues(register, after), ...note } }),
    });
    if (before && after) for (const name of changedFields(register, before, after)) fields.add(name);
    await breathe();
  }
  await recordAll(ctx, entries);
  const standing = changes.every(({ action, before, after }) => action === "update" && before && after);
  ctx.touch(register.name, standing ? [...fields] : undefined);
  await ctx.followers?.[register.name]?.(ctx, changes);
}

const changedFields = ({ fields }: Register, before: Row, after: Row): string[] =>
  Object.keys(fields).filter((name) => before[name] !== after[name] && JSON.stringify(before[name]) !== JSON.stringify(after[name]));

/** The field values alone, as they go into the audit trail and into exports. */
export function fieldValues(register: Register, row: Row): Values {
  return Object.fromEntries(Object.keys(register.fields).map((name) => [name, (row[name] ?? null) as Values[string]]));
}
