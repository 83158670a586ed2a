import { recordView } from "#kit/audit/record-view.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { find } from "#kit/register/store.server.ts";
import { siswa } from "#modules/kesiswaan/index.ts";
import { readDokumen } from "./read-dokumen.server.ts";

/**
 * The papers with which a pupil was registered: they stay with the registration, and are reached from the pupil.
 * @throws Refusal 404 for whoever may not see both, the pupil and the registrations
 */
export async function loadBerkasSiswa(ctx: Ctx, siswaId: string) {
  demand(ctx, "pendaftaran:read");
  const pupil = await find(ctx, siswa, siswaId);
  const from = await ctx.db
    .selectFrom("siswaPpdb")
    .innerJoin("pendaftaran", "pendaftaran.id", "pendaftaranId")
    .select(["pendaftaran.id", "nomor", "tahun"])
    .where("siswaId", "=", pupil.id)
    .executeTakeFirst();
  if (from) await recordView(ctx, { action: "read", subject: "pendaftaran", subjectId: from.id });
  return { id: pupil.id, nama: String(pupil.nama), dari: from ?? null, dokumen: from ? await readDokumen(ctx, from.id) : [] };
}

export type BerkasSiswa = Awaited<ReturnType<typeof loadBerkasSiswa>>;
