import { newToken, tokenHash } from "#kit/access/token.server.ts";
import type { Ctx, ReadCtx, Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { tryCode } from "../second-factor/code.server.ts";
import { factorsOf } from "../second-factor/has-factors.server.ts";
import {
  type BuktiPasskey,
  consumeBukti,
  type PasskeyOptions,
  type PasskeyPlace,
  passkeyOptionsFor,
} from "../second-factor/passkey-login.server.ts";
import { knownPerangkat } from "../session/device.server.ts";
import { reportFailedSignIn } from "./failed-sign-in.server.ts";
import { networkWait } from "./network.server.ts";
import { type LoggedIn, openAkun, type Pendatang, welcome } from "./welcome.server.ts";

const lifetime = 5 * 60_000;

export const stepExpiredSentence = "Waktu untuk langkah kedua sudah habis. Masuk lagi dengan NIP dan password Anda.";
export const codeFault = "Kode belum cocok atau sudah dipakai. Tunggu kode berikutnya di aplikasi Anda, lalu coba lagi.";

export const recoveryFault =
  "Kode pemulihan belum cocok atau sudah pernah dipakai. Periksa ketikannya, atau pakai kode lain dari daftar Anda.";

/** Remembers that the right password was given. @returns the token that stands for it */
export async function createStep(ctx: Ctx, akunId: string): Promise<string> {
  const token = newToken();
  const times = { createdAt: ctx.now, expiresAt: new Date(ctx.now.getTime() + lifetime) };
  await ctx.db
    .insertInto("langkahMasuk")
    .values({ akunId, tokenHash: tokenHash(token), ...times })
    .execute();
  return token;
}

export interface OpenStep {
  /** Whether a code of an authenticator app will do. */
  readonly aplikasi: boolean;
  /** What to ask a passkey; null where this account has none that works here. */
  readonly kunci: PasskeyOptions | null;
}

/** What may be shown next; null when the token is unknown, used or too old. */
export async function findOpenStep(ctx: ReadCtx, token: string | null, tempat: PasskeyPlace | null): Promise<OpenStep | null> {
  const langkah = await searchStep(ctx, token);
  if (!langkah) return null;
  const { aplikasi } = await factorsOf(ctx, langkah.akunId);
  const kunci = tempat && (await passkeyOptionsFor(ctx, { akunId: langkah.akunId, untuk: forStep(langkah.id), tempat }));
  return { aplikasi, kunci };
}

/** What the challenge of a second step is bound to; null when the step is over. */
export async function tujuanStep(ctx: ReadCtx, token: string | null): Promise<{ untuk: string; akunId: string } | null> {
  const langkah = await searchStep(ctx, token);
  return langkah ? { untuk: forStep(langkah.id), akunId: langkah.akunId } : null;
}

interface Kedua extends Pendatang {
  readonly langkah: string | null;
}

/** @throws Refusal "unauthenticated" when the step is over, "invalid" for a wrong code, "tooMany" after several */
export async function settleWithCode(scope: Scope, sent: Kedua & { readonly kode: string }): Promise<LoggedIn> {
  const done = await scope.transaction(async (ctx) => {
    const langkah = await searchStep(ctx, sent.langkah);
    const akun = langkah && (await akunStillSame(ctx, langkah));
    if (!langkah || !akun) return "lewat";
    const perangkatId = await knownPerangkat(ctx, sent.perangkat, akun.id);
    const { cara, wait } = await tryCode(ctx, { akunId: akun.id, kode: sent.kode, perangkatId });
    if (!cara) return { wait };
    await ctx.db.deleteFrom("langkahMasuk").where("id", "=", langkah.id).execute();
    return welcome(ctx, sent, { akun, perangkatId, bukti: cara });
  });
  if (done === "lewat") throw refuse.unauthenticated(stepExpiredSentence);
  if (!("wait" in done)) return done;
  throw reportFailedSignIn("code", done.wait > 0 ? networkWait(done.wait) : refuse.invalid(codeFault, { kode: codeFault }));
}

/** With a passkey of this account that has just signed. @throws Refusal "unauthenticated" when the step is over */
export async function settleWithPasskey(scope: Scope, sent: Kedua & { readonly bukti: BuktiPasskey }): Promise<LoggedIn> {
  const done = await scope.transaction(async (ctx) => {
    const langkah = await searchStep(ctx, sent.langkah);
    const akun = langkah && (await akunStillSame(ctx, langkah));
    if (!langkah || !akun || akun.id !== sent.bukti.akunId || !(await consumeBukti(ctx, sent.bukti))) return null;
    await ctx.db.deleteFrom("langkahMasuk").where("id", "=", langkah.id).execute();
    const perangkatId = await knownPerangkat(ctx, sent.perangkat, akun.id);
    return welcome(ctx, sent, { akun, perangkatId, bukti: "kunci-sandi" });
  });
  if (!done) throw refuse.unauthenticated(stepExpiredSentence);
  return done;
}

export async function cleanStep(ctx: Ctx): Promise<void> {
  await ctx.db.deleteFrom("langkahMasuk").where("expiresAt", "<", ctx.now).execute();
}

const forStep = (id: string): string => `langkah:${id}`;

interface Step {
  readonly id: string;
  readonly akunId: string;
  readonly createdAt: Date;
}

async function searchStep(ctx: ReadCtx, token: string | null): Promise<Step | undefined> {
  if (token === null) return undefined;
  const found = ctx.db.selectFrom("langkahMasuk").select(["id", "akunId", "createdAt"]).where("tokenHash", "=", tokenHash(token));
  return found.where("expiresAt", ">", ctx.now).executeTakeFirst();
}

/** Neither disabled nor given another password since the first step. */
async function akunStillSame(ctx: ReadCtx, { akunId, createdAt }: Step) {
  const akun = await openAkun(ctx, akunId);
  return akun && (akun.passwordAt === null || akun.passwordAt <= createdAt) ? akun : undefined;
}
