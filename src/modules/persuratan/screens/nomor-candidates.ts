import { within } from "#kit/ctx.server.ts";
import { viewNomor } from "../nomor/view-nomor.server.ts";
import type { Route } from "./+types/nomor-candidates.ts";

/** What the number would be, for the form that asks while it is filled in. */
export const loader = (args: Route.LoaderArgs) =>
  within(args, async (ctx) =>
    Response.json(await viewNomor(ctx, new URL(args.request.url).searchParams), { headers: { "Cache-Control": "no-store" } }),
  );
