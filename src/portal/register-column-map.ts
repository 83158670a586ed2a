import { within } from "#kit/ctx.server.ts";
import { mapFile } from "#kit/lists/column-maps.server.ts";
import type { Route } from "./+types/register-column-map.ts";
import { registerAt } from "./register/register-at.server.ts";

/** A kept map of columns, to be used in another school. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { pathname, searchParams } = new URL(args.request.url);
  const register = registerAt(pathname);
  const file = await within(args, (ctx) => mapFile(ctx, register, searchParams.get("peta") ?? ""));
  const headers = {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Disposition": `attachment; filename="peta-kolom-${register.path.split("/").at(-1)}.json"`,
    "Cache-Control": "private, no-store",
  };
  return new Response(JSON.stringify(file, null, 2), { headers });
}
