import type { Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Visit } from "#kit/visit.server.ts";
import { masuk } from "./masuk.server.ts";

interface Asked {
  readonly request: Request;
  readonly scope: Scope;
  readonly visit: Visit;
}

/** `POST /api/loginGuru` { nip, password } → { access_token, user: { nip, nama, peran } }. The token is sent back as Bearer. */
export async function loginGuru({ request, scope, visit }: Asked): Promise<Response> {
  const { nip, password } = credentials(await request.json().catch(() => null));
  const agent = request.headers.get("user-agent");
  const caller = { address: visit.address, agent, perangkat: null, previous: null };
  const { token, orang } = await masuk(scope, { nip, password, kind: "bearer", ...caller });
  const { nama, peran } = orang;
  return Response.json({ access_token: token, user: { nip: orang.nip, nama, peran } });
}

function credentials(body: unknown): { nip: string; password: string } {
  const sent: Readonly<Record<string, unknown>> = typeof body === "object" && body !== null ? { ...body } : {};
  const { nip, password, ...rest } = sent;
  if (typeof nip !== "string" || typeof password !== "string" || Object.keys(rest).length > 0) {
    throw refuse.malformed("Login gagal: kirim nip dan password sebagai teks JSON.");
  }
  return { nip, password };
}
