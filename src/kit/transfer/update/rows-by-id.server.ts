import { ownershipColumns } from "../../access/visibility/visible-fields.server.ts";
import type { ReadCtx } from "../../ctx.server.ts";
import { notDeleted } from "../../database/bin.server.ts";
import type { Register, Row } from "../../register/register.ts";
import { columnsOf, tables } from "../../register/store.server.ts";

/** With everything in it, whoever asks: what leaves is made by `cellsTold`. */
export async function rowsById(ctx: ReadCtx, register: Register, ids: readonly string[]): Promise<Map<string, Row>> {
  if (ids.length === 0) return new Map();
  const found = tables(ctx).selectFrom(register.table).where("id", "in", ids).where(notDeleted(register.table));
  const rows = (await found.select([...columnsOf(register), ...ownershipColumns(ctx, register)]).execute()) as Row[];
  return new Map(rows.map((row) => [row.id, row]));
}

/** The register with those fields alone that hold ids of other rows. */
export const pointing = ({ fields }: Register): Pick<Register, "fields"> => ({
  fields: Object.fromEntries(Object.entries(fields).filter(([, { kind }]) => kind === "reference" || kind === "picture")),
});
