import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "react-router";
import { readableRegister } from "#kit/access/visibility/visible-fields.server.ts";
import { reading, scopeContext } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { Refusal } from "#kit/refusals.ts";
import { act } from "../acts.server.ts";
import { type ActAnswer, isRefused } from "../answer.ts";
import { registerAt } from "../register-at.server.ts";
import { sentRegister } from "../sent-register.server.ts";
import type { Listed } from "./list-route.ts";
import { recordOpened } from "./record-opened.server.ts";
import { showList } from "./show-list.server.ts";

/** What the page of a register shows, whether it has many rows or a single one. */
export async function loadList(args: LoaderFunctionArgs): Promise<Listed> {
  const url = new URL(args.request.url);
  const register = registerAt(url.pathname);
  try {
    const shown = await reading(args, async (ctx) => ({
      ...(await showList(ctx, register, { parameters: url.searchParams })),
      register: sentRegister(readableRegister(ctx, register)),
    }));
    await recordOpened(args, register, shown);
    return shown;
  } catch (error) {
    if (error instanceof Refusal && error.kind === "unavailable") return { failed: true, title: register.title };
    throw error;
  }
}

export async function actInList(args: ActionFunctionArgs) {
  const register = registerAt(new URL(args.request.url).pathname);
  const answer = await act(args.context.get(scopeContext), register, await readForm(args.request));
  return data<ActAnswer>(answer, { status: isRefused(answer) ? 409 : 200 });
}
