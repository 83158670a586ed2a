import { createHash, timingSafeEqual } from "node:crypto";
import { keyedHash } from "#kit/access/seal.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";

const prefix = "M1P.";
const markLength = 12;

/** What the picture on a card says: a random number and our signature under it, and nothing about whose it is. */
export function kartuCode({ secretKey }: Pick<Ctx, "secretKey">, nomor: Buffer): string {
  return prefix + Buffer.concat([nomor, mark(secretKey, nomor)]).toString("base64url");
}

/** @returns the number of a card of ours; undefined for everything else that a camera may see */
export function nomorKartu({ secretKey }: Pick<Ctx, "secretKey">, kode: string): Buffer | undefined {
  if (!/^M1P\.[\w-]{32}$/.test(kode)) return undefined;
  const isi = Buffer.from(kode.slice(prefix.length), "base64url");
  const nomor = isi.subarray(0, markLength);
  return timingSafeEqual(isi.subarray(markLength), mark(secretKey, nomor)) ? nomor : undefined;
}

/** What a device keeps to know a card again: no card can be printed from it. */
export const kartuDigest = (kode: string): string => createHash("sha256").update(kode).digest("base64url");

const mark = (key: Uint8Array, nomor: Buffer): Buffer =>
  keyedHash({ key, purpose: "kartu-siswa", owner: "kartu" }, nomor.toString("hex")).subarray(0, markLength);
