import { demandRecentConfirmation } from "#kit/access/recent-confirmation.ts";
import { record } from "#kit/audit/audit.server.ts";
import type { Ctx, ReadCtx, Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { endAll } from "../session/end.server.ts";
import { installAuthenticatorApp } from "./authenticator-app.server.ts";
import { notifyPemilik } from "./notify.server.ts";
import { checkNewPasskey, type NewPasskey, savePasskey } from "./passkey.server.ts";
import { createRecoveryCode, recoveryCodeRemaining } from "./recovery-code.server.ts";

export const firstCodeFault = "Kode belum cocok. Ketik kode yang sedang tampil di aplikasi Anda; pastikan jam ponsel Anda tepat.";

export interface Terpasang {
  /** Recovery codes to be shown once; null where the account has some left. */
  readonly kode: readonly string[] | null;
}

/** The first code of the app sets it up. @throws Refusal "invalid" for a wrong one, "unconfirmed" long after the sign-in */
export function installWithCode(scope: Scope, kode: string): Promise<Terpasang> {
  return scope.transaction(async (ctx) => {
    const akunId = newlyLoggedInOwner(ctx);
    if (!(await installAuthenticatorApp(ctx, akunId, kode))) throw refuse.invalid(firstCodeFault, { kode: firstCodeFault });
    return confirm(ctx, akunId, { action: "second-factor-added", jenis: "aplikasi autentikator" });
  });
}

/** @throws Refusal "invalid" for what is not a new passkey of this site, "conflict", "unconfirmed" long after the sign-in */
export async function installPasskey(scope: Scope, sent: NewPasskey): Promise<Terpasang> {
  await scope.transaction(async (ctx) => newlyLoggedInOwner(ctx));
  const kunci = await checkNewPasskey(scope, sent);
  return scope.transaction(async (ctx) => {
    await savePasskey(ctx, kunci);
    return confirm(ctx, kunci.akunId, { action: "second-factor-added", jenis: "kunci sandi", nama: kunci.nama });
  });
}

/** Who may change how they sign in: signed in a moment ago, or nowhere else yet. */
export function newlyLoggedInOwner(ctx: ReadCtx): string {
  const { id, session } = ctx.actor;
  if (id === null || !session) throw refuse.unauthenticated();
  if (!session.held) demandRecentConfirmation(ctx);
  return id;
}

/** From now on the factor is asked for; whoever is signed in elsewhere without it has to sign in again. */
async function confirm(
  ctx: Ctx,
  akunId: string,
  { action, ...after }: { action: string; jenis: string; nama?: string },
): Promise<Terpasang> {
  const { session } = ctx.actor;
  if (!session) throw refuse.unauthenticated();
  await ctx.db.updateTable("sesi").set({ secondFactor: true, wajibFaktor: false }).where("id", "=", session.id).execute();
  await endWithoutFactor(ctx, akunId);
  await record(ctx, { action, subject: "akun", subjectId: akunId, after });
  await notifyPemilik(ctx, akunId, {
    title: `Cara masuk baru dipasang: ${after.jenis}.`,
    body: "Bila bukan Anda yang memasangnya, segera hubungi administrator.",
  });
  return { kode: (await recoveryCodeRemaining(ctx, akunId)) > 0 ? null : await createRecoveryCode(ctx, akunId) };
}

async function endWithoutFactor(ctx: Ctx, akunId: string): Promise<void> {
  const lain = ctx.db.selectFrom("sesi").select("id").where("akunId", "=", akunId).where("secondFactor", "=", false);
  for (const { id } of await lain.execute()) await endAll(ctx, { akunId, sebab: "diakhiri", hanya: id });
}
