import type { Scope } from "../ctx.server.ts";
import type { Files } from "../files/files.server.ts";
import type { FileType } from "../files/kinds.ts";
import { withinQuota } from "../files/quota.server.ts";
import { sniffInThread } from "../reading/reading.server.ts";
import { refuse } from "../refusals.ts";
import { findPicture } from "./find-pictures.server.ts";
import { keepClip, type Seen } from "./keep-picture.server.ts";
import { maxClipBytes, tooLargeClip } from "./limits.ts";
import { refuseHiddenArchive, refuseHiddenPage, zipTail } from "./polyglot.server.ts";

export interface Clip extends Seen {
  readonly stream: AsyncIterable<Uint8Array>;
  /** In bytes, as announced; unknown counts as the largest. */
  readonly size?: number;
}

const clips: readonly FileType[] = ["video/mp4", "video/webm"];
const HEAD = 4096;

/**
 * Stores a clip as it is and ties it to the picture that is its poster. It streams onto the disk, never into memory.
 * @throws Refusal with a sentence for the person who sent it
 */
export async function addClip(scope: Scope, files: Files, clip: Clip): Promise<string> {
  await scope.transaction((ctx) => findPicture(ctx, clip.id));
  return withinQuota(scope, { bytes: clip.size || maxClipBytes }, (measured) => keep(scope, files, { ...clip, measured }));
}

async function keep(scope: Scope, files: Files, clip: Clip & { readonly measured: (bytes: number) => void }): Promise<string> {
  const { head, rest } = await begin(clip.stream);
  const type = await sniffInThread({ bytes: head, allowed: clips });
  const { key, size } = await files.put("public", watched(head, rest), { type });
  await scope.transaction((ctx) => keepClip(ctx, clip, { key, size }));
  clip.measured(size);
  return key;
}

async function begin(stream: AsyncIterable<Uint8Array>) {
  const rest = stream[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < HEAD) {
    const { done, value } = await rest.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  return { head, rest };
}

/** Largest piece that is looked at in one turn. */
const pieceSize = 64 * 1024;

/** Passes the clip on in small pieces and looks at each together with the end of the piece before: fixed words, in one go. */
async function* watched(head: Buffer, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  let tail = Buffer.alloc(0);
  for await (const piece of pieces(head, rest)) {
    size += piece.length;
    if (size > maxClipBytes) throw refuse.tooLarge(tooLargeClip(size));
    refuseHiddenPage(Buffer.concat([tail.subarray(-64), piece]));
    tail = Buffer.concat([tail, piece]).subarray(-zipTail);
    yield piece;
  }
  refuseHiddenArchive(tail);
}

async function* pieces(head: Buffer, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (let whole: Uint8Array | undefined = head; whole; whole = await nextOf(rest))
    for (let from = 0; from < whole.length; from += pieceSize) yield whole.subarray(from, from + pieceSize);
}

const nextOf = async (rest: AsyncIterator<Uint8Array>): Promise<Uint8Array | undefined> => (await rest.next()).value ?? undefined;
