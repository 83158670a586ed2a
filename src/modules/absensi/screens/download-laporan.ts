import { within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { deliver } from "#kit/files/respond.server.ts";
import { madeFile } from "#kit/jobs/made-file.server.ts";
import { laporanAbsensi } from "../rekap/laporan-job.ts";
import type { Route } from "./+types/download-laporan.ts";

/** The file of a long report, for whoever asked for it. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const gone = "Berkas laporan ini sudah tidak ada. Buat laporannya sekali lagi.";
  const berkas = await within(args, (ctx) => madeFile(ctx, laporanAbsensi, { id: args.params.id, gone }));
  return deliver(args.context.get(filesContext), args.request, berkas);
}
