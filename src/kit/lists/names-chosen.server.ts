import { choicesOf } from "../choices.server.ts";
import type { ReadCtx } from "../ctx.server.ts";
import type { Register } from "../register/register.ts";
import { plain } from "../register/related.ts";
import { firstName } from "../row-name.ts";

const mostNames = 300;

/** By field: the names by which a list may mean one row of another register, in short where that says which; nothing where there are too many to choose from. */
export async function namesChosen(ctx: ReadCtx, register: Register): Promise<Record<string, string[]>> {
  const choices = Object.entries(await choicesOf(ctx, register, mostNames));
  return Object.fromEntries(
    choices.map(([name, options]) => {
      const alike = Map.groupBy(options, ({ label }) => plain(firstName(label)));
      return [name, options.map(({ label }) => (alike.get(plain(firstName(label)))?.length === 1 ? firstName(label) : label))];
    }),
  );
}
