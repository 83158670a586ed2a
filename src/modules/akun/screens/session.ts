import { scopeContext } from "#kit/ctx.server.ts";
import { visitContext } from "#kit/visit.server.ts";
import { sessionCookie } from "../session/cookie.server.ts";
import { loginPerson } from "../session/person.server.ts";
import { endedReason } from "../session/reason.server.ts";
import type { Route } from "./+types/session.ts";

/** Tells a page of the portal whether its person is still signed in, and if not, why. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const scope = context.get(scopeContext);
  const token = sessionCookie(request, "sesi", context.get(visitContext).secure);
  const answer = await scope.transaction(async (ctx) =>
    ctx.actor.id === null
      ? { nip: null, kalimat: token ? await endedReason(ctx, token) : null }
      : { nip: (await loginPerson(ctx)).nip, kalimat: null },
  );
  return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
}
