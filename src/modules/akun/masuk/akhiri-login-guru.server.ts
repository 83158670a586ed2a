import type { Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Visit } from "#kit/visit.server.ts";
import { setKuki, tokenOf } from "../sesi/kuki.server.ts";
import { akhiriSesi } from "../sesi/sesi.server.ts";

interface Asked {
  readonly request: Request;
  readonly scope: Scope;
  readonly visit: Visit;
}

/** `DELETE /api/loginGuru`: ends the session of the token that came along. @returns 204; @throws Refusal "unauthenticated" for one that is over */
export async function akhiriLoginGuru({ request, scope, visit: { secure } }: Asked): Promise<Response> {
  const carried = tokenOf(request, secure);
  if (!carried) throw refuse.unauthenticated();
  await scope.transaction((ctx) => akhiriSesi(ctx, carried.token));
  const headers: Record<string, string> = carried.kind === "cookie" ? { "Set-Cookie": setKuki("sesi", "", secure) } : {};
  return new Response(null, { status: 204, headers });
}
