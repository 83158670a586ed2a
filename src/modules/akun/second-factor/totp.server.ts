import { createHmac, timingSafeEqual } from "node:crypto";

/** Time-based codes, RFC 6238 with what every authenticator app can do: SHA-1, six digits, thirty seconds. */
export const period = 30;
export const digits = 6;

/** The number of the thirty seconds that a moment lies in. */
export const stepOf = (now: Date): number => Math.floor(now.getTime() / (period * 1000));

export function codeAt(secret: Uint8Array, step: number, length = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const number = mac.readUInt32BE(mac.readUInt8(19) & 15) & 0x7fff_ffff;
  return String(number % 10 ** length).padStart(length, "0");
}

/**
 * The step whose code was typed, if it lies next to now and after the last one used; clocks of phones are off by some
 * seconds. All are compared, whichever fits.
 */
export function matchingStep(secret: Uint8Array, typed: string, { now, after }: { now: Date; after: number }): number | null {
  if (!/^\d{6}$/.test(typed)) return null;
  const step = stepOf(now);
  const fitting = [step - 1, step, step + 1].filter((one) => timingSafeEqual(Buffer.from(codeAt(secret, one)), Buffer.from(typed)));
  return fitting.find((one) => one > after) ?? null;
}
