import { timingSafeEqual } from "node:crypto";
import { keyedHash } from "#kit/access/seal.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";

/** Seconds for which the office's screen shows one code. */
export const codeAge = 30;
const angka = 6;

/** The number of the thirty seconds in which a moment lies. */
export const totpStepAt = (now: Date): number => Math.floor(now.getTime() / (codeAge * 1000));

/** Six digits that only this school can compute, and only for these thirty seconds. */
export function kantorCode({ secretKey }: Pick<Ctx, "secretKey">, langkah: number): string {
  const hash = keyedHash({ key: secretKey, purpose: "kode-absensi", owner: "kantor" }, String(langkah));
  return String(hash.readUInt32BE(0) % 10 ** angka).padStart(angka, "0");
}

/** Whether the code is the one shown now, or the one before it: typing takes a moment. None is good before its time. */
export function validCode(ctx: Pick<Ctx, "secretKey" | "now">, diketik: string): boolean {
  if (!/^\d{6}$/.test(diketik)) return false;
  const kini = totpStepAt(ctx.now);
  return [kini, kini - 1].map((langkah) => timingSafeEqual(Buffer.from(kantorCode(ctx, langkah)), Buffer.from(diketik))).includes(true);
}
