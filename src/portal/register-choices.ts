import { findChoices } from "#kit/choices.server.ts";
import { reading } from "#kit/ctx.server.ts";
import type { Route } from "./+types/register-choices.ts";
import { registerAt } from "./register/register-at.server.ts";

const mostLetters = 100;

/** What a field of the register may name, by a part of the name (`kata`): for fields with more choices than a form brings along. @throws Refusal 404 */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const words = (searchParams.get("kata") ?? "").replaceAll("\0", "").trim().slice(0, mostLetters);
  const found = await reading({ context }, (ctx) => findChoices(ctx, registerAt(pathname), params.isian, words));
  return Response.json(found, { headers: { "Cache-Control": "no-store" } });
}
