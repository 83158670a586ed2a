import { within } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { visitContext } from "#kit/visit.server.ts";
import { loginOptions, passkeyPlace } from "../second-factor/passkey-login.server.ts";
import type { Route } from "./+types/login-challenge.ts";

/** What the page of signing in asks a passkey, made when it is asked for: it holds five minutes. */
export async function loader(args: Route.LoaderArgs) {
  const tempat = passkeyPlace(args.context.get(visitContext));
  if (!tempat) throw refuse.notFound();
  return Response.json(await within(args, async (ctx) => loginOptions(ctx, tempat)));
}
