import type { AuthenticationResponseJSON } from "@simplewebauthn/browser";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Visit } from "#kit/visit.server.ts";
import { bacaJawaban, tantanganDari } from "./jawaban-kunci.ts";
import { buatTantangan, lifetime, pakaiTantangan, periksaTantangan } from "./tantangan.server.ts";

/** Where passkeys are made and work. */
export interface TempatKunci {
  readonly rpId: string;
  readonly origin: string;
}

/** What a browser is to ask a passkey. */
interface Pilihan {
  readonly challenge: string;
  readonly rpId: string;
  readonly timeout: number;
  readonly userVerification: "required";
}

/** The same, for these passkeys alone. */
export interface PilihanKunci extends Pilihan {
  readonly allowCredentials: { id: string; type: "public-key" }[];
}

/** Null where browsers do not offer passkeys: under a bare network address, and without https elsewhere than on this machine. */
export function tempatKunci({ origin, secure }: Visit): TempatKunci | null {
  const { hostname } = new URL(origin);
  const bare = /^[\d.]+$/.test(hostname) || hostname.startsWith("[");
  return !bare && (secure || hostname === "localhost") ? { rpId: hostname, origin } : null;
}

export const untukMasuk = "masuk";
export const kunciDitolak = "Kunci sandi ini tidak dikenal di sini. Masuk dengan NIP dan password Anda.";
export const kunciLewat = "Waktu untuk memakai kunci sandi sudah habis. Silakan coba lagi.";

/** What to ask any passkey of this site; the person is known by its answer. */
export const pilihanMasuk = (ctx: Ctx, { rpId }: TempatKunci): Pilihan => ({
  challenge: buatTantangan(ctx, untukMasuk),
  ...{ rpId, timeout: lifetime, userVerification: "required" },
});

/** What to ask the passkeys of one account; null when it has none here. */
export async function kunciUntuk(
  ctx: Ctx,
  { akunId, untuk, tempat }: { akunId: string; untuk: string; tempat: TempatKunci },
): Promise<PilihanKunci | null> {
  const own = ctx.db.selectFrom("kunciSandi").select("credentialId").where("akunId", "=", akunId).where("rpId", "=", tempat.rpId);
  const known = await own.execute();
  if (known.length === 0) return null;
  return {
    challenge: buatTantangan(ctx, untuk),
    allowCredentials: known.map(({ credentialId }) => ({ id: credentialId.toString("base64url"), type: "public-key" })),
    ...{ rpId: tempat.rpId, timeout: lifetime, userVerification: "required" },
  };
}

/** A signature that fits. It counts once `pakaiBukti` has used it up. */
export interface BuktiKunci {
  readonly kunciId: string;
  readonly akunId: string;
  readonly tantangan: string;
  readonly hitungan: number;
}

interface Ditunjukkan {
  /** JSON, as the browser's library gives it. */
  readonly jawaban: string;
  readonly untuk: string;
  readonly tempat: TempatKunci;
}

/**
 * Checks what a passkey signed. An unknown key, a wrong signature, another site and another purpose get the same answer.
 * @throws Refusal "invalid"
 */
export async function periksaKunci(scope: Scope, { jawaban, untuk, tempat }: Ditunjukkan): Promise<BuktiKunci> {
  const respons = bacaJawaban(jawaban);
  if (!respons) throw refuse.invalid(kunciDitolak);
  const tantangan = tantanganDari(respons.response.clientDataJSON);
  const { sah, row } = await scope.transaction(async (ctx) => ({
    sah: periksaTantangan(ctx, untuk, tantangan),
    row: await kunciDengan(ctx, respons.id, tempat),
  }));
  if (sah === "lewat") throw refuse.invalid(kunciLewat);
  if (sah === "asing" || !row || !isOwn(respons, row.akunId)) throw refuse.invalid(kunciDitolak);
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: respons,
    expectedChallenge: tantangan,
    expectedOrigin: tempat.origin,
    expectedRPID: tempat.rpId,
    requireUserVerification: true,
    credential: { id: respons.id, publicKey: new Uint8Array(row.publicKey), counter: Number(row.hitungan) },
  }).catch((cause: unknown) => Promise.reject(Object.assign(refuse.invalid(kunciDitolak), { cause })));
  if (!verified) throw refuse.invalid(kunciDitolak);
  return { kunciId: row.id, akunId: row.akunId, tantangan, hitungan: authenticationInfo.newCounter };
}

/** Uses the signature up. @returns false when it was used before, or the key was removed meanwhile */
export async function pakaiBukti(ctx: Ctx, { kunciId, akunId, tantangan, hitungan }: BuktiKunci): Promise<boolean> {
  if (!(await pakaiTantangan(ctx, tantangan))) return false;
  const used = await ctx.db
    .updateTable("kunciSandi")
    .set({ hitungan: String(hitungan), lastUsedAt: ctx.now })
    .where("id", "=", kunciId)
    .where("akunId", "=", akunId)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

const kunciDengan = (ctx: Ctx, id: string, { rpId }: TempatKunci) =>
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
