import { may, type ReadCtx } from "#kit/ctx.server.ts";
import type { TaskState } from "#kit/jobs/jobs.server.ts";
import { readIssued } from "#modules/naskah/index.server.ts";
import { naskahPath, naskahStatusNames, naskahStatusTones } from "#modules/naskah/index.ts";
import { countSurat, suratSeleksiJob } from "./ask-surat.server.ts";

const open: readonly TaskState[] = ["antre", "berjalan"];

/** How far the letters about a fixed decision are, as the committee sees it. */
export async function loadSurat(ctx: ReadCtx, keputusanId: string) {
  const held = await ctx.db
    .selectFrom("suratKeputusanPpdb")
    .select(["naskahId", "bernomor"])
    .where("keputusanId", "=", keputusanId)
    .executeTakeFirst();
  const issued = held ? await readIssued(ctx, held.naskahId) : null;
  const { perlu, dibuat } = await countSurat(ctx, keputusanId);
  const task = await ctx.db
    .selectFrom("tugas")
    .select("id")
    .where("job", "=", suratSeleksiJob.name)
    .where("key", "=", keputusanId)
    .where("state", "in", open)
    .executeTakeFirst();
  const { id, status, nomor, tanggal, berlaku } = issued ?? {};
  // Written here, so that the page need not load what the letters know of themselves.
  const told = status && { label: naskahStatusNames[status], tone: naskahStatusTones[status], href: `${naskahPath}/${id}` };
  return {
    naskah: id && told ? { ...told, id, status, nomor: nomor ?? null, tanggal: tanggal ?? null, berlaku: berlaku === true } : null,
    bernomor: held?.bernomor === true,
    ...{ perlu, dibuat, berjalan: task !== undefined && dibuat < perlu, bacaNaskah: may(ctx, "naskahSurat:read") !== "no" },
  };
}

export type SuratContent = Awaited<ReturnType<typeof loadSurat>>;
