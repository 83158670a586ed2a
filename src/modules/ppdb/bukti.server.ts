import { createHash, createHmac } from "node:crypto";
import { take } from "#kit/access/rate-limit.server.ts";
import { recordView } from "#kit/audit/record-view.server.ts";
import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { readDokumen, unsent } from "./berkas/read-dokumen.server.ts";
import { bawaanOf } from "./daftar-ulang/bawaan.server.ts";
import { isDecidedForFamily } from "./keadaan/decided-for-family.server.ts";
import { toldJawaban } from "./pertanyaan/load-pertanyaan.server.ts";
import { isLacking, readJawaban } from "./pertanyaan/read-pertanyaan.server.ts";
import type { PendaftaranContent } from "./receive-pendaftaran.server.ts";

/** What stands on the receipt. */
export interface Bukti {
  readonly nomor: string;
  readonly namaLengkap: string;
  readonly tanggalLahir: string;
  readonly asalSekolah: string;
  readonly jalur: string;
  readonly jurusan: string | null;
  readonly diterima: Date;
  /** Who entered it from a form on paper; null where the family sent it itself. */
  readonly diisiPelaku: string | null;
  readonly tahunAjaran: string;
  readonly pengumuman: string | null;
  readonly daftarUlangMulai: string | null;
  readonly daftarUlangSelesai: string | null;
  /** Papers that the family still has to send on its page. */
  readonly berkas: readonly string[];
  /** What it brings to re-registration. */
  readonly bawaan: readonly string[];
  /** Questions that the family still has to answer there. */
  readonly pertanyaan: readonly string[];
  /** What it answered. */
  readonly jawaban: ReturnType<typeof toldJawaban>;
}

/** Worked out from the row's id and the server's key, so a retry gets the same secret although only its hash is kept. */
export const buktiSecret = (ctx: ReadCtx, id: string): string =>
  createHmac("sha256", ctx.auditKey).update(`bukti-pendaftaran ${id}`).digest("base64url");

export const buktiDigest = (rahasia: string): Buffer => createHash("sha256").update(rahasia).digest();

/** For whoever holds the receipt's address. @throws Refusal 404 */
export async function buktiFromSecret(ctx: ReadCtx, rahasia: string): Promise<Bukti> {
  const bukti = await withBerkas(ctx, await all(ctx).where("pendaftaran.buktiHash", "=", buktiDigest(rahasia)).executeTakeFirst());
  if (!bukti) throw refuse.notFound("Bukti pendaftaran tidak ditemukan.");
  return bukti;
}

/** As `buktiFromSecret`, for the PDF, which is work to make. @throws Refusal also 429 */
export async function buktiForDownload(ctx: Ctx, rahasia: string): Promise<Bukti> {
  const bukti = await buktiFromSecret(ctx, rahasia);
  const wait = await take(ctx, { key: `bukti ${bukti.nomor}`, capacity: 20, perSecond: 1 / 30 });
  if (wait > 0) throw refuse.tooMany(wait);
  return bukti;
}

/** For the family whose own page is open. @throws Refusal 404, 429 */
export async function buktiOfFamily(ctx: Ctx, id: string): Promise<Bukti> {
  const bukti = await withBerkas(ctx, await all(ctx).where("pendaftaran.id", "=", id).executeTakeFirst());
  if (!bukti) throw refuse.notFound("Bukti pendaftaran tidak ditemukan.");
  const wait = await take(ctx, { key: `bukti ${bukti.nomor}`, capacity: 20, perSecond: 1 / 30 });
  if (wait > 0) throw refuse.tooMany(wait);
  return bukti;
}

/** For the office. @throws Refusal 404 without the right to read */
export async function buktiForPanitia(ctx: Ctx, id: string): Promise<Bukti> {
  demand(ctx, "pendaftaran:read");
  if (!isUuid(id)) throw refuse.notFound();
  const bukti = await withBerkas(ctx, await all(ctx).where("pendaftaran.id", "=", id).executeTakeFirst());
  if (!bukti) throw refuse.notFound();
  await recordView(ctx, { action: "print", subject: "pendaftaran", subjectId: id });
  return bukti;
}

const fromForm = ["nomor", "namaLengkap", "tanggalLahir", "asalSekolah", "jalur", "jurusan"] as const satisfies readonly (
  | "nomor"
  | keyof PendaftaranContent
)[];

const all = (ctx: ReadCtx) =>
  ctx.db
    .selectFrom("pendaftaran")
    .innerJoin("periodePpdb", "periodePpdb.id", "pendaftaran.periodeId")
    .select(fromForm)
    .select(["pendaftaran.id", "keadaan"])
    .select(["pendaftaran.masukPada as diterima", "diisiPelaku", "tahunAjaran", "pengumuman", "daftarUlangMulai", "daftarUlangSelesai"])
    .where(notDeleted("pendaftaran"));

type Row = Awaited<ReturnType<ReturnType<typeof all>["executeTakeFirst"]>>;

async function withBerkas(ctx: ReadCtx, row: Row): Promise<Bukti | undefined> {
  if (!row) return undefined;
  const { id, keadaan, ...bukti } = row;
  const decided = await isDecidedForFamily(ctx, { id, keadaan });
  const dokumen = await readDokumen(ctx, id);
  const bawaan = await bawaanOf(ctx, id, dokumen);
  const berkas = decided ? [] : unsent(dokumen).map((one) => one.dokumen);
  const all = await readJawaban(ctx, id);
  const pertanyaan = decided ? [] : all.filter(isLacking).map((one) => one.pertanyaan);
  return { ...bukti, bawaan, berkas, pertanyaan, jawaban: toldJawaban(all, decided) };
}
