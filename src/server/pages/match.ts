import { matchRoutes } from "react-router";
import { ownPath } from "./own-address.ts";
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
  const routes = pages.map((page) => ({ path: page.path, caseSensitive: true, handle: page, start: startOf(page.path) }));
  return (asked) => {
    const isData = asked.endsWith(".data");
    const pathname = ownPath(asked);
    return {
      page: exact.get(pathname) ?? slow(mayFit(routes, pathname), pathname),
      pathname,
      isData,
    };
  };
}

/** What stands before the first parameter. */
const startOf = (path: string): string => path.replace(/\/?[:*].*/s, "");

/** The router weighs every route anew for each address, so it is given those alone that can fit what it reads the address as. */
function mayFit<Route extends { start: string }>(routes: readonly Route[], pathname: string): Route[] {
  const read = pathname.includes("%") ? decoded(pathname) : pathname;
  return routes.filter(({ start }) => read.startsWith(start));
}

/** As the router does: segment by segment, and as it stands where it cannot be read. */
function decoded(pathname: string): string {
  try {
    return pathname.split("/").map(decodeURIComponent).join("/");
  } catch {
    return pathname;
  }
}

function slow(routes: { path: string; handle: Page }[], pathname: string): Page | undefined {
  return matchRoutes(routes, { pathname })?.at(-1)?.route.handle;
}
