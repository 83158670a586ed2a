import { createHmac } from "node:crypto";
import { networkKey } from "#kit/access/network.server.ts";
import { type Bucket, giveBack, take } from "#kit/access/rate-limit.server.ts";
import type { Ctx, ReadCtx, Scope } from "#kit/ctx.server.ts";
import { Refusal, refuse } from "#kit/refusals.ts";
import { type Penerimaan, receivePendaftaran, type Submission } from "./receive-pendaftaran.server.ts";

interface PublikSubmission extends Submission {
  /** Network address of the sender. */
  readonly address: string;
}

/**
 * As `receivePendaftaran`, for senders nobody knows. The limits have a transaction of their own: a whole network shares a
 * row of them, and families must not wait for each other's registration. @throws Refusal also 429
 */
export async function receiveFromPublik(
  scope: Scope,
  sent: Readonly<Record<string, unknown>>,
  { address, ...kiriman }: PublikSubmission,
): Promise<Penerimaan> {
  await scope.transaction(async (ctx) => {
    await limit(ctx, calon(ctx, sent));
    await limit(ctx, jaringan(address));
  });
  try {
    return await scope.transaction((ctx) => receivePendaftaran(ctx, sent, kiriman));
  } catch (error) {
    // Correcting a mistake costs a family nothing.
    if (error instanceof Refusal && error.kind !== "unavailable") await scope.transaction((ctx) => giveBackAttempt(ctx, sent, address));
    throw error;
  }
}

async function giveBackAttempt(ctx: Ctx, sent: Readonly<Record<string, unknown>>, address: string): Promise<void> {
  await giveBack(ctx, calon(ctx, sent));
  await giveBack(ctx, jaringan(address));
}

async function limit(ctx: Ctx, bucket: Bucket): Promise<void> {
  const wait = await take(ctx, bucket);
  if (wait > 0) throw refuse.tooMany(wait, "Terlalu banyak pendaftaran dalam waktu singkat. Tunggu sebentar, lalu coba lagi.");
}

/** Wide: a whole school may send from one address. */
const jaringan = (address: string): Bucket => ({ key: `pendaftaran-jaringan ${networkKey(address)}`, capacity: 1000, perSecond: 0.5 });

/** Narrow: one applicant is registered once, perhaps again after a mistake. */
function calon(ctx: ReadCtx, { namaLengkap, tanggalLahir }: Readonly<Record<string, unknown>>): Bucket {
  const teks = (isi: unknown) => (typeof isi === "string" ? isi.trim().toLowerCase().slice(0, 200) : "");
  const siapa = `${teks(namaLengkap)} ${teks(tanggalLahir)}`;
  const key = createHmac("sha256", ctx.auditKey).update(`calon ${siapa}`).digest("base64url").slice(0, 22);
  return { key: `pendaftaran-calon ${key}`, capacity: 10, perSecond: 10 / 3600 };
}
