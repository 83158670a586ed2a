import { openGate } from "#kit/access/gate.ts";
import { networkKey, networkName } from "#kit/access/network.server.ts";
import { passwordMatches } from "#kit/access/password.server.ts";
import { type Bucket, giveBack, take } from "#kit/access/rate-limit.server.ts";
import { tokenHash } from "#kit/access/token.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { plainNip } from "../nip.ts";
import { isPeran } from "../peran.ts";
import type { Orang } from "../sesi/orang.server.ts";
import { kenaliPerangkat, perangkatDikenal, sebutPerangkat } from "../sesi/perangkat.server.ts";
import { buatSesi } from "../sesi/sesi.server.ts";
import type { SesiKind } from "../tables.ts";
import { hitungPercobaan, lupakanPercobaan } from "./percobaan.server.ts";
import { sebutLama } from "./sebut-lama.ts";

export interface Masuk {
  readonly nip: string;
  readonly password: string;
  readonly kind: SesiKind;
  /** The client's network address. */
  readonly address: string;
  /** The User-Agent header. */
  readonly agent: string | null;
  /** Token of the known-device cookie. */
  readonly perangkat: string | null;
  /** Session token that this browser still carries; it ends. */
  readonly previous: string | null;
}

export interface SudahMasuk {
  /** The new session's token. */
  readonly token: string;
  /** Token for the known-device cookie; null when the device was known. */
  readonly perangkat: string | null;
  readonly orang: Orang;
}

export const salahMasuk = "NIP atau password belum cocok. Periksa lagi, atau hubungi operator di ruang Tata Usaha.";

/**
 * Signs somebody in. A wrong password, an unknown NIP and a disabled account go the same way, take the same time and get the
 * same answer. The password is compared between two transactions, never inside one.
 * @throws Refusal "invalid", "unauthenticated", "tooMany" or "unavailable"
 */
export async function masuk(scope: Scope, sent: Masuk): Promise<SudahMasuk> {
  const nip = plainNip(sent.nip);
  if (nip === "" || sent.password === "") throw refuse.invalid("Isi NIP dan password Anda.");
  if (!/^\d{18}$/.test(nip)) throw refuse.invalid("NIP terdiri dari 18 angka. Periksa lagi NIP Anda.");
  const attempt = await counter.pass(() => scope.transaction((ctx) => beginAttempt(ctx, nip, sent)));
  if (attempt.wait > 0) throw refuse.tooMany(attempt.wait, `Terlalu banyak percobaan. Silakan coba lagi dalam ${sebutLama(attempt.wait)}.`);
  const { hash, perangkatId } = attempt;
  const matches = await passwordMatches({ password: sent.password, hash, urgent: perangkatId !== null });
  const done = matches ? await scope.transaction((ctx) => welcome(ctx, sent, attempt)) : null;
  if (!done) throw refuse.unauthenticated(salahMasuk);
  return done;
}

/** So that a rush of people signing in leaves the connections to the database to those who are inside. */
const counter = openGate({ atOnce: 3, waiting: 200 });

interface Attempt {
  /** Seconds; 0 when the password may be compared. */
  readonly wait: number;
  readonly akunId: string | null;
  readonly hash: string | null;
  readonly perangkatId: string | null;
  /** What wrong passwords are counted under. */
  readonly key: string;
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
  return { wait, akunId: akun?.id ?? null, hash: akun?.passwordHash ?? null, perangkatId, key };
}

/** Wide, because hundreds of people share the school's address; known devices do not draw from it. */
const networkBucket = (address: string): Bucket => ({ key: `masuk:${networkKey(address)}`, capacity: 300, perSecond: 0.5 });

async function welcome(ctx: Ctx, sent: Masuk, { hash, akunId, perangkatId, key }: Attempt): Promise<SudahMasuk | null> {
  const akun = await ctx.db
    .selectFrom("akun")
    .select(["id", "nip", "nama", "peran"])
    .where("id", "=", akunId)
    .where("passwordHash", "=", hash)
    .where("aktif", "=", true)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  if (!akun) return null;
  await lupakanPercobaan(ctx, key);
  if (perangkatId === null) await giveBack(ctx, networkBucket(sent.address));
  if (sent.previous) await ctx.db.deleteFrom("sesi").where("tokenHash", "=", tokenHash(sent.previous)).execute();
  const perangkat = sent.kind === "cookie" ? await kenaliPerangkat(ctx, perangkatId, akun.id) : null;
  const place = { perangkat: sebutPerangkat(sent.agent), jaringan: networkName(sent.address) };
  const token = await buatSesi(ctx, { akunId: akun.id, kind: sent.kind, ...place });
  const actor = { id: akun.id, name: akun.nama, roles: akun.peran };
  await record({ ...ctx, actor }, { action: "sign-in", subject: "akun", subjectId: akun.id, after: { kind: sent.kind, ...place } });
  return { token, perangkat, orang: { ...akun, peran: akun.peran.filter(isPeran) } };
}
