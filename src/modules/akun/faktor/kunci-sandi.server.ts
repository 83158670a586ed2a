import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/check.ts";
import { bacaPendaftaran, tantanganDari } from "./jawaban-kunci.ts";
import type { TempatKunci } from "./kunci-masuk.server.ts";
import { buatTantangan, lifetime, pakaiTantangan, periksaTantangan } from "./tantangan.server.ts";

/** EdDSA, ECDSA and RSA, as devices of the last ten years have them. */
const algorithms = [-8, -7, -257];
const most = 20;
const publicKey = "public-key" as const;
const required = "required" as const;

export interface KunciSandi {
  readonly id: string;
  readonly nama: string;
  /** Kept by the maker's cloud, so it survives the loss of the device. */
  readonly tersinkron: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

export const kunciMilik = (ctx: Ctx, akunId: string): Promise<KunciSandi[]> =>
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

const untukDaftar = (akunId: string): string => `daftar:${akunId}`;

/** What to ask a device that shall keep a passkey: one that finds its owner by itself and checks who holds it. */
export async function pilihanDaftar(ctx: Ctx, orang: Pemilik, { rpId }: TempatKunci) {
  const known = await ctx.db.selectFrom("kunciSandi").select(["credentialId"]).where("akunId", "=", orang.id).execute();
  return {
    challenge: buatTantangan(ctx, untukDaftar(orang.id)),
    rp: { id: rpId, name: "MAN 1 Palu" },
    user: { id: Buffer.from(orang.id).toString("base64url"), name: orang.nip, displayName: orang.nama },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: publicKey })),
    authenticatorSelection: { residentKey: required, requireResidentKey: true, userVerification: required },
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId.toString("base64url"), type: publicKey })),
    ...{ attestation: "none" as const, timeout: lifetime },
  };
}

/** As the browser takes it. */
export type PilihanDaftar = Awaited<ReturnType<typeof pilihanDaftar>>;

export interface KunciBaru {
  /** JSON, as the browser's library gives it. */
  readonly jawaban: string;
  readonly nama: string;
  readonly tempat: TempatKunci;
}

export const kunciGagal = "Kunci sandi ini belum dapat disimpan. Silakan coba lagi.";

/** A passkey that a device has made, checked. `simpanKunci` keeps it. @throws Refusal "invalid" */
export async function periksaKunciBaru(scope: Scope, { jawaban, nama, tempat }: KunciBaru) {
  const { id } = scope.actor;
  const respons = bacaPendaftaran(jawaban);
  if (id === null || !respons) throw refuse.invalid(kunciGagal);
  const tantangan = tantanganDari(respons.response.clientDataJSON);
  const sah = await scope.transaction(async (ctx) => periksaTantangan(ctx, untukDaftar(id), tantangan));
  if (sah !== "sah") throw refuse.invalid(kunciGagal);
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const { registrationInfo } = await verifyRegistrationResponse({
    response: respons,
    expectedChallenge: tantangan,
    expectedOrigin: tempat.origin,
    expectedRPID: tempat.rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch((cause: unknown) => Promise.reject(Object.assign(refuse.invalid(kunciGagal), { cause })));
  if (!registrationInfo) throw refuse.invalid(kunciGagal);
  const { credential, credentialBackedUp } = registrationInfo;
  const transports = (respons.response.transports ?? []).filter((one) => typeof one === "string").slice(0, 8);
  return { akunId: id, tantangan, nama: namaKunci(nama), rpId: tempat.rpId, credential, tersinkron: credentialBackedUp, transports };
}

export type KunciDiperiksa = Awaited<ReturnType<typeof periksaKunciBaru>>;

/** @throws Refusal "conflict" when it is known already, was sent twice, or there are too many */
export async function simpanKunci(ctx: Ctx, { credential, tantangan, akunId, ...told }: KunciDiperiksa): Promise<string> {
  if ((await kunciMilik(ctx, akunId)).length >= most) throw refuse.conflict(`Paling banyak ${most} kunci sandi untuk satu akun.`);
  if (!(await pakaiTantangan(ctx, tantangan))) throw refuse.conflict(kunciGagal);
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

/** @returns its name before. @throws Refusal 404 for those of others */
export async function namaiKunci(ctx: Ctx, akunId: string, { id, nama }: { id: string; nama: string }): Promise<string> {
  const before = await kunciSatu(ctx, akunId, id);
  await ctx.db
    .updateTable("kunciSandi")
    .set({ nama: namaKunci(nama) })
    .where("id", "=", id)
    .execute();
  return before.nama;
}

/** @returns its name. @throws Refusal 404 for those of others */
export async function hapusKunci(ctx: Ctx, akunId: string, id: string): Promise<string> {
  const gone = await kunciSatu(ctx, akunId, id);
  await ctx.db.deleteFrom("kunciSandi").where("id", "=", id).execute();
  return gone.nama;
}

async function kunciSatu(ctx: Ctx, akunId: string, id: string): Promise<{ nama: string }> {
  if (!isUuid(id)) throw refuse.notFound();
  const own = ctx.db.selectFrom("kunciSandi").select("nama").where("id", "=", id).where("akunId", "=", akunId).forUpdate();
  const found = await own.executeTakeFirst();
  if (!found) throw refuse.notFound();
  return found;
}

/** What its owner calls it; a name of our own where they give none. */
const namaKunci = (typed: string): string =>
  [
    ...typed
      .normalize("NFC")
      .replace(/\p{Cc}/gu, " ")
      .replace(/\s+/g, " ")
      .trim(),
  ]
    .slice(0, 60)
    .join("") || "Kunci sandi";
