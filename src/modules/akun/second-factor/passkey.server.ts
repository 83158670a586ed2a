import type { Ctx, ReadCtx, Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { oneLine } from "#kit/typed-text.ts";
import { readSekolah } from "#modules/profil/index.server.ts";
import { checkChallenge, consumeChallenge, createChallenge, lifetime } from "./challenge.server.ts";
import { challengeFrom, readPendaftaran } from "./passkey-answer.ts";
import type { PasskeyPlace } from "./passkey-login.server.ts";

/** EdDSA, ECDSA and RSA, as devices of the last ten years have them. */
const algorithms = [-8, -7, -257];
const most = 20;
const publicKey = "public-key" as const;
const required = "required" as const;

export interface Passkey {
  readonly id: string;
  readonly nama: string;
  /** Kept by the maker's cloud, so it survives the loss of the device. */
  readonly tersinkron: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

export const passkeysOf = (ctx: ReadCtx, akunId: string): Promise<Passkey[]> =>
  ctx.db
    .selectFrom("kunciSandi")
    .select(["id", "nama", "tersinkron", "createdAt", "lastUsedAt"])
    .where("akunId", "=", akunId)
    .orderBy("createdAt")
    .execute();

interface Pemilik {
  readonly id: string;
  readonly nip: string;
  readonly nama: string;
}

const forList = (akunId: string): string => `daftar:${akunId}`;

/** What to ask a device that shall keep a passkey: one that finds its owner by itself and checks who holds it. */
export async function listOptions(ctx: ReadCtx, orang: Pemilik, { rpId }: PasskeyPlace) {
  const known = await ctx.db.selectFrom("kunciSandi").select(["credentialId"]).where("akunId", "=", orang.id).execute();
  return {
    challenge: createChallenge(ctx, forList(orang.id)),
    rp: { id: rpId, name: (await readSekolah(ctx)).nama },
    user: { id: Buffer.from(orang.id).toString("base64url"), name: orang.nip, displayName: orang.nama },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: publicKey })),
    authenticatorSelection: { residentKey: required, requireResidentKey: true, userVerification: required },
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId.toString("base64url"), type: publicKey })),
    ...{ attestation: "none" as const, timeout: lifetime },
  };
}

/** As the browser takes it. */
export type ListOptions = Awaited<ReturnType<typeof listOptions>>;

export interface NewPasskey {
  /** JSON, as the browser's library gives it. */
  readonly jawaban: string;
  readonly nama: string;
  readonly tempat: PasskeyPlace;
}

export const passkeyFailedSentence = "Kunci sandi ini belum dapat disimpan. Silakan coba lagi.";

/** A passkey that a device has made, checked. `savePasskey` keeps it. @throws Refusal "invalid" */
export async function checkNewPasskey(scope: Scope, { jawaban, nama, tempat }: NewPasskey) {
  const { id } = scope.actor;
  const respons = readPendaftaran(jawaban);
  if (id === null || !respons) throw refuse.invalid(passkeyFailedSentence);
  const tantangan = challengeFrom(respons.response.clientDataJSON);
  const sah = await scope.transaction(async (ctx) => checkChallenge(ctx, forList(id), tantangan));
  if (sah !== "sah") throw refuse.invalid(passkeyFailedSentence);
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const { registrationInfo } = await verifyRegistrationResponse({
    response: respons,
    expectedChallenge: tantangan,
    expectedOrigin: tempat.origin,
    expectedRPID: tempat.rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch((cause: unknown) => Promise.reject(Object.assign(refuse.invalid(passkeyFailedSentence), { cause })));
  if (!registrationInfo) throw refuse.invalid(passkeyFailedSentence);
  const { credential, credentialBackedUp } = registrationInfo;
  const transports = (respons.response.transports ?? []).filter((one) => typeof one === "string").slice(0, 8);
  return { akunId: id, tantangan, nama: passkeyName(nama), rpId: tempat.rpId, credential, tersinkron: credentialBackedUp, transports };
}

export type CheckedPasskey = Awaited<ReturnType<typeof checkNewPasskey>>;

/** @throws Refusal "conflict" when it is known already, was sent twice, or there are too many */
export async function savePasskey(ctx: Ctx, { credential, tantangan, akunId, ...told }: CheckedPasskey): Promise<string> {
  if ((await passkeysOf(ctx, akunId)).length >= most) throw refuse.conflict(`Paling banyak ${most} kunci sandi untuk satu akun.`);
  if (!(await consumeChallenge(ctx, tantangan))) throw refuse.conflict(passkeyFailedSentence);
  const kept = await ctx.db
    .insertInto("kunciSandi")
    .values({
      ...{ ...told, akunId, createdAt: ctx.now, lastUsedAt: null },
      credentialId: Buffer.from(credential.id, "base64url"),
      publicKey: Buffer.from(credential.publicKey),
      hitungan: String(credential.counter),
    })
    .onConflict((known) => known.column("credentialId").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!kept) throw refuse.conflict("Kunci sandi ini sudah tersimpan.");
  return kept.id;
}

/** @returns its name before and from now on. @throws Refusal 404 for those of others, 422 for a name that is too long */
export async function namePasskey(ctx: Ctx, akunId: string, { id, nama }: { id: string; nama: string }) {
  const { nama: before } = await demandPasskey(ctx, akunId, id);
  if (lettersOf(nama).length > longestName) throw refuse.invalid(nameTooLong, { nama: nameTooLong });
  const after = passkeyName(nama);
  await ctx.db.updateTable("kunciSandi").set({ nama: after }).where("id", "=", id).execute();
  return { before, after };
}

const longestName = 60;
const nameTooLong = `Nama kunci sandi paling banyak ${longestName} karakter.`;

/** @returns its name. @throws Refusal 404 for those of others */
export async function deletePasskey(ctx: Ctx, akunId: string, id: string): Promise<string> {
  const gone = await demandPasskey(ctx, akunId, id);
  await ctx.db.deleteFrom("kunciSandi").where("id", "=", id).execute();
  return gone.nama;
}

async function demandPasskey(ctx: Ctx, akunId: string, id: string): Promise<{ nama: string }> {
  if (!isUuid(id)) throw refuse.notFound();
  const own = ctx.db.selectFrom("kunciSandi").select("nama").where("id", "=", id).where("akunId", "=", akunId).forUpdate();
  const found = await own.executeTakeFirst();
  if (!found) throw refuse.notFound();
  return found;
}

/** What its owner calls it; a name of our own where they give none. */
const passkeyName = (typed: string): string => lettersOf(typed).slice(0, longestName).join("") || "Kunci sandi";

const lettersOf = (typed: string): string[] => [...oneLine(typed)];
