import { record } from "#kit/audit/audit.server.ts";
import type { Follower } from "#kit/audit/record-change.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Register, Row } from "#kit/register/register.ts";
import { relatedOf } from "#kit/register/related.server.ts";
import { isSaidAlike } from "#kit/transfer/compare/compare-cells.server.ts";

interface Differing {
  readonly id: string;
  readonly bandingId: string;
  readonly rowId: string;
  readonly mended: boolean;
  readonly isian: readonly { readonly isian: string; readonly lama: string; readonly baru: string }[];
}

/**
 * What a list says otherwise was mended, by whichever door: nobody is asked for it any more. Where it is taken back, as with a whole
 * import, it is asked for again.
 */
export const followBanding =
  (register: Register): Follower =>
  async (ctx, changes) => {
    const rows = new Map(changes.flatMap(({ before, after }) => (before && after ? [[after.id, { before, after }] as const] : [])));
    const differing = rows.size > 0 ? await differingRows(ctx, register, [...rows.keys()]) : [];
    const touched = differing.flatMap((one) => {
      const { before, after } = rows.get(one.rowId) ?? {};
      return before && after && one.isian.some(({ isian }) => before[isian] !== after[isian]) ? [{ one, after }] : [];
    });
    if (touched.length === 0) return;
    const { names } = await relatedOf(
      ctx,
      { fields: referencesOf(register) },
      touched.map(({ after }) => after),
    );
    const says = ({ isian }: Differing, after: Row, which: "lama" | "baru") =>
      isian.every((one) => isSaidAlike(register, one.isian, { value: after[one.isian], said: one[which], names }));
    for (const { one, after } of touched)
      if (says(one, after, one.mended ? "lama" : "baru")) await mark(ctx, one, one.mended ? null : "diperbaiki");
  };

/** Of which it is known whom they mean, and which nobody decided about otherwise. */
async function differingRows(ctx: Ctx, register: Register, ids: readonly string[]): Promise<readonly Differing[]> {
  const { rows } = await sql<Differing>`
    select baris.id, baris.banding_id, baris.row_id, baris.hasil is not null as mended, baris.isian
    from banding_baris baris join banding on banding.id = baris.banding_id
    where banding.register = ${register.name} and baris.row_id = any(${[...ids]}::uuid[]) and baris.jenis = 'beda' and baris.kalimat = ''
      and (baris.hasil is null or baris.hasil = 'diperbaiki') order by baris.id for update of baris`.execute(ctx.db);
  return rows;
}

const referencesOf = ({ fields }: Register): Register["fields"] =>
  Object.fromEntries(Object.entries(fields).filter(([, { kind }]) => kind === "reference"));

async function mark(ctx: Ctx, { id, bandingId }: Differing, hasil: "diperbaiki" | null): Promise<void> {
  const by = hasil && { diperiksaId: ctx.actor.id, diperiksaNama: ctx.actor.name, diperiksaPada: ctx.now };
  await ctx.db
    .updateTable("bandingBaris")
    .set({ hasil, versi: sql<number>`versi + 1`, ...(by ?? { diperiksaId: null, diperiksaNama: null, diperiksaPada: null }) })
    .where("id", "=", id)
    .execute();
  await record(ctx, { action: "update", subject: "banding", subjectId: bandingId, after: { baris: id, hasil } });
}
