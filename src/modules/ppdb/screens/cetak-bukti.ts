import type { LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { bacaPengaturan } from "#modules/profil/index.server.ts";
import { buktiUntukPanitia } from "../bukti.server.ts";
import { unduhBukti } from "../bukti-pdf.server.ts";

/** The same paper, for the office. */
export async function loader(args: LoaderFunctionArgs) {
  const [bukti, sekolah] = await within(
    args,
    async (ctx) => [await buktiUntukPanitia(ctx, args.params.id ?? ""), await bacaPengaturan(ctx)] as const,
  );
  return unduhBukti(bukti, sekolah);
}
