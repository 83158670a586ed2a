import { within } from "#kit/ctx.server.ts";
import { visitContext } from "#kit/visit.server.ts";
import { kodeTampil } from "../pegawai/kode-tampil.server.ts";
import type { Route } from "./+types/kode-kini.ts";

/** The newest code, for the office's screen that asks again and again. */
export const loader = async (args: Route.LoaderArgs): Promise<Response> => {
  const { origin } = args.context.get(visitContext);
  const tampil = await within(args, (ctx) => kodeTampil(ctx, { kunci: args.params.kunci, origin }));
  return Response.json(tampil, { headers: { "Cache-Control": "no-store" } });
};
