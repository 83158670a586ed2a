import type { LoaderFunctionArgs } from "react-router";
import { recordView } from "#kit/audit/record-view.server.ts";
import { within } from "#kit/ctx.server.ts";
import type { Register } from "#kit/register/register.ts";
import type { ListData } from "./show-list.server.ts";

/** Whose record is opened under the pencil, that is written down before anybody sees it. */
export async function recordOpened(
  args: Pick<LoaderFunctionArgs, "context">,
  { name, watched, single }: Register,
  { editing }: Pick<ListData, "editing">,
): Promise<void> {
  if (!watched || single || !editing || editing === "gone") return;
  await within(args, (ctx) => recordView(ctx, { action: "read", subject: name, subjectId: editing.id }));
}
