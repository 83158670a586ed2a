import { within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { deliver } from "#kit/files/respond.server.ts";
import { takeSnapshot } from "#kit/snapshots/snapshots.server.ts";
import type { Route } from "./+types/register-snapshot-file.ts";
import { registerAt } from "./register/register-at.server.ts";

/** A kept list, as it was sent. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { pathname, searchParams } = new URL(args.request.url);
  const kept = await within(args, (ctx) => takeSnapshot(ctx, registerAt(pathname), searchParams.get("kiriman") ?? ""));
  return deliver(args.context.get(filesContext), args.request, kept);
}
