import { findByWords } from "#kit/choices.server.ts";
import { answerChoices } from "#kit/choices-answer.server.ts";
import { demand, reading } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { mergeFields } from "../tagar/merge.ts";
import { tag } from "../tagar/tag.ts";
import type { Route } from "./+types/merge-tagar-choices.ts";

/** Tags by a part of their name, for whoever joins two of many. */
export const loader = ({ request, params, context }: Route.LoaderArgs): Promise<Response> =>
  answerChoices(request, (words) =>
    reading({ context }, (ctx) => {
      demand(ctx, "tag:delete");
      if (!Object.hasOwn(mergeFields, params.isian)) throw refuse.notFound();
      return findByWords(ctx, tag, words);
    }),
  );
