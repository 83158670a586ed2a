import type { LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { buktiDariRahasia } from "../bukti.server.ts";
import { unduhBukti } from "../bukti-pdf.server.ts";

/** The receipt as PDF, for whoever holds its address. */
export async function loader(args: LoaderFunctionArgs) {
  return unduhBukti(await within(args, (ctx) => buktiDariRahasia(ctx, args.params.rahasia ?? "")));
}
