import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { enqueue } from "#kit/jobs/jobs.server.ts";
import { type AddressFault, addressFault } from "#kit/outgoing/fetch-outside.server.ts";
import { refuse } from "#kit/refusals.ts";
import { takeVideoDetail } from "./take-video-detail.server.ts";
import type { LayananVideo } from "./video-service.server.ts";

/** What the settings page may know: whether there is a key, never the key. */
export interface LayananState {
  readonly versi: number;
  readonly alamat: string;
  readonly adaKunci: boolean;
  /** Why nothing is asked at the kept address; it was kept when less was asked of one. */
  readonly alamatDitolak: string | null;
  readonly terakhir: Date | null;
}

/** Null as long as no key is kept: then nothing is asked. */
export async function readVideoService(ctx: ReadCtx): Promise<LayananVideo | null> {
  const row = await ctx.db.selectFrom("pengaturan").select(["videoKunci", "videoAlamat"]).executeTakeFirst();
  return row?.videoKunci ? { kunci: row.videoKunci, alamat: row.videoAlamat } : null;
}

/** @throws Refusal 404 */
export async function layananState(ctx: ReadCtx): Promise<LayananState> {
  demand(ctx, "layananVideo:read");
  const row = await ctx.db.selectFrom("pengaturan").select(["versi", "videoKunci", "videoAlamat"]).executeTakeFirstOrThrow();
  const { terakhir } = await ctx.db
    .selectFrom("video")
    .select((where) => where.fn.max("diambilAt").as("terakhir"))
    .executeTakeFirstOrThrow();
  const alamatDitolak = pathFault(row.videoAlamat) ?? null;
  return { versi: row.versi, alamat: row.videoAlamat, adaKunci: row.videoKunci !== null, alamatDitolak, terakhir };
}

interface Rules {
  /** Of the settings as they were seen. */
  readonly versi: number;
  readonly alamat: string;
  /** Empty: the kept key stays. */
  readonly kunci: string;
  readonly hapusKunci: boolean;
}

/**
 * Keeps address and key, and fetches anew. A key goes where whoever typed it wanted it to go: for another host it is typed again.
 * The trail tells that the key changed, not what it is. @throws Refusal 403, 422, 409 when it changed since
 */
export async function setVideoService(ctx: Ctx, { versi, alamat, kunci, hapusKunci }: Rules): Promise<void> {
  demand(ctx, "layananVideo:update");
  const salah = pathFault(alamat);
  if (salah) throw refuse.invalid(checkAgain, { alamat: salah });
  if (!/^[\w-]{0,200}$/.test(kunci)) {
    throw refuse.invalid(checkAgain, { kunci: "Kunci hanya berisi huruf, angka, garis bawah, dan tanda hubung." });
  }
  const lama = await readVideoService(ctx);
  if (lama && kunci === "" && !hapusKunci && new URL(lama.alamat).origin !== new URL(alamat).origin) {
    throw refuse.invalid(checkAgain, { kunci: `Layanan pindah ke ${new URL(alamat).host}. Ketik kunci untuk layanan itu.` });
  }
  const gantiKunci = hapusKunci ? { videoKunci: null } : kunci ? { videoKunci: kunci } : {};
  const saved = await ctx.db
    .updateTable("pengaturan")
    .set({ videoAlamat: alamat, ...gantiKunci, versi: versi + 1, updatedAt: ctx.now })
    .where("versi", "=", versi)
    .returning("id")
    .executeTakeFirst();
  if (!saved) throw refuse.stale(await layananState(ctx));
  await record(ctx, {
    action: "update",
    subject: "layananVideo",
    subjectId: saved.id,
    after: { alamat, kunciDiganti: "videoKunci" in gantiKunci },
  });
  await enqueue(ctx, takeVideoDetail, { payload: {} });
}

const checkAgain = "Periksa lagi isian yang ditandai.";

const pathSentence: Readonly<Record<AddressFault, string>> = {
  https: "Alamat layanan harus dimulai dengan https://.",
  person: "Alamat layanan tidak boleh memuat nama pengguna atau password.",
  port: "Alamat layanan ditulis tanpa nomor port.",
  private: "Alamat layanan harus alamat umum di internet, bukan alamat dalam jaringan madrasah.",
};

function pathFault(alamat: string): string | undefined {
  if (!URL.canParse(alamat) || alamat.length > 300) return pathSentence.https;
  const fault = addressFault(new URL(alamat));
  return fault && pathSentence[fault];
}
