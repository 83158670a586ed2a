import type { RouterContextProvider } from "react-router";
import { scopeContext } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { Refusal } from "#kit/refusals.ts";
import { reportContext } from "#kit/report.server.ts";
import { visitContext } from "#kit/visit.server.ts";
import { logIn } from "../login/login.server.ts";
import { fillDemoDataContext, type SampleAkun } from "../sample-akun.server.ts";
import { setCookie } from "../session/cookie.server.ts";
import { createFirstAdministrator } from "./create-first-administrator.server.ts";

interface Fields {
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
export type Contoh = null | readonly SampleAkun[] | "gagal";

/** Makes the first administrator, signs them in and, if asked, fills in demo data. @throws Refusal that keeps NIP and name */
export async function receiveFields({ context, request, token }: Fields): Promise<Diterima> {
  const { address, secure } = context.get(visitContext);
  const scope = context.get(scopeContext);
  const form = await readForm(request, ["password"]);
  const read = (name: string) => String(form.get(name) ?? "");
  const sent = { nip: read("nip"), nama: read("nama"), password: read("password") };
  await createFirstAdministrator(scope, { token, ...sent }).catch((error: unknown) => keepTyped(error, sent));
  const browser = { agent: request.headers.get("user-agent"), perangkat: null, previous: null };
  const done = await logIn(scope, { ...sent, kind: "cookie", address, ...browser });
  const headers = new Headers({ "Set-Cookie": setCookie("sesi", done.token, secure) });
  if (done.perangkat) headers.append("Set-Cookie", setCookie("perangkat", done.perangkat, secure));
  return { headers, contoh: form.get("contoh") === "on" ? await sampleContent(context) : null };
}

/** The administrator stands already, so a failure here must not look like theirs. */
async function sampleContent(context: Fields["context"]): Promise<Contoh> {
  try {
    return (await context.get(fillDemoDataContext)?.()) ?? null;
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
