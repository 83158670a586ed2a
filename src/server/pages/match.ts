import { matchRoutes } from "react-router";
import type { Page } from "./route-table.ts";

export interface Match {
  readonly page: Page | undefined;
  /** The page's address without what React Router puts behind it for its own calls. */
  readonly pathname: string;
  /** A call of the router in the browser, not a person's. */
  readonly isData: boolean;
}

/** Finds the row of an address exactly as React Router will: exact paths at once, the rest by its own matcher. */
export function matcher(pages: readonly Page[]): (pathname: string) => Match {
  const exact = new Map(pages.filter(({ path }) => !/[:*]/.test(path)).map((page) => [page.path, page]));
  const routes = pages.map((page) => ({ path: page.path, caseSensitive: true, handle: page }));
  return (asked) => {
    const isData = asked.endsWith(".data");
    const pathname = isData ? asked.replace(/\/_\.data$/, "/").replace(/\.data$/, "") : asked;
    return { page: exact.get(pathname) ?? slow(routes, pathname), pathname, isData };
  };
}

function slow(routes: { path: string; handle: Page }[], pathname: string): Page | undefined {
  return matchRoutes(routes, { pathname })?.at(-1)?.route.handle;
}
