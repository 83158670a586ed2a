import type { RouterContextProvider } from "react-router";
import { scopeContext } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { Refusal } from "#kit/refusals.ts";
import { reportContext } from "#kit/report.server.ts";
import { visitContext } from "#kit/visit.server.ts";
import { type AkunContoh, isiDataContohContext } from "../akun-contoh.server.ts";
import { masuk } from "../masuk/masuk.server.ts";
import { setKuki } from "../sesi/kuki.server.ts";
import { buatAdministratorPertama } from "./buat-administrator-pertama.server.ts";

interface Isian {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
  readonly token: string;
}

export interface Diterima {
  /** Set-Cookie lines of the new session. */
  readonly headers: Headers;
  readonly contoh: Contoh;
}

/** What became of the demo data: not asked for, the accounts to show once, or a failure that is in the log. */
export type Contoh = null | readonly AkunContoh[] | "gagal";

/** Makes the first administrator, signs them in and, if asked, fills in demo data. @throws Refusal that keeps NIP and name */
export async function terimaIsian({ context, request, token }: Isian): Promise<Diterima> {
  const { address, secure } = context.get(visitContext);
  const scope = context.get(scopeContext);
  const form = await readForm(request);
  const read = (name: string) => String(form.get(name) ?? "");
  const sent = { nip: read("nip"), nama: read("nama"), password: read("password") };
  await buatAdministratorPertama(scope, { token, ...sent }).catch((error: unknown) => keepTyped(error, sent));
  const browser = { agent: request.headers.get("user-agent"), perangkat: null, previous: null };
  const done = await masuk(scope, { ...sent, kind: "cookie", address, ...browser });
  const headers = new Headers({ "Set-Cookie": setKuki("sesi", done.token, secure) });
  if (done.perangkat) headers.append("Set-Cookie", setKuki("perangkat", done.perangkat, secure));
  return { headers, contoh: form.get("contoh") === "on" ? await isiContoh(context) : null };
}

/** The administrator stands already, so a failure here must not look like theirs. */
async function isiContoh(context: Isian["context"]): Promise<Contoh> {
  try {
    return (await context.get(isiDataContohContext)?.()) ?? null;
  } catch (error) {
    context.get(reportContext)(error);
    return "gagal";
  }
}

function keepTyped(error: unknown, { nip, nama }: { nip: string; nama: string }): never {
  if (!(error instanceof Refusal) || error.kind !== "invalid") throw error;
  const current = { nip: nip.slice(0, 40), nama: nama.slice(0, 120) };
  throw new Refusal("invalid", error.message, { ...(error.fields ? { fields: error.fields } : {}), current });
}
