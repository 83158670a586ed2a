import { within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { deliver } from "#kit/files/respond.server.ts";
import { madeFile } from "#kit/jobs/made-file.server.ts";
import { printKartuUjianJob } from "../kartu-job.ts";
import type { Route } from "./+types/download-kartu.ts";

/** The cards of a room, for whoever asked for them. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const gone = "Berkas kartu ini sudah tidak ada. Cetak sekali lagi.";
  const berkas = await within(args, (ctx) => madeFile(ctx, printKartuUjianJob, { id: args.params.id, gone }));
  return deliver(args.context.get(filesContext), args.request, berkas);
}
