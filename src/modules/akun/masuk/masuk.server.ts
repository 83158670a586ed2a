import { openGate } from "#kit/access/gate.ts";
import { passwordMatches } from "#kit/access/password.server.ts";
import { giveBack, take } from "#kit/access/rate-limit.server.ts";
import { tokenHash } from "#kit/access/token.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { cobaKode } from "../faktor/kode.server.ts";
import { faktorMilik } from "../faktor/punya.server.ts";
import { plainNip } from "../nip.ts";
import { cukupTanpaFaktor } from "../password/panjang.ts";
import { perangkatDikenal } from "../sesi/perangkat.server.ts";
import { berkuasa } from "../usulan/berkuasa.server.ts";
import { networkBucket, tunggu } from "./jaringan.server.ts";
import { buatLangkah } from "./langkah-kedua.server.ts";
import { bukaPenahan } from "./penahan.ts";
import { hitungPercobaan, lupakanPercobaan } from "./percobaan.server.ts";
import { akunTerbuka, type Pendatang, type SudahMasuk, sambut } from "./sambut.server.ts";

export interface Masuk extends Pendatang {
  readonly nip: string;
  readonly password: string;
  /** From the app or a recovery code, where both steps come at once. */
  readonly kode?: string | undefined;
}

/** The password was right; a second step is asked for. The token is good for five minutes and for that alone. */
export interface PerluLangkah {
  readonly langkah: string;
}

export const salahMasuk = "NIP atau password belum cocok. Periksa lagi, atau hubungi operator di ruang Tata Usaha.";
export const salahSekaligus = "NIP, password, atau kode belum cocok. Kode yang sudah dipakai tidak berlaku lagi.";
const perluKode = "Akun ini memakai verifikasi dua langkah. Kirim juga kode dari aplikasi autentikator atau kode pemulihan.";
const wajibPasang = "Akun ini wajib memakai verifikasi dua langkah. Masuk lewat portal untuk memasangnya.";

/**
 * The first step of signing in on a page. A wrong password, an unknown NIP and a disabled account go the same way, take the
 * same time and get the same answer. The password is compared between two transactions, never inside one.
 * @throws Refusal "invalid", "unauthenticated", "tooMany" or "unavailable"
 */
export async function mulaiMasuk(scope: Scope, sent: Masuk): Promise<SudahMasuk | PerluLangkah> {
  const attempt = await cocokkan(scope, sent);
  const done = attempt && (await scope.transaction((ctx) => satuLangkah(ctx, sent, attempt)));
  if (!done) throw refuse.unauthenticated(salahMasuk);
  return done;
}

/**
 * Both steps at once, for programs. With a code, a wrong password and a wrong code get the same answer.
 * @throws Refusal as `mulaiMasuk`, and "forbidden" where a second factor is compulsory and not yet set up
 */
export async function masuk(scope: Scope, sent: Masuk): Promise<SudahMasuk> {
  const attempt = await cocokkan(scope, sent);
  const done = attempt && (await scope.transaction((ctx) => duaLangkah(ctx, sent, attempt)));
  if (!done) throw refuse.unauthenticated(sent.kode ? salahSekaligus : salahMasuk);
  if (done === "perlu-kode") throw refuse.secondFactorMissing("unauthenticated", perluKode);
  if (done === "wajib-pasang") throw refuse.secondFactorMissing("forbidden", wajibPasang);
  if ("wait" in done) throw tunggu(done.wait);
  return done;
}

/** So that a rush of people signing in leaves the connections to the database to those who are inside. */
const counter = openGate({ atOnce: 3, waiting: 200 });
const penahan = bukaPenahan();

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
async function cocokkan(scope: Scope, sent: Masuk): Promise<Attempt | null> {
  const nip = plainNip(sent.nip);
  if (nip === "" || sent.password === "") throw refuse.invalid("Isi NIP dan password Anda.");
  if (!/^\d{18}$/.test(nip)) throw refuse.invalid("NIP terdiri dari 18 angka. Periksa lagi NIP Anda.");
  const tertahan = sent.perangkat === null ? penahan.sisa(nip) : 0;
  if (tertahan > 0) {
    await penahan.jeda();
    throw tunggu(tertahan);
  }
  // Who brings the mark of a device goes first: it may be the owner, behind hundreds who guess.
  const attempt = await counter.pass(() => scope.transaction((ctx) => beginAttempt(ctx, nip, sent)), sent.perangkat !== null);
  if (attempt.semua && attempt.wait > 0) penahan.catat(nip, attempt.wait);
  else if (attempt.semua) penahan.lupakan(nip);
  if (attempt.wait > 0) throw tunggu(attempt.wait);
  const { hash, perangkatId } = attempt;
  return (await passwordMatches({ password: sent.password, hash, urgent: perangkatId !== null })) ? attempt : null;
}

