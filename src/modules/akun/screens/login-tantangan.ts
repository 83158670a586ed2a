import { within } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { visitContext } from "#kit/visit.server.ts";
import { pilihanMasuk, tempatKunci } from "../faktor/kunci-masuk.server.ts";
import type { Route } from "./+types/login-tantangan.ts";

/** What the page of signing in asks a passkey, made when it is asked for: it holds five minutes. */
export async function loader(args: Route.LoaderArgs) {
  const tempat = tempatKunci(args.context.get(visitContext));
  if (!tempat) throw refuse.notFound();
  return Response.json(await within(args, async (ctx) => pilihanMasuk(ctx, tempat)));
}
