import { within } from "#kit/ctx.server.ts";
import { mapAsFile } from "#kit/lists/change-maps.server.ts";
import type { Route } from "./+types/register-column-map.ts";
import { registerAt } from "./register/register-at.server.ts";

/** A kept map of columns, to be used in another school. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { pathname, searchParams } = new URL(args.request.url);
  return within(args, (ctx) => mapAsFile(ctx, registerAt(pathname), searchParams.get("peta") ?? ""));
}
