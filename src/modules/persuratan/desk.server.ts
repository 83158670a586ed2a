import { may, type ReadCtx } from "#kit/ctx.server.ts";
import { openTabs } from "#kit/tabs.server.ts";
import { tabMeja } from "./tab-surat.ts";

/** What every page of the letters' desk begins with, for `Desk`. */
export const openDesk = (ctx: ReadCtx) => ({ tabs: openTabs(ctx, tabMeja), receives: may(ctx, "suratMasuk:create") !== "no" });
