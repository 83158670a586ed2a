import type { Page } from "../pages/route-table.ts";

/** Few and always the same: what is counted by class tells nothing of an address, and never grows. */
export type RouteClass = "document" | "application" | "portal" | "api" | "upload" | "asset" | "monitoring" | "other";

/** @returns the class of a route's pattern, as the log names it */
export function routeClasses(pages: readonly Pick<Page, "path" | "kind" | "shell">[]): (route: string) => RouteClass {
  const known = new Map<string, RouteClass>([
    ...pages.map((page) => [page.path, classOfPage(page)] as const),
    ["*", "other"],
    ["/__manifest", "application"],
    ["/assets/*", "asset"],
    ["/uploads/*", "upload"],
    ["/health/live", "monitoring"],
    ["/health/ready", "monitoring"],
    ["/metrics", "monitoring"],
  ]);
  return (route) => known.get(route) ?? (route.startsWith("/api/") ? "api" : "other");
}

function classOfPage({ kind, shell }: Pick<Page, "kind" | "shell">): RouteClass {
  if (shell === "portal") return "portal";
  return kind === "document" ? "document" : "application";
}
