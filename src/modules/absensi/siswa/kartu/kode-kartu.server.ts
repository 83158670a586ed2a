import { createHash, timingSafeEqual } from "node:crypto";
import { keyedHash } from "#kit/access/seal.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";

const awalan = "M1P.";
const panjangTanda = 12;

/** What the picture on a card says: a random number and our signature under it, and nothing about whose it is. */
export function kodeKartu({ secretKey }: Pick<Ctx, "secretKey">, nomor: Buffer): string {
  return awalan + Buffer.concat([nomor, tanda(secretKey, nomor)]).toString("base64url");
}

/** @returns the number of a card of ours; undefined for everything else that a camera may see */
export function nomorKartu({ secretKey }: Pick<Ctx, "secretKey">, kode: string): Buffer | undefined {
  if (!/^M1P\.[\w-]{32}$/.test(kode)) return undefined;
  const isi = Buffer.from(kode.slice(awalan.length), "base64url");
  const nomor = isi.subarray(0, panjangTanda);
  return timingSafeEqual(isi.subarray(panjangTanda), tanda(secretKey, nomor)) ? nomor : undefined;
}

/** What a device keeps to know a card again: no card can be printed from it. */
export const sidikKartu = (kode: string): string => createHash("sha256").update(kode).digest("base64url");

const tanda = (key: Uint8Array, nomor: Buffer): Buffer =>
  keyedHash({ key, purpose: "kartu-siswa", owner: "kartu" }, nomor.toString("hex")).subarray(0, panjangTanda);
