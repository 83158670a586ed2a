import { record } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { refuse } from "#kit/refusals.ts";
import { plainNip } from "../nip.ts";
import { minPassword } from "../password/length.ts";
import { powerful } from "../usulan/powerful.server.ts";
import { removeAuthenticatorApp } from "./authenticator-app.server.ts";
import { discardFactor } from "./discard-factors.server.ts";
import { factorsOf, hasSecondFactor } from "./has-factors.server.ts";
import { newlyLoggedInOwner } from "./install.server.ts";
import { notifyPemilik } from "./notify.server.ts";
import { deletePasskey, namePasskey } from "./passkey.server.ts";
import { createRecoveryCode, deleteRecoveryCode } from "./recovery-code.server.ts";

const tooShort = `Tanpa langkah kedua, password Anda harus paling sedikit ${minPassword} karakter. Ganti dulu password Anda, baru lepas cara ini.`;
const notTyped = `Tanpa langkah kedua, password Anda harus paling sedikit ${minPassword} karakter. Keluar, lalu masuk lagi dengan password Anda agar panjangnya dapat diperiksa.`;
const wajib = "Akun ini wajib memakai verifikasi dua langkah. Pasang dulu cara lain, baru lepas yang ini.";

/** Everything here is for people who signed in a moment ago. @throws Refusal "conflict" for a last factor that is needed */
export async function removeOwnAuthenticatorApp(ctx: Ctx): Promise<void> {
  const akunId = newlyLoggedInOwner(ctx);
  await mayRemove(ctx, akunId);
  if (!(await removeAuthenticatorApp(ctx, akunId))) throw refuse.notFound();
  await recordRemoval(ctx, akunId, { jenis: "aplikasi autentikator" });
}

export async function deleteOwnPasskey(ctx: Ctx, id: string): Promise<void> {
  const akunId = newlyLoggedInOwner(ctx);
  await mayRemove(ctx, akunId);
  const nama = await deletePasskey(ctx, akunId, id);
  await recordRemoval(ctx, akunId, { jenis: "kunci sandi", nama });
}

/** @throws Refusal 404, 422 for a name that is too long */
export async function nameOwnPasskey(ctx: Ctx, kunci: { id: string; nama: string }): Promise<void> {
  const akunId = newlyLoggedInOwner(ctx);
  const { before, after } = await namePasskey(ctx, akunId, kunci);
  await record(ctx, { action: "passkey-renamed", subject: "akun", subjectId: akunId, before: { nama: before }, after: { nama: after } });
}

/** Ten new codes, told once; those before end. @throws Refusal "conflict" where there is nothing to recover */
export async function newRecoveryCode(ctx: Ctx): Promise<string[]> {
  const akunId = newlyLoggedInOwner(ctx);
  if (!(await hasSecondFactor(ctx, akunId))) throw refuse.conflict("Pasang dulu verifikasi dua langkah.");
  const kode = await createRecoveryCode(ctx, akunId);
  await record(ctx, { action: "recovery-codes-made", subject: "akun", subjectId: akunId });
  await notifyPemilik(ctx, akunId, { title: "Kode pemulihan baru dibuat; yang lama tidak berlaku lagi." });
  return kode;
}

/**
 * For whoever has the machine, when no administrator is left who could come in. @throws Refusal 404, "conflict"
 */
export async function resetFactorFromMachine(ctx: Ctx, typed: string): Promise<void> {
  const found = ctx.db.selectFrom("akun").select("id").where("nip", "=", plainNip(typed)).where(notDeleted());
  const akun = await found.forUpdate().executeTakeFirst();
  if (!akun) throw refuse.notFound("Tidak ada akun dengan NIP itu. Contoh: npm run second-factor:reset 198511042010012001");
  await discardFactor(ctx, akun.id, {});
}

/** The last factor stays with who decides or signs, and beside a short password. Two removals at once wait for each other. */
async function mayRemove(ctx: Ctx, akunId: string): Promise<void> {
  const held = ctx.db.selectFrom("akun").select("passwordCukup").where("id", "=", akunId).forUpdate();
  const { passwordCukup } = await held.executeTakeFirstOrThrow();
  const { aplikasi, kunci } = await factorsOf(ctx, akunId);
  if (Number(aplikasi) + kunci !== 1) return;
  if (await powerful(ctx, akunId)) throw refuse.conflict(wajib);
  if (!passwordCukup) throw refuse.conflict(passwordCukup === null ? notTyped : tooShort);
}

async function recordRemoval(ctx: Ctx, akunId: string, before: { jenis: string; nama?: string }): Promise<void> {
  if (!(await hasSecondFactor(ctx, akunId))) await deleteRecoveryCode(ctx, akunId);
  await record(ctx, { action: "second-factor-removed", subject: "akun", subjectId: akunId, before });
  await notifyPemilik(ctx, akunId, {
    title: `Cara masuk dilepas: ${before.jenis}.`,
    body: "Bila bukan Anda yang melepasnya, segera hubungi administrator.",
  });
}
