import type { Ctx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { readIssued } from "#modules/naskah/index.server.ts";
import { keadaanOf } from "../load/pemusnahan.server.ts";
import type { Keadaan } from "../pemusnahan.ts";

export interface Target {
  readonly id: string;
  /** The version the person saw. */
  readonly versi: number;
}

/** A destruction, held until the end, in one of these states. @throws Refusal 404, 409 */
export async function takePemusnahan(ctx: Ctx, { id, versi }: Target, within: readonly Keadaan[]) {
  const found = ctx.db.selectFrom("pemusnahanArsip").selectAll().where("id", "=", id);
  const row = isUuid(id) ? await found.forUpdate().executeTakeFirst() : undefined;
  if (!row) throw refuse.notFound();
  const naskah = await readIssued(ctx, row.naskahId);
  const keadaan = keadaanOf(row, naskah);
  if (row.versi !== versi || !within.includes(keadaan))
    throw refuse.conflict("Pemusnahan ini sudah tidak dalam tahap itu. Muat ulang halaman ini.");
  return { row, naskah, keadaan };
}
