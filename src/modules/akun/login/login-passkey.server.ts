import { giveBack, take } from "#kit/access/rate-limit.server.ts";
import type { Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { checkPasskey, consumeBukti, forLogin, type PasskeyPlace, unknownPasskeySentence } from "../second-factor/passkey-login.server.ts";
import { knownPerangkat } from "../session/device.server.ts";
import { reportFailedSignIn } from "./failed-sign-in.server.ts";
import { networkBucket, networkWait } from "./network.server.ts";
import { type LoggedIn, openAkun, type Pendatang, welcome } from "./welcome.server.ts";

interface WithPasskey extends Pendatang {
  /** JSON, as the browser's library gives it. */
  readonly jawaban: string;
  readonly tempat: PasskeyPlace | null;
}

/**
 * Signs somebody in by a passkey alone: the device has made sure who holds it, so both steps are taken.
 * @throws Refusal "invalid", the same for whatever does not fit; "tooMany"
 */
export const logInWithPasskey = (scope: Scope, sent: WithPasskey): Promise<LoggedIn> =>
  proveWithPasskey(scope, sent).catch((error: unknown) => Promise.reject(reportFailedSignIn("passkey", error)));

async function proveWithPasskey(scope: Scope, sent: WithPasskey): Promise<LoggedIn> {
  const bucket = networkBucket(sent.address);
  const wait = await scope.transaction((ctx) => take(ctx, bucket));
  if (wait > 0) throw networkWait(wait);
  if (!sent.tempat) throw refuse.invalid(unknownPasskeySentence);
  const bukti = await checkPasskey(scope, { jawaban: sent.jawaban, untuk: forLogin, tempat: sent.tempat });
  return scope.transaction(async (ctx) => {
    const akun = await openAkun(ctx, bukti.akunId);
    if (!akun || !(await consumeBukti(ctx, bukti))) throw refuse.invalid(unknownPasskeySentence);
    await giveBack(ctx, bucket);
    const perangkatId = await knownPerangkat(ctx, sent.perangkat, akun.id);
    return welcome(ctx, sent, { akun, perangkatId, bukti: "kunci-sandi" });
  });
}
