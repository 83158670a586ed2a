import { take } from "#kit/access/rate-limit.server.ts";
import { maxAttachmentBytes, tooLargeAttachment } from "#kit/attachments/limits.ts";
import type { Ctx, ReadCtx, Scope } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { refuse } from "#kit/refusals.ts";
import { lockPendaftaran } from "../keadaan/hold-pendaftaran.server.ts";
import { mostPages, mostSentBytes } from "./berkas.ts";
import { pieceBytes } from "./pieces.ts";
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
      .onConflict((known) => known.columns(["unggahan", "mulai"]).doNothing())
      .execute();
    return arrived(ctx, id, unggahan);
  });
}

interface Whole {
  readonly id: string;
  readonly dokumen: string;
  /** The files in the order of the pages, each with its length by the device. */
  readonly files: readonly { readonly unggahan: string; readonly panjang: number }[];
  readonly signal?: AbortSignal;
}

/** Makes one paper of files that came in pieces. @throws Refusal as `receiveBerkas`; 409 when something of it is missing */
export async function receiveWhole(scope: Scope, store: Files, { id, dokumen, files, signal }: Whole): Promise<void> {
  if (files.length === 0 || files.length > mostPages) throw refuse.malformed("Kiriman ini tidak dikenal.");
  const whole = await scope.read(async (ctx) => {
    const found = [];
    for (const { unggahan, panjang } of files) found.push(await joined(ctx, { id, unggahan, panjang }));
    return found;
  });
  await receiveBerkas(scope, store, { id, dokumen, files: whole, ...(signal && { signal }) });
  await scope.transaction((ctx) => dropPieces(ctx, id));
}

/** Once a paper is kept, or the family throws away what it had begun. */
export async function dropPieces(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.deleteFrom("potonganUnggahan").where("pendaftaranId", "=", id).execute();
}

/** What nobody went on with for a day. @returns how many pieces */
export async function dropForsaken(ctx: Ctx): Promise<number> {
  const dayAgo = new Date(ctx.now.getTime() - 86_400_000);
  const { numDeletedRows } = await ctx.db.deleteFrom("potonganUnggahan").where("pada", "<", dayAgo).executeTakeFirstOrThrow();
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

async function joined(
  ctx: ReadCtx,
  { id, unggahan, panjang }: { readonly id: string; readonly unggahan: string; readonly panjang: number },
): Promise<File> {
  const pieces = await ctx.db
    .selectFrom("potonganUnggahan")
    .select("isi")
    .where("pendaftaranId", "=", id)
    .where("unggahan", "=", unggahan)
    .orderBy("mulai")
    .execute();
  const bytes = Buffer.concat(pieces.map(({ isi }) => isi));
  if (bytes.length === 0 || bytes.length !== panjang) throw refuse.conflict("Sebagian berkas ini belum sampai. Kirim sekali lagi.");
  return new File([new Uint8Array(bytes)], unggahan);
}
