import { scopeContext } from "#kit/ctx.server.ts";
import { visitContext } from "#kit/visit.server.ts";
import { kukiOf } from "../sesi/kuki.server.ts";
import { orangMasuk } from "../sesi/orang.server.ts";
import { sebabBerakhir } from "../sesi/sebab.server.ts";
import type { Route } from "./+types/sesi.ts";

/** Tells a page of the portal whether its person is still signed in, and if not, why. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const scope = context.get(scopeContext);
  const token = kukiOf(request, "sesi", context.get(visitContext).secure);
  const answer = await scope.transaction(async (ctx) =>
    ctx.actor.id === null
      ? { nip: null, kalimat: token ? await sebabBerakhir(ctx, token) : null }
      : { nip: (await orangMasuk(ctx)).nip, kalimat: null },
  );
  return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
}
