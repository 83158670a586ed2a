import { reading } from "#kit/ctx.server.ts";
import { unreadCount } from "#kit/notices/notices.server.ts";
import type { Route } from "./+types/count.ts";

/** What an open portal page asks for from time to time. */
export const loader = (args: Route.LoaderArgs): Promise<Response> =>
  reading(args, async (ctx) => Response.json({ unread: await unreadCount(ctx) }));
