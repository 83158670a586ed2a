import { redirect } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { openNotice } from "#kit/notices/notices.server.ts";
import type { Route } from "./+types/open.ts";

/** The address that letters carry: reads the notice and leads on to what it is about. */
export const loader = (args: Route.LoaderArgs): Promise<Response> =>
  within(args, async (ctx) => redirect(await openNotice(ctx, args.params.id)));