async function beginAttempt(ctx: Ctx, nip: string, { perangkat, address }: Masuk): Promise<Attempt> {
  const akun = await ctx.db
    .selectFrom("akun")
    .select(["id", "passwordHash"])
    .where("nip", "=", nip)
    .where("aktif", "=", true)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  const perangkatId = akun ? await perangkatDikenal(ctx, perangkat, akun.id) : null;
  const key = perangkatId ? `perangkat:${perangkatId}` : `nip:${tokenHash(nip).toString("base64url")}`;
  const network = perangkatId ? 0 : await take(ctx, networkBucket(address));
  const { wait, slows } = network > 0 ? { wait: network, slows: false } : await hitungPercobaan(ctx, key);
  // Once in a row of attempts, so that nobody fills the trail from outside.
  if (slows && akun) await record(ctx, { action: "sign-in-slowed", subject: "akun", subjectId: akun.id });
  const semua = network === 0 && perangkatId === null;
  return { wait, akunId: akun?.id ?? null, hash: akun?.passwordHash ?? null, perangkatId, key, semua };
}

/** The account as it stands after the comparison. */
async function masihSama(ctx: Ctx, { akunId, hash }: Attempt) {
  const akun = await akunTerbuka(ctx, akunId);
  return akun && akun.passwordHash === hash ? akun : null;
}

/** The right password was given: it does not count as an attempt. */
async function maafkan(ctx: Ctx, { address }: Masuk, { key, perangkatId }: Attempt): Promise<void> {
  await lupakanPercobaan(ctx, key);
  if (perangkatId === null) await giveBack(ctx, networkBucket(address));
}

async function satuLangkah(ctx: Ctx, sent: Masuk, attempt: Attempt): Promise<SudahMasuk | PerluLangkah | null> {
  const akun = await masihSama(ctx, attempt);
  if (!akun) return null;
  await maafkan(ctx, sent, attempt);
  const { aplikasi, kunci } = await faktorMilik(ctx, akun.id);
  if (aplikasi || kunci > 0) return { langkah: await buatLangkah(ctx, akun.id) };
  const pendek = !cukupTanpaFaktor(sent.password);
  return sambut(ctx, sent, { akun, perangkatId: attempt.perangkatId, bukti: "password", pendek });
}

type Sekaligus = SudahMasuk | "perlu-kode" | "wajib-pasang" | { readonly wait: number } | null;

async function duaLangkah(ctx: Ctx, sent: Masuk, attempt: Attempt): Promise<Sekaligus> {
  const akun = await masihSama(ctx, attempt);
  if (!akun) return null;
  const { aplikasi, kunci } = await faktorMilik(ctx, akun.id);
  const punya = aplikasi || kunci > 0;
  if (punya && sent.kode) {
    const { cara, wait } = await cobaKode(ctx, { akunId: akun.id, kode: sent.kode, perangkatId: attempt.perangkatId });
    if (!cara) return wait > 0 ? { wait } : null;
    await maafkan(ctx, sent, attempt);
    return sambut(ctx, sent, { akun, perangkatId: attempt.perangkatId, bukti: cara });
  }
  await maafkan(ctx, sent, attempt);
  if (punya) return "perlu-kode";
  const pendek = !cukupTanpaFaktor(sent.password);
  // A program cannot set one up; on a page the session opens nothing but the place where that is done.
  if (sent.kind === "bearer" && (pendek || (await berkuasa(ctx, akun.id)))) return "wajib-pasang";
  return sambut(ctx, sent, { akun, perangkatId: attempt.perangkatId, bukti: "password", pendek });
}
