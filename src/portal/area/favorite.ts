import { scopeContext } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { Refusal } from "#kit/refusals.ts";
import type { Route } from "./+types/favorite.ts";
import { keepFavorite } from "./favorites.server.ts";

export interface FavoriteAnswer {
  readonly refused?: string;
}

/** Marks one page as a favourite, or takes the mark away. */
export async function action({ request, context }: Route.ActionArgs): Promise<FavoriteAnswer> {
  const form = await readForm(request);
  try {
    await context.get(scopeContext).transaction((ctx) => keepFavorite(ctx, String(form.get("alamat") ?? ""), form.get("favorit") === "1"));
    return {};
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== "invalid") throw error;
    return { refused: error.message };
  }
}
