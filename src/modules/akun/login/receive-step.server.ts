import type { Scope } from "#kit/ctx.server.ts";
import { Refusal, refuse } from "#kit/refusals.ts";
import type { Visit } from "#kit/visit.server.ts";
import { checkPasskey, passkeyPlace, unfitPasskeySentence } from "../second-factor/passkey-login.server.ts";
import { sessionCookie } from "../session/cookie.server.ts";
import { reportFailedSignIn } from "./failed-sign-in.server.ts";
import { recoveryFault, settleWithCode, settleWithPasskey, stepExpiredSentence, tujuanStep } from "./second-step.server.ts";
import type { LoggedIn } from "./welcome.server.ts";

interface Submission {
  readonly request: Request;
  readonly visit: Visit;
  readonly form: FormData;
}

/** The form of the second step: a code of the app, a recovery code, or what a passkey signed. */
export async function receiveStep(scope: Scope, { request, visit, form }: Submission): Promise<LoggedIn> {
  const { address, secure } = visit;
  const browser = { agent: request.headers.get("user-agent"), perangkat: sessionCookie(request, "perangkat", secure) };
  const tamu = { ...browser, kind: "cookie", address, previous: sessionCookie(request, "sesi", secure) } as const;
  const langkah = sessionCookie(request, "langkah", secure);
  const read = (name: string) => String(form.get(name) ?? "");
  if (!form.has("kunci")) {
    const cara = form.has("pemulihan") ? "pemulihan" : "kode";
    return settleWithCode(scope, { ...tamu, langkah, kode: read(cara) }).catch((error: unknown) => describeMethod(error, cara));
  }
  const tempat = passkeyPlace(visit);
  const tujuan = await scope.transaction((ctx) => tujuanStep(ctx, langkah));
  if (!tujuan) throw refuse.unauthenticated(stepExpiredSentence);
  if (!tempat) throw refuse.invalid(unfitPasskeySentence);
  const shown = { jawaban: read("kunci"), untuk: tujuan.untuk, tempat, asing: unfitPasskeySentence };
  const bukti = await checkPasskey(scope, shown).catch((error: unknown) => Promise.reject(reportFailedSignIn("passkey", error)));
  return settleWithPasskey(scope, { ...tamu, langkah, bukti });
}

/** So that the page opens the form that was sent, and says what fits it. */
function describeMethod(error: unknown, cara: string): never {
  if (!(error instanceof Refusal) || error.kind === "unauthenticated") throw error;
  const { kind, message, retryAfter } = error;
  const sentence = kind === "invalid" && cara === "pemulihan" ? recoveryFault : message;
  throw new Refusal(kind, sentence, { current: { cara }, ...(retryAfter === undefined ? {} : { retryAfter }) });
}
