import type { Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Visit } from "#kit/visit.server.ts";
import { checkPasskey, consumeBukti, forLogin, passkeyPlace, unfitPasskeySentence } from "../second-factor/passkey-login.server.ts";
import { confirmSession, confirmWithPassword } from "./confirmation.server.ts";

/**
 * The signed-in person proves who they are: by a passkey, or by their password and a code of what else they have.
 * @throws Refusal "invalid" for what does not fit, "tooMany" after several
 */
export async function receiveConfirmation(scope: Scope, { form, visit }: { form: FormData; visit: Visit }): Promise<void> {
  const read = (name: string) => String(form.get(name) ?? "");
  if (form.has("kunci")) return confirmWithPasskey(scope, read("kunci"), visit);
  return confirmWithPassword(scope, { password: read("password"), kode: read("kode") });
}

/** With a passkey of one's own; another's proves nothing about the person who is signed in. */
export async function confirmWithPasskey(scope: Scope, jawaban: string, visit: Visit): Promise<void> {
  const akunId = own(scope);
  const tempat = passkeyPlace(visit);
  if (!tempat) throw refuse.invalid(unfitPasskeySentence);
  const bukti = await checkPasskey(scope, { jawaban, untuk: forLogin, tempat, asing: unfitPasskeySentence });
  const done = await scope.transaction(async (ctx) => {
    if (bukti.akunId !== akunId || !(await consumeBukti(ctx, bukti))) return false;
    await confirmSession(ctx, true);
    return true;
  });
  if (!done) throw refuse.invalid(unfitPasskeySentence);
}

function own({ actor }: Scope): string {
  if (actor.id === null || !actor.session) throw refuse.unauthenticated();
  return actor.id;
}
