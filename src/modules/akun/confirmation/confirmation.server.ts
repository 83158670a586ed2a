import { passwordMatches } from "#kit/access/password.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { countAttempts, forgetAttempt } from "../login/attempt.server.ts";
import { describeOld } from "../login/describe-old.ts";
import { recordPasswordLength } from "../password/record-password-length.server.ts";
import { tryCode } from "../second-factor/code.server.ts";
import { hasSecondFactor } from "../second-factor/has-factors.server.ts";

/**
 * The signed-in person proves who they are: by their password, and where they have a second factor by a code of it as well.
 * The password is compared between two transactions.
 * @throws Refusal "invalid" for what does not fit, "tooMany" after several
 */
export async function confirmWithPassword(scope: Scope, { password, kode }: { password: string; kode: string }): Promise<void> {
  await matchPassword(scope, password);
  const wait = await scope.transaction((ctx) => confirmWithCode(ctx, kode));
  if (wait === null) throw refuse.invalid(codeFault, { kode: kode === "" ? needsCode : codeFault });
  if (wait > 0) throw refuse.tooMany(wait, `Terlalu banyak percobaan. Silakan coba lagi dalam ${describeOld(wait)}.`);
}

export const needsCode = "Isi juga kode dari aplikasi autentikator, atau satu kode pemulihan.";
const codeFault = "Kode belum cocok atau sudah dipakai. Tunggu kode berikutnya di aplikasi Anda, lalu coba lagi.";

/** A wrong code is counted, so nothing is thrown here. @returns 0: confirmed; the seconds to wait; null: the code does not fit */
async function confirmWithCode(ctx: Ctx, kode: string): Promise<number | null> {
  const akunId = ctx.actor.id ?? "";
  if (!(await hasSecondFactor(ctx, akunId))) {
    await confirmSession(ctx);
    return 0;
  }
  if (kode === "") return null;
  const { cara, wait } = await tryCode(ctx, { akunId, kode, konfirmasi: true });
  if (!cara) return wait > 0 ? wait : null;
  await confirmSession(ctx, true);
  return 0;
}

/** @returns the hash that fitted. @throws Refusal as above; wrong ones are counted apart from those at the door */
export async function matchPassword(scope: Scope, password: string, field = "password"): Promise<string> {
  const { id, session } = scope.actor;
  if (id === null || !session) throw refuse.unauthenticated();
  if (password === "") throw refuse.invalid("Isi password Anda.", { [field]: "Isi password Anda." });
  const key = `konfirmasi:${id}`;
  const { wait, hash } = await scope.transaction(async (ctx) => {
    const akun = await ctx.db.selectFrom("akun").select("passwordHash").where("id", "=", id).executeTakeFirst();
    return { wait: (await countAttempts(ctx, key)).wait, hash: akun?.passwordHash ?? null };
  });
  if (wait > 0) throw refuse.tooMany(wait, `Terlalu banyak percobaan. Silakan coba lagi dalam ${describeOld(wait)}.`);
  const matches = await passwordMatches({ password, hash, urgent: true });
  if (!matches || hash === null) throw refuse.invalid("Password belum cocok. Periksa lagi.", { [field]: "Password belum cocok." });
  await scope.transaction(async (ctx) => {
    await forgetAttempt(ctx, key);
    await recordPasswordLength(ctx, { akunId: id, password, hash });
  });
  return hash;
}

/** The proof has been given: heavy acts are open for a few minutes. Call it only after the proof. */
export async function confirmSession(ctx: Ctx, withSecondFactor = false): Promise<void> {
  const { id, session } = ctx.actor;
  if (id === null || !session) throw refuse.unauthenticated();
  await ctx.db
    .updateTable("sesi")
    .set({ confirmedAt: ctx.now, ...(withSecondFactor ? { secondFactor: true } : {}) })
    .where("id", "=", session.id)
    .where("akunId", "=", id)
    .execute();
  await record(ctx, { action: "confirm", subject: "akun", subjectId: id });
}
