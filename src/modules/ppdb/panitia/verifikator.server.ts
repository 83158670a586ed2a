import { rolesWith } from "#kit/access/access.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import { holdPendaftaran, type Seen } from "../keadaan/hold-pendaftaran.server.ts";
import { mejaPpdbPath } from "../paths.ts";

export interface Verifikator {
  readonly id: string;
  readonly nama: string;
}

/** Who may look after registrations, by name. */
export const listVerifikator = (ctx: ReadCtx): Promise<Verifikator[]> =>
  ctx.db
    .selectFrom("akun")
    .select(["id", "nama"])
    .where(notDeleted())
    .where("aktif", "=", true)
    .where(sql<boolean>`peran && ${rolesWith(ctx.policy, "pendaftaran:update")}::text[]`)
    .orderBy("nama")
    .orderBy("id")
    .execute();

/** Gives a registration to one of the committee, or to nobody by "". @throws Refusal 403, 404, 409, 422 */
export async function assignVerifikator(ctx: Ctx, seen: Seen, akunId: string): Promise<void> {
  demand(ctx, "pendaftaran:update");
  const held = await holdPendaftaran(ctx, seen);
  const verifikatorId = akunId || null;
  if (verifikatorId && !(await listVerifikator(ctx)).some(({ id }) => id === verifikatorId)) {
    const sentence = "Pilih salah seorang panitia.";
    throw refuse.invalid(sentence, { verifikator: sentence });
  }
  if (verifikatorId === held.verifikatorId) return;
  await ctx.db
    .updateTable("pendaftaran")
    .set({ verifikatorId, versi: held.versi + 1, updatedAt: ctx.now })
    .where("id", "=", held.id)
    .execute();
  const change = { before: { verifikatorId: held.verifikatorId }, after: { verifikatorId } };
  await record(ctx, { action: "update", subject: "pendaftaran", subjectId: held.id, ...change });
  if (verifikatorId && verifikatorId !== ctx.actor.id) {
    await notify(ctx, {
      to: { accounts: [verifikatorId] },
      kind: "pendaftaran-ditugaskan",
      title: "Ada pendaftaran yang ditugaskan kepada Anda",
      link: `${mejaPpdbPath}?verifikator=saya`,
      gather: true,
    });
  }
}
