import { timingSafeEqual } from "node:crypto";
import { keyedHash } from "#kit/access/seal.server.ts";
import type { ReadCtx } from "#kit/ctx.server.ts";
import { codeFrom, codeLength, readCode } from "#kit/typed-code.ts";

/** Worked out from the row's id and the server's key: the same for a sending that arrives twice, and nowhere kept. */
export const kodeFor = ({ secretKey }: ReadCtx, id: string): string =>
  codeFrom(keyedHash({ key: secretKey, purpose: "kode-pesan", owner: id }, "").subarray(0, codeLength - 1));

/** @param typed as a person copied it */
export function opens(ctx: ReadCtx, id: string, typed: string): boolean {
  const read = readCode(typed);
  return read !== null && timingSafeEqual(Buffer.from(read), Buffer.from(kodeFor(ctx, id)));
}
