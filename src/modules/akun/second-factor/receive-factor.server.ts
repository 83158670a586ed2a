import type { Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Visit } from "#kit/visit.server.ts";
import { describePerangkat } from "../session/device.server.ts";
import { installPasskey, installWithCode } from "./install.server.ts";
import { passkeyFailedSentence } from "./passkey.server.ts";
import { passkeyPlace } from "./passkey-login.server.ts";
import { deleteOwnPasskey, nameOwnPasskey, newRecoveryCode, removeOwnAuthenticatorApp } from "./remove.server.ts";

/** What a form about one's own second factor asked for; `kode` are recovery codes to be shown once. */
export interface FactorResult {
  readonly selesai: Action;
  readonly kode: readonly string[] | null;
}

export type Action = keyof typeof acts;

interface Submission {
  readonly scope: Scope;
  readonly visit: Visit;
  readonly agent: string | null;
  readonly read: (name: string) => string;
}

type Act = (sent: Submission) => Promise<readonly string[] | null>;

const acts = {
  "pasang-aplikasi": async ({ scope, read }) => (await installWithCode(scope, read("kode"))).kode,
  "pasang-kunci": async ({ scope, visit, agent, read }) => {
    const tempat = passkeyPlace(visit);
    if (!tempat) throw refuse.invalid(passkeyFailedSentence);
    return (await installPasskey(scope, { jawaban: read("kunci"), nama: read("nama") || describePerangkat(agent), tempat })).kode;
  },
  "lepas-aplikasi": ({ scope }) => scope.transaction(removeOwnAuthenticatorApp).then(() => null),
  "namai-kunci": ({ scope, read }) =>
    scope.transaction((ctx) => nameOwnPasskey(ctx, { id: read("id"), nama: read("nama") })).then(() => null),
  "hapus-kunci": ({ scope, read }) => scope.transaction((ctx) => deleteOwnPasskey(ctx, read("id"))).then(() => null),
  "kode-baru": ({ scope }) => scope.transaction(newRecoveryCode),
} satisfies Record<string, Act>;

/** Whether a form asks for something about the second factor. */
export const isFactorAction = (name: unknown): name is Action => typeof name === "string" && Object.hasOwn(acts, name);

/** @throws Refusal as the acts do; "malformed" for what no form of ours sends */
export async function receiveFactor(
  scope: Scope,
  { request, form, visit }: { request: Request; form: FormData; visit: Visit },
): Promise<FactorResult> {
  const read = (name: string) => String(form.get(name) ?? "");
  const aksi = form.get("aksi");
  if (!isFactorAction(aksi)) throw refuse.malformed("Kiriman ini tidak terbaca. Muat ulang halaman, lalu kirim lagi.");
  return { selesai: aksi, kode: await acts[aksi]({ scope, visit, read, agent: request.headers.get("user-agent") }) };
}
