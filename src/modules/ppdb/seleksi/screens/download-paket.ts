import type { LoaderFunctionArgs } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { disposition } from "#kit/files/respond.server.ts";
import { readPaket } from "../read-diumumkan.server.ts";

/** The bundle of an announced selection. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { paket, nama } = await reading(args, (ctx) => readPaket(ctx, args.params.id ?? ""));
  const file = `paket-seleksi-${nama.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.json`;
  return new Response(paket, {
    headers: { "Content-Type": "application/json; charset=utf-8", "Content-Disposition": disposition(file), "Cache-Control": "no-store" },
  });
}
