import type { FieldThen, RowNow, RowThen } from "#kit/audit/as-of.server.ts";
import type { Row } from "#kit/register/register.ts";

/** A row of the store, which always has these two. */
export const rowNow = (row: Row): RowNow => ({ ...row, createdAt: row.createdAt as Date, deletedAt: row.deletedAt as Date | null });

/** The same row with what stood in it. */
export const rowOf = ({ id, versi }: Row, { fields }: RowThen): Row => ({
  ...Object.fromEntries(Object.entries(fields).map(([name, { value }]: [string, FieldThen]) => [name, value])),
  id,
  versi,
});
