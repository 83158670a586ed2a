import { policy } from "./policy.ts";
import { registers } from "./registers.ts";
import { portalPages } from "./routes/portal-pages.ts";
import { publicPages } from "./routes/public-pages.ts";
import { registerPages } from "./routes/register-pages.ts";
import { siteDocument } from "./routes/shells.ts";
import { type Page, toRouteConfig } from "./server/pages/route-table.ts";

/** Every page of the product: who may see it, and whether it is read (document) or operated (application). */
export const pages: readonly Page[] = [
  ...publicPages,
  ...portalPages,
  ...registers.flatMap(registerPages),
  { path: "*", file: "site/not-found.tsx", ...siteDocument },
];

export default toRouteConfig(pages, policy);
