import { timingSafeEqual } from "node:crypto";
import { keyedHash } from "#kit/access/seal.server.ts";
import type { ReadCtx } from "#kit/ctx.server.ts";
import { isUuid } from "#kit/register/uuid.ts";

/** Where the QR of a card leads; which card, the code below it says. */
export const kartuUjianPath = "/daftar/kartu";

export interface KartuCode {
  readonly pendaftaranId: string;
  /** The version that was printed. */
  readonly versi: number;
}

/** Names one version of one card; signed, so that nobody makes one for another child. */
export const writeKartuCode = (ctx: ReadCtx, { pendaftaranId, versi }: KartuCode): string =>
  `${pendaftaranId}.${versi}.${signature(ctx, pendaftaranId, versi).toString("base64url")}`;

/** @returns undefined for what is no code of ours */
export function readKartuCode(ctx: ReadCtx, code: string): KartuCode | undefined {
  const [pendaftaranId = "", versi = "", signed = ""] = code.split(".");
  if (!isUuid(pendaftaranId) || !/^[1-9]\d{0,5}$/.test(versi)) return undefined;
  const [given, right] = [Buffer.from(signed, "base64url"), signature(ctx, pendaftaranId, Number(versi))];
  return given.length === right.length && timingSafeEqual(given, right) ? { pendaftaranId, versi: Number(versi) } : undefined;
}

const signature = (ctx: ReadCtx, id: string, versi: number): Buffer =>
  keyedHash({ key: ctx.secretKey, purpose: "kartu-ujian", owner: id }, String(versi)).subarray(0, 16);
