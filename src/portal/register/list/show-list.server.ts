import type { Ctx } from "#kit/ctx.server.ts";
import { Refusal } from "#kit/refusals.ts";
import { type Query, readQuery } from "#kit/register/query.ts";
import type { Register, Row } from "#kit/register/register.ts";
import { find, list } from "#kit/register/store.server.ts";
import { type Can, rightsIn } from "../rights.server.ts";

export interface ListData {
  readonly query: Query;
  readonly rows: readonly Row[];
  readonly total: number;
  readonly can: Can;
  /** The row under the pencil; "gone" when it is no longer there. */
  readonly editing: Row | "gone" | null;
  /** The rows of which it is asked whether they shall go. */
  readonly deleting: readonly Row[];
}

/** Everything the list's address asks for, the dialogs above it included. */
export async function showList(ctx: Ctx, register: Register, parameters: URLSearchParams): Promise<ListData> {
  const can = rightsIn(ctx, register);
  const asked = readQuery(register, parameters);
  const query = { ...asked, bin: asked.bin && can.restore };
  const page = await list(ctx, register, query);
  const last = Math.max(1, Math.ceil(page.total / query.size));
  const shown = query.page > last ? await list(ctx, register, { ...query, page: last }) : page;
  const edited = can.update ? parameters.get("ubah") : null;
  const deleted = can.remove ? parameters.getAll("hapus").slice(0, 100) : [];
  return {
    query: { ...query, page: Math.min(query.page, last) },
    rows: shown.rows,
    total: shown.total,
    can,
    editing: edited === null ? null : await findOr(ctx, register, edited, "gone"),
    deleting: await findAll(ctx, register, deleted),
  };
}

async function findAll(ctx: Ctx, register: Register, ids: readonly string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const id of new Set(ids)) {
    const row = await findOr(ctx, register, id, null);
    if (row) rows.push(row);
  }
  return rows;
}

async function findOr<T>(ctx: Ctx, register: Register, id: string, otherwise: T): Promise<Row | T> {
  try {
    return await find(ctx, register, id);
  } catch (error) {
    if (error instanceof Refusal && error.kind === "notFound") return otherwise;
    throw error;
  }
}
