import type { AuthenticationResponseJSON } from "@simplewebauthn/browser";
import type { Ctx, ReadCtx, Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Visit } from "#kit/visit.server.ts";
import { checkChallenge, consumeChallenge, createChallenge, lifetime } from "./challenge.server.ts";
import { challengeFrom, readAnswer } from "./passkey-answer.ts";

/** Where passkeys are made and work. */
export interface PasskeyPlace {
  readonly rpId: string;
  readonly origin: string;
}

/** What a browser is to ask a passkey. */
interface Options {
  readonly challenge: string;
  readonly rpId: string;
  readonly timeout: number;
  readonly userVerification: "required";
}

/** The same, for these passkeys alone. */
export interface PasskeyOptions extends Options {
  readonly allowCredentials: { id: string; type: "public-key" }[];
}

/** Null where browsers do not offer passkeys: under a bare network address, and without https elsewhere than on this machine. */
export function passkeyPlace({ origin, secure }: Visit): PasskeyPlace | null {
  const { hostname } = new URL(origin);
  const bare = /^[\d.]+$/.test(hostname) || hostname.startsWith("[");
  return !bare && (secure || hostname === "localhost") ? { rpId: hostname, origin } : null;
}

export const forLogin = "masuk";
export const unknownPasskeySentence = "Kunci sandi ini tidak dikenal di sini. Masuk dengan NIP dan password Anda.";
/** Where who it is to be is known already. */
export const unfitPasskeySentence = "Kunci sandi ini tidak cocok dengan akun Anda. Pakai kunci sandi lain, atau cara lain di halaman ini.";
export const passkeyExpiredSentence = "Waktu untuk memakai kunci sandi sudah habis. Silakan coba lagi.";

/** What to ask any passkey of this site; the person is known by its answer. */
export const loginOptions = (ctx: ReadCtx, { rpId }: PasskeyPlace): Options => ({
  challenge: createChallenge(ctx, forLogin),
  ...{ rpId, timeout: lifetime, userVerification: "required" },
});

/** What to ask the passkeys of one account; null when it has none here. */
export async function passkeyOptionsFor(
  ctx: ReadCtx,
  { akunId, untuk, tempat }: { akunId: string; untuk: string; tempat: PasskeyPlace },
): Promise<PasskeyOptions | null> {
  const own = ctx.db.selectFrom("kunciSandi").select("credentialId").where("akunId", "=", akunId).where("rpId", "=", tempat.rpId);
  const known = await own.execute();
  if (known.length === 0) return null;
  return {
    challenge: createChallenge(ctx, untuk),
    allowCredentials: known.map(({ credentialId }) => ({ id: credentialId.toString("base64url"), type: "public-key" })),
    ...{ rpId: tempat.rpId, timeout: lifetime, userVerification: "required" },
  };
}

/** A signature that fits. It counts once `consumeBukti` has used it up. */
export interface BuktiPasskey {
  readonly kunciId: string;
  readonly akunId: string;
  readonly tantangan: string;
  readonly hitungan: number;
}

interface Ditunjukkan {
  /** JSON, as the browser's library gives it. */
  readonly jawaban: string;
  readonly untuk: string;
  readonly tempat: PasskeyPlace;
  /** What is said of one that does not fit; the sentence of the sign-in when nothing is said. */
  readonly asing?: string;
}

/**
 * Checks what a passkey signed. An unknown key, a wrong signature, another site and another purpose get the same answer.
 * @throws Refusal "invalid"
 */
export async function checkPasskey(scope: Scope, sent: Ditunjukkan): Promise<BuktiPasskey> {
  const { untuk, tempat, asing = unknownPasskeySentence } = sent;
  const respons = readAnswer(sent.jawaban);
  if (!respons) throw refuse.invalid(asing);
  const tantangan = challengeFrom(respons.response.clientDataJSON);
  const { sah, row } = await scope.transaction(async (ctx) => ({
    sah: checkChallenge(ctx, untuk, tantangan),
    row: await findPasskey(ctx, respons.id, tempat),
  }));
  if (sah === "lewat") throw refuse.invalid(passkeyExpiredSentence);
  if (sah === "asing" || !row || !isOwn(respons, row.akunId)) throw refuse.invalid(asing);
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: respons,
    expectedChallenge: tantangan,
    expectedOrigin: tempat.origin,
    expectedRPID: tempat.rpId,
    requireUserVerification: true,
    credential: { id: respons.id, publicKey: new Uint8Array(row.publicKey), counter: Number(row.hitungan) },
  }).catch((cause: unknown) => Promise.reject(Object.assign(refuse.invalid(asing), { cause })));
  if (!verified) throw refuse.invalid(asing);
  return { kunciId: row.id, akunId: row.akunId, tantangan, hitungan: authenticationInfo.newCounter };
}

/** Uses the signature up. @returns false when it was used before, or the key was removed meanwhile */
export async function consumeBukti(ctx: Ctx, { kunciId, akunId, tantangan, hitungan }: BuktiPasskey): Promise<boolean> {
  if (!(await consumeChallenge(ctx, tantangan))) return false;
  const used = await ctx.db
    .updateTable("kunciSandi")
    .set({ hitungan: String(hitungan), lastUsedAt: ctx.now })
    .where("id", "=", kunciId)
    .where("akunId", "=", akunId)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

const findPasskey = (ctx: ReadCtx, id: string, { rpId }: PasskeyPlace) =>
  ctx.db
    .selectFrom("kunciSandi")
    .select(["id", "akunId", "publicKey", "hitungan"])
    .where("credentialId", "=", Buffer.from(id, "base64url"))
    .where("rpId", "=", rpId)
    .executeTakeFirst();

/** A passkey tells whose it is where it was not asked for by name. */
function isOwn({ response }: AuthenticationResponseJSON, akunId: string): boolean {
  return !response.userHandle || Buffer.from(response.userHandle, "base64url").toString() === akunId;
}
