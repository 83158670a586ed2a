import type { LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { bacaPengaturan } from "#modules/profil/index.server.ts";
import { buktiUntukDiunduh } from "../bukti.server.ts";
import { unduhBukti } from "../bukti-pdf.server.ts";

/** The receipt as PDF, for whoever holds its address. */
export async function loader(args: LoaderFunctionArgs) {
  const [bukti, sekolah] = await within(
    args,
    async (ctx) => [await buktiUntukDiunduh(ctx, args.params.rahasia ?? ""), await bacaPengaturan(ctx)] as const,
  );
  return unduhBukti(bukti, sekolah);
}
