import { findChoices } from "#kit/choices.server.ts";
import { answerChoices } from "#kit/choices-answer.server.ts";
import { reading } from "#kit/ctx.server.ts";
import type { Route } from "./+types/register-choices.ts";
import { registerAt } from "./register/register-at.server.ts";

/** What a field of the register may name, by a part of the name (`kata`): for fields with more choices than a form brings along. @throws Refusal 404 */
export const loader = ({ request, params, context }: Route.LoaderArgs): Promise<Response> =>
  answerChoices(request, (words) =>
    reading({ context }, (ctx) => findChoices(ctx, registerAt(new URL(request.url).pathname), params.isian, words)),
  );
