import { within } from "#kit/ctx.server.ts";
import { lihatNomor } from "../nomor/lihat-nomor.server.ts";
import type { Route } from "./+types/calon-nomor.ts";

/** What the number would be, for the form that asks while it is filled in. */
export const loader = (args: Route.LoaderArgs) =>
  within(args, async (ctx) =>
    Response.json(await lihatNomor(ctx, new URL(args.request.url).searchParams), { headers: { "Cache-Control": "no-store" } }),
  );
