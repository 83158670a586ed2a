import { newToken, tokenHash } from "#kit/access/token.server.ts";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { cobaKode } from "../faktor/kode.server.ts";
import { type BuktiKunci, kunciUntuk, type PilihanKunci, pakaiBukti, type TempatKunci } from "../faktor/kunci-masuk.server.ts";
import { faktorMilik } from "../faktor/punya.server.ts";
import { perangkatDikenal } from "../sesi/perangkat.server.ts";
import { tunggu } from "./jaringan.server.ts";
import { akunTerbuka, type Pendatang, type SudahMasuk, sambut } from "./sambut.server.ts";

const lifetime = 5 * 60_000;

export const langkahLewat = "Waktu untuk langkah kedua sudah habis. Masuk lagi dengan NIP dan password Anda.";
export const salahKode = "Kode belum cocok atau sudah dipakai. Tunggu kode berikutnya di aplikasi Anda, lalu coba lagi.";

export const salahPemulihan =
  "Kode pemulihan belum cocok atau sudah pernah dipakai. Periksa ketikannya, atau pakai kode lain dari daftar Anda.";

/** Remembers that the right password was given. @returns the token that stands for it */
export async function buatLangkah(ctx: Ctx, akunId: string): Promise<string> {
  const token = newToken();
  const times = { createdAt: ctx.now, expiresAt: new Date(ctx.now.getTime() + lifetime) };
  await ctx.db
    .insertInto("langkahMasuk")
    .values({ akunId, tokenHash: tokenHash(token), ...times })
    .execute();
  return token;
}

export interface LangkahTerbuka {
  /** Whether a code of an authenticator app will do. */
  readonly aplikasi: boolean;
  /** What to ask a passkey; null where this account has none that works here. */
  readonly kunci: PilihanKunci | null;
}

/** What may be shown next; null when the token is unknown, used or too old. */
export async function langkahTerbuka(ctx: Ctx, token: string | null, tempat: TempatKunci | null): Promise<LangkahTerbuka | null> {
  const langkah = await cariLangkah(ctx, token);
  if (!langkah) return null;
  const { aplikasi } = await faktorMilik(ctx, langkah.akunId);
  const kunci = tempat && (await kunciUntuk(ctx, { akunId: langkah.akunId, untuk: untukLangkah(langkah.id), tempat }));
  return { aplikasi, kunci };
}

/** What the challenge of a second step is bound to; null when the step is over. */
export async function tujuanLangkah(ctx: Ctx, token: string | null): Promise<{ untuk: string; akunId: string } | null> {
  const langkah = await cariLangkah(ctx, token);
  return langkah ? { untuk: untukLangkah(langkah.id), akunId: langkah.akunId } : null;
}

interface Kedua extends Pendatang {
  readonly langkah: string | null;
}

/** @throws Refusal "unauthenticated" when the step is over, "invalid" for a wrong code, "tooMany" after several */
export async function selesaikanDenganKode(scope: Scope, sent: Kedua & { readonly kode: string }): Promise<SudahMasuk> {
  const done = await scope.transaction(async (ctx) => {
    const langkah = await cariLangkah(ctx, sent.langkah);
    const akun = langkah && (await akunMasihSama(ctx, langkah));
    if (!langkah || !akun) return "lewat";
    const perangkatId = await perangkatDikenal(ctx, sent.perangkat, akun.id);
    const { cara, wait } = await cobaKode(ctx, { akunId: akun.id, kode: sent.kode, perangkatId });
    if (!cara) return { wait };
    await ctx.db.deleteFrom("langkahMasuk").where("id", "=", langkah.id).execute();
    return sambut(ctx, sent, { akun, perangkatId, bukti: cara });
  });
  if (done === "lewat") throw refuse.unauthenticated(langkahLewat);
  if (!("wait" in done)) return done;
  throw done.wait > 0 ? tunggu(done.wait) : refuse.invalid(salahKode, { kode: salahKode });
}

/** With a passkey of this account that has just signed. @throws Refusal "unauthenticated" when the step is over */
export async function selesaikanDenganKunci(scope: Scope, sent: Kedua & { readonly bukti: BuktiKunci }): Promise<SudahMasuk> {
  const done = await scope.transaction(async (ctx) => {
    const langkah = await cariLangkah(ctx, sent.langkah);
    const akun = langkah && (await akunMasihSama(ctx, langkah));
    if (!langkah || !akun || akun.id !== sent.bukti.akunId || !(await pakaiBukti(ctx, sent.bukti))) return null;
    await ctx.db.deleteFrom("langkahMasuk").where("id", "=", langkah.id).execute();
    const perangkatId = await perangkatDikenal(ctx, sent.perangkat, akun.id);
    return sambut(ctx, sent, { akun, perangkatId, bukti: "kunci-sandi" });
  });
  if (!done) throw refuse.unauthenticated(langkahLewat);
  return done;
}

export async function bersihkanLangkah(ctx: Ctx): Promise<void> {
  await ctx.db.deleteFrom("langkahMasuk").where("expiresAt", "<", ctx.now).execute();
}

const untukLangkah = (id: string): string => `langkah:${id}`;

interface Langkah {
  readonly id: string;
  readonly akunId: string;
  readonly createdAt: Date;
}

async function cariLangkah(ctx: Ctx, token: string | null): Promise<Langkah | undefined> {
  if (token === null) return undefined;
  const found = ctx.db.selectFrom("langkahMasuk").select(["id", "akunId", "createdAt"]).where("tokenHash", "=", tokenHash(token));
  return found.where("expiresAt", ">", ctx.now).executeTakeFirst();
}

/** Neither disabled nor given another password since the first step. */
async function akunMasihSama(ctx: Ctx, { akunId, createdAt }: Langkah) {
  const akun = await akunTerbuka(ctx, akunId);
  return akun && (akun.passwordAt === null || akun.passwordAt <= createdAt) ? akun : undefined;
}
