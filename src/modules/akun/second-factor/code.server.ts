import { record } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { countAttempts, forgetAttempt } from "../login/attempt.server.ts";
import { consumeAuthenticatorAppCode } from "./authenticator-app.server.ts";
import { notifyPemilik } from "./notify.server.ts";
import { consumeRecoveryCode, recoveryCodeRemaining } from "./recovery-code.server.ts";

export type CodeMethod = "aplikasi" | "pemulihan";

export interface CodeAttempt {
  readonly akunId: string;
  readonly kode: string;
  /** Known device that the attempt comes from: strangers' wrong codes do not make it wait. */
  readonly perangkatId?: string | null;
  /** The person is signed in and proves again who they are. */
  readonly konfirmasi?: true;
}

export interface CodeResult {
  /** Null: the code does not fit, was used, or had to wait. */
  readonly cara: CodeMethod | null;
  /** Seconds to wait; 0 when the code was looked at. */
  readonly wait: number;
}

/**
 * Looks at a code of the app or a recovery code and uses it up. Wrong ones are counted as wrong passwords are, apart from
 * them. Tell refusals by the result: what throws here would undo the count.
 */
export async function tryCode(ctx: Ctx, { akunId, kode, perangkatId, konfirmasi }: CodeAttempt): Promise<CodeResult> {
  const key = perangkatId ? `kode:perangkat:${perangkatId}` : `kode:${akunId}`;
  const { wait, slows } = await countAttempts(ctx, key);
  if (wait > 0) return { wait, cara: null };
  const cara = await methodFrom(ctx, akunId, kode);
  if (cara) await forgetAttempt(ctx, key);
  if (cara === "pemulihan") await tellRecovery(ctx, akunId, konfirmasi ? "konfirmasi" : "masuk");
  if (!cara && slows) {
    await record(ctx, { action: "second-factor-slowed", subject: "akun", subjectId: akunId });
    await notifyPemilik(ctx, akunId, {
      title: "Kode verifikasi Anda beberapa kali salah diisi.",
      body: "Bila bukan Anda, ganti password Anda: orang itu sudah mengetahuinya.",
    });
  }
  return { cara, wait: 0 };
}

async function methodFrom(ctx: Ctx, akunId: string, kode: string): Promise<CodeMethod | null> {
  if (await consumeAuthenticatorAppCode(ctx, akunId, kode)) return "aplikasi";
  return (await consumeRecoveryCode(ctx, akunId, kode)) ? "pemulihan" : null;
}

async function tellRecovery(ctx: Ctx, akunId: string, untuk: "masuk" | "konfirmasi"): Promise<void> {
  const sisa = await recoveryCodeRemaining(ctx, akunId);
  await record(ctx, { action: "recovery-code-used", subject: "akun", subjectId: akunId, after: { sisa } });
  await notifyPemilik(ctx, akunId, {
    title: `Kode pemulihan Anda dipakai untuk ${untuk}.`,
    body: `Tersisa ${sisa} kode. Bila bukan Anda yang memakainya, segera ganti password dan buat kode pemulihan baru.`,
  });
}
