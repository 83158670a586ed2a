import { may, type ReadCtx } from "./ctx.server.ts";
import type { RegisterTab } from "./register/register.ts";

/** The tabs behind which there is something for this person. */
export const openTabs = (ctx: ReadCtx, tabs: readonly RegisterTab[] = []): Omit<RegisterTab, "right">[] =>
  tabs.filter(({ right }) => right === undefined || may(ctx, right) !== "no").map(({ right: _, ...tab }) => tab);
