import type { Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Visit } from "#kit/visit.server.ts";
import { setCookie, tokenOf } from "../session/cookie.server.ts";
import { endSession } from "../session/session.server.ts";

interface Asked {
  readonly request: Request;
  readonly scope: Scope;
  readonly visit: Visit;
}

/** `DELETE /api/loginGuru`: ends the session of the token that came along. @returns 204; @throws Refusal "unauthenticated" for one that is over */
export async function endLoginGuru({ request, scope, visit: { secure } }: Asked): Promise<Response> {
  const carried = tokenOf(request, secure);
  if (!carried) throw refuse.unauthenticated();
  await scope.transaction((ctx) => endSession(ctx, carried.token));
  const headers: Record<string, string> = carried.kind === "cookie" ? { "Set-Cookie": setCookie("sesi", "", secure) } : {};
  return new Response(null, { status: 204, headers });
}
