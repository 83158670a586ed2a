import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { type Naskah, scheduled } from "./naskah.ts";

/** Tells those who wrote in it what somebody else decided about their news. */
export async function notifyPenulis(ctx: Ctx, lama: Naskah, baru: Naskah): Promise<void> {
  const putusan = decisionFrom(lama, baru, ctx.now);
  if (putusan === null) return;
  const accounts = await penulisnya(ctx, baru.id);
  const title = `Berita “${baru.name}” ${putusan}`;
  const body = baru.status === "draft" ? (baru.catatanTinjauan ?? undefined) : undefined;
  await notify(ctx, { to: { accounts }, kind: "berita-putusan", title, ...(body && { body }), link: `/administration/berita/${baru.id}` });
}

/** Null: nothing that its writers do not know. */
function decisionFrom(lama: Naskah, baru: Naskah, kini: Date): string | null {
  if (baru.status === "tinjau") return null;
  if (baru.status === "draft") return lama.status === "tinjau" ? "dikembalikan untuk diperbaiki" : "ditarik dan kembali menjadi draf";
  const [dahulu, sekarang] = [lama, baru].map((naskah) => describePublished(naskah, kini));
  return sekarang === dahulu ? null : (sekarang ?? null);
}

const describePublished = (naskah: Naskah, kini: Date): string | null => {
  if (naskah.status !== "terbit") return null;
  return scheduled(naskah, kini) && naskah.terbitPada ? `dijadwalkan terbit ${formatMoment(naskah.terbitPada)}` : "sudah terbit";
};

async function penulisnya(ctx: ReadCtx, id: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom("beritaRevisi")
    .select("olehId")
    .distinct()
    .where("beritaId", "=", id)
    .where("olehId", "is distinct from", ctx.actor.id)
    .execute();
  return rows.flatMap(({ olehId }) => (olehId === null ? [] : [olehId]));
}
