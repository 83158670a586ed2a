import type { Ctx } from "#kit/ctx.server.ts";
import type { PermintaanName } from "./fields.ts";
import { ofChild, type Permintaan } from "./read-permintaan.server.ts";

interface Answer {
  readonly jawaban: NonNullable<Permintaan["jawaban"]>;
  readonly alasan?: string;
}

/** Answers what waits for these fields, whichever way they were dealt with. */
export async function closePermintaan(ctx: Ctx, pendaftaranId: string, names: readonly PermintaanName[], answer: Answer): Promise<void> {
  if (names.length === 0) return;
  await ctx.db
    .updateTable("permintaanPerbaikan")
    .set({ ...answer, dijawabPelaku: ctx.actor.name, dijawabPada: ctx.now })
    .where(ofChild(pendaftaranId))
    .where("isian", "in", names)
    .where("jawaban", "is", null)
    .execute();
}

/** Nobody of the committee is shown any more what a withdrawn child's family asked for: it is answered with the withdrawal. */
export async function closeWithdrawn(ctx: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .updateTable("permintaanPerbaikan")
    .set({ ...withdrawn, dijawabPelaku: ctx.actor.name, dijawabPada: ctx.now })
    .where(({ or }) => or(ids.map((id) => ofChild(id))))
    .where("jawaban", "is", null)
    .execute();
}

const withdrawn = { jawaban: "ditolak", alasan: "Pendaftaran ini sudah ditarik." } as const;
