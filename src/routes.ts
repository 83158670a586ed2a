import { policy } from "./policy.ts";
import { lists, registers } from "./registers.ts";
import { admissionsPages } from "./routes/admissions-pages.ts";
import { areaPages } from "./routes/area-pages.ts";
import { attendancePages } from "./routes/attendance-pages.ts";
import { letterPages } from "./routes/letter-pages.ts";
import { peoplePages } from "./routes/people-pages.ts";
import { portalPages } from "./routes/portal-pages.ts";
import { publicPages } from "./routes/public-pages.ts";
import { registerPages, transferPages } from "./routes/register-pages.ts";
import { siteDocument } from "./routes/shells.ts";
import { type Page, toRouteConfig } from "./server/pages/route-table.ts";

/** Every page of the product: who may see it, and whether it is read (document) or operated (application). */
export const pages: readonly Page[] = [
  ...publicPages,
  ...portalPages,
  ...admissionsPages,
  ...areaPages,
  ...letterPages,
  ...peoplePages,
  ...attendancePages,
  ...registers.flatMap(registerPages),
  ...lists.filter((list) => !registers.includes(list)).flatMap(transferPages),
  { path: "*", file: "site/not-found.tsx", ...siteDocument },
];

export default toRouteConfig(pages, policy);
