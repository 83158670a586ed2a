import { take } from "#kit/access/rate-limit.server.ts";
import { maxAttachmentBytes, tooLargeAttachment } from "#kit/attachments/limits.ts";
import type { Ctx, ReadCtx, Scope } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { Refusal, refuse } from "#kit/refusals.ts";
import { lockPendaftaran } from "../keadaan/hold-pendaftaran.server.ts";
import { mostPages, mostSentBytes } from "./berkas.ts";
import { pieceBytes } from "./pieces.ts";
import { tooManyPages } from "./read-paper.server.ts";
import { receiveBerkas } from "./receive-berkas.server.ts";

interface Piece {
  /** The registration; whose it is, the signed cookie said. */
  readonly id: string;
  /** A uuid that the device gave the file. */
  readonly unggahan: string;
  /** Bytes before this piece. */
  readonly mulai: number;
  readonly isi: Buffer;
}

/**
 * Keeps one piece of a file. A piece that is there already, or comes out of turn, changes nothing.
 * @returns how many bytes of the file are here without a gap: from there the device goes on
 * @throws Refusal 400, 404, 413, 429
 */
export async function receivePiece(scope: Scope, { id, unggahan, mulai, isi }: Piece): Promise<number> {
  return scope.transaction(async (ctx) => {
    await lockPendaftaran(ctx, id);
    if (isi.length > pieceBytes) throw refuse.tooLarge();
    const wait = await take(ctx, { key: `potongan-pendaftaran ${id}`, capacity: 600, perSecond: 1 });
    if (wait > 0) throw refuse.tooMany(wait);
    const here = await arrived(ctx, id, unggahan);
    if (isi.length === 0 || mulai !== here) return here;
    if (here + isi.length > maxAttachmentBytes) throw refuse.tooLarge(tooLargeAttachment(here + isi.length));
    if ((await arrived(ctx, id)) + isi.length > mostSentBytes)
      throw refuse.tooLarge("Terlalu banyak berkas yang belum selesai dikirim. Hapus sebagian halamannya, lalu kirim lagi.");
    await ctx.db
      .insertInto("potonganUnggahan")
      .values({ pendaftaranId: id, unggahan, mulai, isi, pada: ctx.now })
      .onConflict((known) => known.columns(["pendaftaranId", "unggahan", "mulai"]).doNothing())
      .execute();
    return arrived(ctx, id, unggahan);
  });
}

interface Upload {
  readonly unggahan: string;
  /** Bytes, by the device. */
  readonly panjang: number;
}

interface Whole {
  readonly id: string;
  readonly dokumen: string;
  /** In the order of the pages. */
  readonly files: readonly Upload[];
  readonly keepsWaiting?: boolean;
  readonly signal?: AbortSignal;
}

/**
 * Makes one paper of files that came in pieces; asked again, because the answer was lost, it says the same. What is refused is no longer
 * kept in pieces.
 * @returns false while something of it is missing: the device goes on
 * @throws Refusal as `receiveBerkas`, 400
 */
export async function receiveWhole(
  scope: Scope,
  store: Files,
  { id, dokumen, files, keepsWaiting = false, signal }: Whole,
): Promise<boolean> {
  demandBounded(files);
  const ids = files.map(({ unggahan }) => unggahan);
  const unggahan = ids.join();
  if (await scope.read((ctx) => isKept(ctx, { id, dokumen, unggahan }))) return true;
  if (!(await scope.read((ctx) => haveArrived(ctx, id, files)))) return false;
  const whole = () => scope.read((ctx) => Promise.all(ids.map((one) => joined(ctx, id, one))));
  try {
    await receiveBerkas(scope, store, { id, dokumen, unggahan, keepsWaiting, files: whole, ...(signal && { signal }) });
  } catch (error) {
    if (error instanceof Refusal && error.kind !== "unavailable" && error.kind !== "tooMany")
      await scope.transaction((ctx) => dropPieces(ctx, id, ids));
    throw error;
  }
  await scope.transaction((ctx) => dropPieces(ctx, id, ids));
  return true;
}

/** @throws Refusal 400, 413, 422 */
function demandBounded(files: readonly Upload[]): void {
  if (files.length === 0 || new Set(files.map(({ unggahan }) => unggahan)).size < files.length)
    throw refuse.malformed("Kiriman ini tidak dikenal.");
  if (files.length > mostPages) throw refuse.invalid(tooManyPages(files.length));
  if (files.reduce((sum, { panjang }) => sum + panjang, 0) > mostSentBytes) throw refuse.tooLarge();
}

/** Once they are part of a paper, and when the family takes a page away. */
export async function dropPieces(ctx: Ctx, id: string, unggahan: readonly string[]): Promise<void> {
  if (unggahan.length === 0) return;
  await ctx.db.deleteFrom("potonganUnggahan").where("pendaftaranId", "=", id).where("unggahan", "in", unggahan).execute();
}

/** Files that nobody went on with for a day, whole: of one under way the beginning stays. @returns how many pieces */
export async function dropForsaken(ctx: Ctx): Promise<number> {
  const dayAgo = new Date(ctx.now.getTime() - 86_400_000);
  const forsaken = ctx.db
    .deleteFrom("potonganUnggahan as piece")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("potonganUnggahan as later")
            .select("later.mulai")
            .whereRef("later.pendaftaranId", "=", "piece.pendaftaranId")
            .whereRef("later.unggahan", "=", "piece.unggahan")
            .where("later.pada", ">=", dayAgo),
        ),
      ),
    );
  const { numDeletedRows } = await forsaken.executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Bytes of one file, or of all of a registration. */
async function arrived(ctx: ReadCtx, id: string, unggahan?: string): Promise<number> {
  const all = ctx.db
    .selectFrom("potonganUnggahan")
    .select(sql<number>`coalesce(sum(octet_length(isi)), 0)::integer`.as("banyak"))
    .where("pendaftaranId", "=", id);
  const { banyak } = await (unggahan === undefined ? all : all.where("unggahan", "=", unggahan)).executeTakeFirstOrThrow();
  return banyak;
}

async function isKept(
  ctx: ReadCtx,
  { id, dokumen, unggahan }: { readonly id: string; readonly dokumen: string; readonly unggahan: string },
): Promise<boolean> {
  const paper = ctx.db.selectFrom("berkasPendaftaran").select("id").where("pendaftaranId", "=", id).where("dokumen", "=", dokumen);
  return (await paper.where("unggahan", "=", unggahan).executeTakeFirst()) !== undefined;
}

async function haveArrived(ctx: ReadCtx, id: string, files: readonly Upload[]): Promise<boolean> {
  for (const { unggahan, panjang } of files) if ((await arrived(ctx, id, unggahan)) !== panjang || panjang === 0) return false;
  return true;
}

async function joined(ctx: ReadCtx, id: string, unggahan: string): Promise<File> {
  const pieces = await ctx.db
    .selectFrom("potonganUnggahan")
    .select("isi")
    .where("pendaftaranId", "=", id)
    .where("unggahan", "=", unggahan)
    .orderBy("mulai")
    .execute();
  return new File(
    pieces.map(({ isi }) => new Uint8Array(isi)),
    unggahan,
  );
}
