import { sql } from "kysely";
import { ownerPredicate } from "../access/visibility/owner-predicate.server.ts";
import { ownershipColumns, visibleRow } from "../access/visibility/visible-fields.server.ts";
import { demand, type ReadCtx } from "../ctx.server.ts";
import type { Register, Row } from "../register/register.ts";
import { columnsOf, tables } from "../register/store.server.ts";

/** Since when, and where within rows of one moment the last part ended. */
export interface Since {
  readonly moment: Date;
  readonly after: string | null;
  readonly size: number;
}

export interface Changes {
  /** The oldest change first. Of what was thrown away only that it was. */
  readonly rows: readonly Row[];
  /** Where the next part begins; null: this is the last one. */
  readonly next: Omit<Since, "size"> | null;
}

const nobody = "00000000-0000-0000-0000-000000000000";

/** What was made, changed or thrown away, for programs that keep in step. @throws Refusal 404 without the right to read */
export async function changesSince(ctx: ReadCtx, register: Register, { moment, after, size }: Since): Promise<Changes> {
  const reach = demand(ctx, `${register.name}:read`);
  // The database counts finer than the moments that programs are told.
  const changedAt = sql<Date>`date_trunc('milliseconds', ${sql.ref(`${register.table}.updatedAt`)})`;
  const found = (await tables(ctx)
    .selectFrom(register.table)
    .select([...columnsOf(register), ...ownershipColumns(ctx, register)])
    .select(changedAt.as("changedAt"))
    .where(sql<boolean>`(${changedAt}, ${sql.ref(`${register.table}.id`)}) > (${moment}::timestamptz, ${after ?? nobody}::uuid)`)
    .where(reach === "yes" ? sql<boolean>`true` : ownerPredicate(ctx, register))
    .orderBy(changedAt)
    .orderBy("id")
    .limit(size + 1)
    .execute()) as (Row & { readonly changedAt: Date; readonly deletedAt: Date | null })[];
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  const more = found.length > size && last;
  return {
    rows: rows.map(({ changedAt: _, ...row }) => (row.deletedAt === null ? visibleRow(ctx, register, row) : gone(row))),
    next: more ? { moment: last.changedAt, after: last.id } : null,
  };
}

const gone = ({ id, versi, createdAt, updatedAt, deletedAt }: Row): Row => ({ id, versi, createdAt, updatedAt, deletedAt });
