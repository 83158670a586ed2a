import { scopeContext } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { deliver } from "#kit/files/respond.server.ts";
import { takeUnchanged } from "#kit/snapshots/check-snapshot.server.ts";
import type { Route } from "./+types/register-snapshot-file.ts";
import { registerAt } from "./register/register-at.server.ts";

/** A kept list, as it was sent. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { pathname, searchParams } = new URL(args.request.url);
  const [scope, files] = [args.context.get(scopeContext), args.context.get(filesContext)];
  return deliver(files, args.request, await takeUnchanged(scope, files, registerAt(pathname), searchParams.get("kiriman") ?? ""));
}
