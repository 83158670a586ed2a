import type { Change } from "#kit/audit/record-change.server.ts";
import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import { endTemporaryPower, propose, voidUsulanAbout } from "#modules/akun/index.server.ts";
import { describeMethod } from "../pejabat-penandatangan.ts";

/** Who signs in the head's place does so once somebody else has agreed: each row that is written down or changed is proposed. */
export async function followPejabat(ctx: Ctx, changes: readonly Change[]): Promise<void> {
  for (const { before, after } of changes) {
    const row = after ?? before;
    if (!row) continue;
    await voidUsulanAbout(ctx, "pejabatId", row.id);
    const proposed = after && (await unconfirmed(ctx, after.id)) ? after : null;
    // It is there no more, or is not agreed to any more.
    const ended = !after || proposed;
    if (ended && before && (await actedForHead(ctx, before))) await endTemporaryPower(ctx, String(before.akunId));
    if (proposed) await proposeOne(ctx, proposed);
  }
}

/** Whether somebody acted for the head today by this row, as it was. */
async function actedForHead(ctx: ReadCtx, { id, cara, mulai, sampai }: NonNullable<Change["before"]>): Promise<boolean> {
  const hari = today(ctx.now);
  if ((cara !== "plt" && cara !== "plh") || String(mulai) > hari || String(sampai) < hari) return false;
  const proposals = ctx.db.selectFrom("usulanPeran").select("status").where("pejabatId", "=", id);
  const newest = await proposals.orderBy("createdAt", "desc").executeTakeFirst();
  // Those of before there were proposals stand.
  return newest === undefined || newest.status === "berlaku";
}

/** The database itself takes the agreement away from a row that is changed or brought back. */
async function unconfirmed({ db }: ReadCtx, id: string): Promise<boolean> {
  const row = db.selectFrom("pejabatPenandatangan").select("disahkanPada").where("id", "=", id);
  return (await row.executeTakeFirstOrThrow()).disahkanPada === null;
}

async function proposeOne(ctx: Ctx, row: NonNullable<Change["after"]>): Promise<void> {
  const sebagai = describeMethod(row.cara);
  const [mulai, sampai] = [String(row.mulai), String(row.sampai)];
  const alasan = row.dasar ? `Dasar: ${row.dasar}` : "Dicatat sebagai pejabat penandatangan.";
  const isi = { sebagai, mulai, sampai };
  await propose(ctx, { jenis: "pejabat", akunId: String(row.akunId), pejabatId: row.id, isi, alasan });
}
