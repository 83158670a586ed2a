import { reading } from "#kit/ctx.server.ts";
import { mapAsFile } from "#kit/lists/change-maps.server.ts";
import { sheetRegister } from "../impor/sheet-register.ts";
import { readLembarNilai } from "../load-jalur.server.ts";
import type { Route } from "./+types/download-peta.ts";

/** How lists of marks with a known head are understood, as a file for another madrasah. */
export const loader = (args: Route.LoaderArgs): Promise<Response> =>
  reading(args, async (ctx) => {
    const id = new URL(args.request.url).searchParams.get("peta") ?? "";
    return mapAsFile(ctx, sheetRegister(await readLembarNilai(ctx, args.params)), id);
  });
