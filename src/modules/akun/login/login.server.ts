import { openConcurrencyLimit } from "#kit/access/concurrency-limit.ts";
import { passwordMatches } from "#kit/access/password.server.ts";
import { giveBack, take } from "#kit/access/rate-limit.server.ts";
import { tokenHash } from "#kit/access/token.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import type { Ctx, ReadCtx, Scope } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { refuse } from "#kit/refusals.ts";
import { plainNip } from "../nip.ts";
import { enoughWithoutFactor } from "../password/length.ts";
import { recordPasswordLength } from "../password/record-password-length.server.ts";
import { tryCode } from "../second-factor/code.server.ts";
import { factorsOf } from "../second-factor/has-factors.server.ts";
import { knownPerangkat } from "../session/device.server.ts";
import { powerful } from "../usulan/powerful.server.ts";
import { countAttempts, forgetAttempt } from "./attempt.server.ts";
import { reportFailedSignIn } from "./failed-sign-in.server.ts";
import { networkBucket, networkWait } from "./network.server.ts";
import { createStep } from "./second-step.server.ts";
import { openThrottle } from "./throttle.ts";
import { type LoggedIn, openAkun, type Pendatang, welcome } from "./welcome.server.ts";

export interface Login extends Pendatang {
  readonly nip: string;
  readonly password: string;
  /** From the app or a recovery code, where both steps come at once. */
  readonly kode?: string | undefined;
}

/** The password was right; a second step is asked for. The token is good for five minutes and for that alone. */
export interface NeedsStep {
  readonly langkah: string;
}

export const loginFault = "NIP atau password belum cocok. Periksa lagi, atau hubungi operator di ruang Tata Usaha.";
export const atOnceFault = "NIP, password, atau kode belum cocok. Kode yang sudah dipakai tidak berlaku lagi.";
const needsCode = "Akun ini memakai verifikasi dua langkah. Kirim juga kode dari aplikasi autentikator atau kode pemulihan.";
const mustInstall = "Akun ini wajib memakai verifikasi dua langkah. Masuk lewat portal untuk memasangnya.";

/**
 * The first step of signing in on a page. A wrong password, an unknown NIP and a disabled account go the same way, take the
 * same time and get the same answer. The password is compared between two transactions, never inside one.
 * @throws Refusal "invalid", "unauthenticated", "tooMany" or "unavailable"
 */
export async function startLogin(scope: Scope, sent: Login): Promise<LoggedIn | NeedsStep> {
  const attempt = await match(scope, sent);
  const done = attempt && (await scope.transaction((ctx) => oneStep(ctx, sent, attempt)));
  if (!done) throw reportFailedSignIn("password", refuse.unauthenticated(loginFault));
  return done;
}

/**
 * Both steps at once, for programs. With a code, a wrong password and a wrong code get the same answer.
 * @throws Refusal as `startLogin`, and "forbidden" where a second factor is compulsory and not yet set up
 */
export async function logIn(scope: Scope, sent: Login): Promise<LoggedIn> {
  const attempt = await match(scope, sent);
  const done = attempt && (await scope.transaction((ctx) => beginSecondStep(ctx, sent, attempt)));
  if (!done) throw reportFailedSignIn("password", refuse.unauthenticated(sent.kode ? atOnceFault : loginFault));
  if (done === "perlu-kode") throw refuse.secondFactorMissing("unauthenticated", needsCode);
  if (done === "wajib-pasang") throw refuse.secondFactorMissing("forbidden", mustInstall);
  if ("wait" in done) throw reportFailedSignIn("code", networkWait(done.wait));
  return done;
}

/** So that a rush of people signing in leaves the connections to the database to those who are inside. */
const counter = openConcurrencyLimit({ atOnce: 3, waiting: 200 });
const throttle = openThrottle();

interface Attempt {
  /** Seconds; 0 when the password may be compared. */
  readonly wait: number;
  readonly akunId: string | null;
  readonly hash: string | null;
  readonly perangkatId: string | null;
  /** What wrong passwords are counted under. */
  readonly key: string;
  /** Whoever guesses at this account from unknown devices waits, wherever they are. */
  readonly semua: boolean;
}

