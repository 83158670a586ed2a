import type { Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Visit } from "#kit/visit.server.ts";
import { kunciDitolak, pakaiBukti, periksaKunci, tempatKunci, untukMasuk } from "../faktor/kunci-masuk.server.ts";
import { konfirmasiDenganPassword, konfirmasiSesi } from "./konfirmasi.server.ts";

/**
 * The signed-in person proves who they are: by a passkey, or by their password and a code of what else they have.
 * @throws Refusal "invalid" for what does not fit, "tooMany" after several
 */
export async function terimaKonfirmasi(scope: Scope, { form, visit }: { form: FormData; visit: Visit }): Promise<void> {
  const read = (name: string) => String(form.get(name) ?? "");
  if (form.has("kunci")) return konfirmasiDenganKunci(scope, read("kunci"), visit);
  return konfirmasiDenganPassword(scope, { password: read("password"), kode: read("kode") });
}

/** With a passkey of one's own; another's proves nothing about the person who is signed in. */
export async function konfirmasiDenganKunci(scope: Scope, jawaban: string, visit: Visit): Promise<void> {
  const akunId = sendiri(scope);
  const tempat = tempatKunci(visit);
  if (!tempat) throw refuse.invalid(kunciDitolak);
  const bukti = await periksaKunci(scope, { jawaban, untuk: untukMasuk, tempat });
  const done = await scope.transaction(async (ctx) => {
    if (bukti.akunId !== akunId || !(await pakaiBukti(ctx, bukti))) return false;
    await konfirmasiSesi(ctx, true);
    return true;
  });
  if (!done) throw refuse.invalid(kunciDitolak);
}

function sendiri({ actor }: Scope): string {
  if (actor.id === null || !actor.session) throw refuse.unauthenticated();
  return actor.id;
}
