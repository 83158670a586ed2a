import { within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { deliver } from "#kit/files/respond.server.ts";
import { buktiOf } from "../cuti/list-cuti.server.ts";
import type { Route } from "./+types/download-bukti-cuti.ts";

export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const berkas = await within(args, (ctx) => buktiOf(ctx, args.params.id));
  return deliver(args.context.get(filesContext), args.request, berkas);
}
