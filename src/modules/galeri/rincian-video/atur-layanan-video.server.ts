import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { enqueue } from "#kit/jobs/jobs.server.ts";
import { refuse } from "#kit/refusals.ts";
import { ambilRincianVideo } from "./ambil-rincian-video.server.ts";
import type { LayananVideo } from "./layanan-video.server.ts";

/** What the settings page may know: whether there is a key, never the key. */
export interface KeadaanLayanan {
  readonly versi: number;
  readonly alamat: string;
  readonly adaKunci: boolean;
  readonly terakhir: Date | null;
}

/** Null as long as no key is kept: then nothing is asked. */
export async function bacaLayananVideo(ctx: Ctx): Promise<LayananVideo | null> {
  const row = await ctx.db.selectFrom("pengaturan").select(["videoKunci", "videoAlamat"]).executeTakeFirst();
  return row?.videoKunci ? { kunci: row.videoKunci, alamat: row.videoAlamat } : null;
}

/** @throws Refusal 404 */
export async function keadaanLayanan(ctx: Ctx): Promise<KeadaanLayanan> {
  demand(ctx, "layananVideo:read");
  const row = await ctx.db.selectFrom("pengaturan").select(["versi", "videoKunci", "videoAlamat"]).executeTakeFirstOrThrow();
  const { terakhir } = await ctx.db
    .selectFrom("video")
    .select((where) => where.fn.max("diambilAt").as("terakhir"))
    .executeTakeFirstOrThrow();
  return { versi: row.versi, alamat: row.videoAlamat, adaKunci: row.videoKunci !== null, terakhir };
}

interface Aturan {
  /** Of the settings as they were seen. */
  readonly versi: number;
  readonly alamat: string;
  /** Empty: the kept key stays. */
  readonly kunci: string;
  readonly hapusKunci: boolean;
}

/** Keeps address and key, and fetches anew. The trail tells that the key changed, not what it is. @throws Refusal 403, 422, 409 when it changed since */
export async function aturLayananVideo(ctx: Ctx, { versi, alamat, kunci, hapusKunci }: Aturan): Promise<void> {
  demand(ctx, "layananVideo:update");
  if (!URL.canParse(alamat) || !/^https?:$/.test(new URL(alamat).protocol) || alamat.length > 300) {
    throw refuse.invalid("Periksa lagi isian yang ditandai.", { alamat: "Alamat layanan harus dimulai dengan https://." });
  }
  if (!/^[\w-]{0,200}$/.test(kunci)) {
    throw refuse.invalid("Periksa lagi isian yang ditandai.", { kunci: "Kunci hanya berisi huruf, angka, garis bawah, dan tanda hubung." });
  }
  const gantiKunci = hapusKunci ? { videoKunci: null } : kunci ? { videoKunci: kunci } : {};
  const saved = await ctx.db
    .updateTable("pengaturan")
    .set({ videoAlamat: alamat, ...gantiKunci, versi: versi + 1, updatedAt: ctx.now })
    .where("versi", "=", versi)
    .returning("id")
    .executeTakeFirst();
  if (!saved) throw refuse.stale(await keadaanLayanan(ctx));
  await record(ctx, {
    action: "update",
    subject: "layananVideo",
    subjectId: saved.id,
    after: { alamat, kunciDiganti: "videoKunci" in gantiKunci },
  });
  await enqueue(ctx, ambilRincianVideo, { payload: {} });
}
