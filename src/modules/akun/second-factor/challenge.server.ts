import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { keyedHash } from "#kit/access/seal.server.ts";
import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";

/** Milliseconds in which a passkey has to answer. */
export const lifetime = 5 * 60_000;
const randomPart = 16;
const timePart = 6;

/**
 * A challenge proves itself: nothing is stored for whoever only opens the page of signing in.
 * @param untuk what may be done with its answer, and by whom, e.g. "daftar:<account>"
 * @returns base64url
 */
export function createChallenge(ctx: ReadCtx, untuk: string): string {
  const body = Buffer.alloc(randomPart + timePart);
  randomBytes(randomPart).copy(body);
  body.writeUIntBE(ctx.now.getTime() + lifetime, randomPart, timePart);
  return Buffer.concat([body, proofOf(ctx, untuk, body)]).toString("base64url");
}

/** "asing": not ours, or made for something else. */
export function checkChallenge(ctx: ReadCtx, untuk: string, tantangan: string): "sah" | "lewat" | "asing" {
  const bytes = Buffer.from(tantangan, "base64url");
  const body = bytes.subarray(0, randomPart + timePart);
  const proof = bytes.subarray(body.length);
  const right = proofOf(ctx, untuk, body);
  if (proof.length !== right.length || !timingSafeEqual(proof, right)) return "asing";
  return body.readUIntBE(randomPart, timePart) > ctx.now.getTime() ? "sah" : "lewat";
}

/** @returns false when it was answered before, also by somebody else at this moment */
export async function consumeChallenge(ctx: Ctx, tantangan: string): Promise<boolean> {
  const hash = createHash("sha256").update(Buffer.from(tantangan, "base64url")).digest();
  const first = await ctx.db
    .insertInto("tantanganTerpakai")
    .values({ hash, expiresAt: new Date(ctx.now.getTime() + 2 * lifetime) })
    .onConflict((known) => known.column("hash").doNothing())
    .executeTakeFirst();
  return first.numInsertedOrUpdatedRows === 1n;
}

const proofOf = (ctx: ReadCtx, owner: string, body: Buffer): Buffer =>
  keyedHash({ key: ctx.secretKey, purpose: "tantangan", owner }, body.toString("base64url"));
