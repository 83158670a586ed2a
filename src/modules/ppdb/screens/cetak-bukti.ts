import type { LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { buktiUntukPanitia } from "../bukti.server.ts";
import { unduhBukti } from "../bukti-pdf.server.ts";

/** The same paper, for the office. */
export async function loader(args: LoaderFunctionArgs) {
  return unduhBukti(await within(args, (ctx) => buktiUntukPanitia(ctx, args.params.id ?? "")));
}