/** @returns null for a wrong password */
async function match(scope: Scope, sent: Login): Promise<Attempt | null> {
  const nip = plainNip(sent.nip);
  if (nip === "" || sent.password === "") throw refuse.invalid("Isi NIP dan password Anda.");
  if (!/^\d{18}$/.test(nip)) throw refuse.invalid("NIP terdiri dari 18 angka. Periksa lagi NIP Anda.");
  const tertahan = sent.perangkat === null ? throttle.sisa(nip) : 0;
  if (tertahan > 0) {
    await throttle.jeda();
    throw reportFailedSignIn("password", networkWait(tertahan));
  }
  // Who brings the mark of a device goes first: it may be the owner, behind hundreds who guess.
  const attempt = await counter.pass(() => scope.transaction((ctx) => beginAttempt(ctx, nip, sent)), sent.perangkat !== null);
  if (attempt.semua && attempt.wait > 0) throttle.catat(nip, attempt.wait);
  else if (attempt.semua) throttle.lupakan(nip);
  if (attempt.wait > 0) throw reportFailedSignIn("password", networkWait(attempt.wait));
  const { hash, perangkatId } = attempt;
  return (await passwordMatches({ password: sent.password, hash, urgent: perangkatId !== null })) ? attempt : null;
}

async function beginAttempt(ctx: Ctx, nip: string, { perangkat, address }: Login): Promise<Attempt> {
  const akun = await ctx.db
    .selectFrom("akun")
    .select(["id", "passwordHash"])
    .where("nip", "=", nip)
    .where("aktif", "=", true)
    .where(notDeleted())
    .executeTakeFirst();
  const perangkatId = akun ? await knownPerangkat(ctx, perangkat, akun.id) : null;
  const key = perangkatId ? `perangkat:${perangkatId}` : `nip:${tokenHash(nip).toString("base64url")}`;
  const network = perangkatId ? 0 : await take(ctx, networkBucket(address));
  const { wait, slows } = network > 0 ? { wait: network, slows: false } : await countAttempts(ctx, key);
  // Once in a row of attempts, so that nobody fills the trail from outside.
  if (slows && akun) await record(ctx, { action: "sign-in-slowed", subject: "akun", subjectId: akun.id });
  const semua = network === 0 && perangkatId === null;
  return { wait, akunId: akun?.id ?? null, hash: akun?.passwordHash ?? null, perangkatId, key, semua };
}

/** The account as it stands after the comparison. */
async function stillSame(ctx: ReadCtx, { akunId, hash }: Attempt) {
  const akun = await openAkun(ctx, akunId);
  return akun && akun.passwordHash === hash ? akun : null;
}

/** The right password was given: it does not count as an attempt. */
async function forgive(ctx: Ctx, { address, password }: Login, { key, perangkatId, akunId, hash }: Attempt): Promise<void> {
  await forgetAttempt(ctx, key);
  if (akunId) await recordPasswordLength(ctx, { akunId, password, hash });
  if (perangkatId === null) await giveBack(ctx, networkBucket(address));
}

async function oneStep(ctx: Ctx, sent: Login, attempt: Attempt): Promise<LoggedIn | NeedsStep | null> {
  const akun = await stillSame(ctx, attempt);
  if (!akun) return null;
  await forgive(ctx, sent, attempt);
  const { aplikasi, kunci } = await factorsOf(ctx, akun.id);
  if (aplikasi || kunci > 0) return { langkah: await createStep(ctx, akun.id) };
  const pendek = !enoughWithoutFactor(sent.password);
  return welcome(ctx, sent, { akun, perangkatId: attempt.perangkatId, bukti: "password", pendek });
}

type AtOnce = LoggedIn | "perlu-kode" | "wajib-pasang" | { readonly wait: number } | null;

async function beginSecondStep(ctx: Ctx, sent: Login, attempt: Attempt): Promise<AtOnce> {
  const akun = await stillSame(ctx, attempt);
  if (!akun) return null;
  const { aplikasi, kunci } = await factorsOf(ctx, akun.id);
  const punya = aplikasi || kunci > 0;
  if (punya && sent.kode) {
    const { cara, wait } = await tryCode(ctx, { akunId: akun.id, kode: sent.kode, perangkatId: attempt.perangkatId });
    if (!cara) return wait > 0 ? { wait } : null;
    await forgive(ctx, sent, attempt);
    return welcome(ctx, sent, { akun, perangkatId: attempt.perangkatId, bukti: cara });
  }
  await forgive(ctx, sent, attempt);
  if (punya) return "perlu-kode";
  const pendek = !enoughWithoutFactor(sent.password);
  // A program cannot set one up; on a page the session opens nothing but the place where that is done.
  if (sent.kind === "bearer" && (pendek || (await powerful(ctx, akun.id)))) return "wajib-pasang";
  return welcome(ctx, sent, { akun, perangkatId: attempt.perangkatId, bukti: "password", pendek });
}
