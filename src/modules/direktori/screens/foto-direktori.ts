import type { LoaderFunctionArgs } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { deliver } from "#kit/files/respond.server.ts";
import { refuse } from "#kit/refusals.ts";
import { shownFoto } from "../read-direktori.server.ts";

/** The picture of somebody who agreed to show it. Asked for anew each time, so that one taken back is gone at once. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const key = await reading(args, (ctx) => shownFoto(ctx, args.params.id ?? ""));
  if (!key) throw refuse.notFound("Foto ini tidak ditampilkan.");
  return deliver(args.context.get(filesContext), args.request, { key, name: "foto.webp", inline: true });
}
