import { within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { deliver } from "#kit/files/respond.server.ts";
import { berkasAgenda } from "../agenda/buat-agenda.server.ts";
import type { Route } from "./+types/unduh-agenda.ts";

/** The file of a book, for whoever asked for it. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const berkas = await within(args, (ctx) => berkasAgenda(ctx, args.params.id));
  return deliver(args.context.get(filesContext), args.request, berkas);
}
