import type { ReadCtx } from "../ctx.server.ts";

/** One line of a record's past. `before` and `after` are field values, or null. */
export interface Past {
  readonly id: string;
  readonly at: Date;
  /** Null: the system did it, or somebody who was not signed in. */
  readonly actorId: string | null;
  readonly actorName: string;
  readonly action: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  /** Its values were erased with the row that it tells of. */
  readonly isErased: boolean;
}

/** Every column that a line is shown from. */
export const pastColumns = ["id", "at", "actorId", "actorName", "action", "before", "after", "erased"] as const;

/** What was done to one record, newest first; looking at it did nothing to it. Whoever calls has made sure that the record itself may be read. */
export async function history(ctx: ReadCtx, subject: string, of: { readonly id: string; readonly limit?: number }): Promise<Past[]> {
  const lines = await ctx.db
    .selectFrom("audit")
    .select(pastColumns)
    .where("subject", "=", subject)
    .where("subjectId", "=", of.id)
    .where("action", "not in", ["read", "print"])
    .orderBy("id", "desc")
    .limit(of.limit ?? 100)
    .execute();
  return lines.map(toPast);
}

/** A line as it was read. */
export function toPast<L extends { readonly before: unknown; readonly after: unknown; readonly erased: string | null }>({
  erased,
  ...line
}: L) {
  return { ...line, before: values(line.before), after: values(line.after), isErased: erased !== null };
}

/** Field values as they were stored, or null. */
export const values = (stored: unknown) => (typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>) : null);
