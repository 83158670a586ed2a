import { scopeContext } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { sendMade } from "#kit/files/respond.server.ts";
import { fillKeptTemplate } from "#kit/lists/fill-kept-template.server.ts";
import { readOutgoing } from "#kit/lists/outgoing.ts";
import { listWords } from "#src/list-words/index.ts";
import type { Route } from "./+types/register-filled-template.ts";
import { registerAt } from "./register/register-at.server.ts";

/** Somebody's template with the rows of the current filter in it. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { pathname, searchParams } = new URL(args.request.url);
  const register = registerAt(pathname);
  const { name, bytes } = await fillKeptTemplate(args.context.get(scopeContext), register, {
    ...{ id: searchParams.get("templat") ?? "", query: readOutgoing(register, searchParams).query },
    ...{ files: args.context.get(filesContext), words: listWords },
  });
  return sendMade(name, bytes);
}
