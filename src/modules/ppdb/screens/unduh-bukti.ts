import type { LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { bacaKop, siapkanKertas } from "#modules/profil/index.server.ts";
import { buktiUntukDiunduh } from "../bukti.server.ts";
import { unduhBukti } from "../bukti-pdf.server.ts";

/** The receipt as PDF, for whoever holds its address. */
export async function loader(args: LoaderFunctionArgs) {
  const [bukti, kop] = await within(
    args,
    async (ctx) => [await buktiUntukDiunduh(ctx, args.params.rahasia ?? ""), await bacaKop(ctx)] as const,
  );
  return unduhBukti(bukti, await siapkanKertas(kop, args.context.get(filesContext)));
}
