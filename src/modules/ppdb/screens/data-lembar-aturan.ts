import type { LoaderFunctionArgs } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { readLembar } from "../jalur/lembar-aturan.server.ts";

/** One version of the published rules, byte for byte as it was hashed. */
export async function loader(args: LoaderFunctionArgs) {
  const isi = await reading(args, (ctx) => readLembar(ctx, args.params.id ?? ""));
  return new Response(isi, { headers: { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" } });
}
