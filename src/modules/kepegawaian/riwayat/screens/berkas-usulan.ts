import { within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { deliver } from "#kit/files/respond.server.ts";
import { berkasUsulan } from "../usulan/berkas-name.server.ts";
import type { Route } from "./+types/berkas-usulan.ts";

/** The paper that somebody asks to have put into their file. @throws Refusal 404 */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const held = await within({ context }, (ctx) => berkasUsulan(ctx, params.id, params.sisi));
  return deliver(context.get(filesContext), request, { ...held, inline: true });
}
