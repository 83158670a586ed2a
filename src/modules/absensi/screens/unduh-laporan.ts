import { within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { deliver } from "#kit/files/respond.server.ts";
import { berkasTugas } from "../rekap/buat-laporan.server.ts";
import type { Route } from "./+types/unduh-laporan.ts";

/** The file of a long report, for whoever asked for it. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const berkas = await within(args, (ctx) => berkasTugas(ctx, args.params.id));
  return deliver(args.context.get(filesContext), args.request, berkas);
}
