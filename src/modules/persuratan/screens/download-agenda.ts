import { within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { deliver } from "#kit/files/respond.server.ts";
import { madeFile } from "#kit/jobs/made-file.server.ts";
import { bukuAgenda } from "../agenda/agenda-job.ts";
import type { Route } from "./+types/download-agenda.ts";

/** The file of a book, for whoever asked for it. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const gone = "Berkas ini sudah tidak ada. Buat buku agendanya sekali lagi.";
  const berkas = await within(args, (ctx) => madeFile(ctx, bukuAgenda, { id: args.params.id, gone }));
  return deliver(args.context.get(filesContext), args.request, berkas);
}
