import type { Scope } from "#kit/ctx.server.ts";
import { readJson } from "#kit/json.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Visit } from "#kit/visit.server.ts";
import { logIn } from "./login.server.ts";

interface Asked {
  readonly request: Request;
  readonly scope: Scope;
  readonly visit: Visit;
}

/**
 * `POST /api/loginGuru` { nip, password, kode? } → { access_token, user: { nip, nama, peran } }. The token is sent back as
 * Bearer. `kode` is asked of accounts with a second factor: of the app, or a recovery code.
 */
export async function loginGuru({ request, scope, visit }: Asked): Promise<Response> {
  const { nip, password, kode } = credentials(await readJson(request, unreadable));
  const agent = request.headers.get("user-agent");
  const caller = { address: visit.address, agent, perangkat: null, previous: null };
  const { token, orang } = await logIn(scope, { nip, password, kode, kind: "bearer", ...caller });
  const { nama, peran } = orang;
  return Response.json({ access_token: token, user: { nip: orang.nip, nama, peran } });
}

const unreadable = "Login gagal: kirim nip dan password (dan kode, bila diminta) sebagai teks JSON.";

function credentials(body: unknown): { nip: string; password: string; kode: string | undefined } {
  const sent: Readonly<Record<string, unknown>> = typeof body === "object" && body !== null ? { ...body } : {};
  const { nip, password, kode, ...rest } = sent;
  const texts = typeof nip === "string" && typeof password === "string" && (kode === undefined || typeof kode === "string");
  if (!texts || Object.keys(rest).length > 0) {
    throw refuse.malformed(unreadable);
  }
  return { nip, password, kode };
}
