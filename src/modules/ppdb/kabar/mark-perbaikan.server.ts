import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { lockPendaftaran } from "../keadaan/hold-pendaftaran.server.ts";

interface Marked {
  /** The registration. */
  readonly id: string;
  /** Of what was given back, as it was seen: something else may be wanted meanwhile. */
  readonly versi: number;
}

/** One of the committee has told a family what is wanted of it; no letter follows. @throws Refusal 403, 404, 409 */
export async function markPerbaikan(ctx: Ctx, { id, versi }: Marked): Promise<void> {
  demand(ctx, "pendaftaran:update");
  await lockPendaftaran(ctx, id);
  const row = await ctx.db
    .selectFrom("kabarPerbaikan")
    .select(["versi", "dikabariPada", "terkirimPada"])
    .where("pendaftaranId", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw refuse.notFound();
  if (row.versi !== versi) throw refuse.conflict("Baru saja ada yang diminta lagi dari keluarga ini. Baca dahulu teks yang baru.");
  if (row.dikabariPada ?? row.terkirimPada) throw refuse.conflict("Keluarga ini sudah dikabari.");
  await ctx.db
    .updateTable("kabarPerbaikan")
    .set({ kabarVersi: versi, dikabariOleh: ctx.actor.id, dikabariPelaku: ctx.actor.name, dikabariPada: ctx.now })
    .where("pendaftaranId", "=", id)
    .execute();
  await record(ctx, { action: "update", subject: "pendaftaran", subjectId: id, after: { dikabari: "perbaikan" } });
}
