import type { ServerBuild } from "react-router";
import type { Match } from "./match.ts";

export const manifestPath = "/__manifest";

/**
 * What the router in a browser asks before it follows links: which files the pages behind these addresses have. React Router weighs every
 * route for each of them, fifty links of a portal page for a twentieth of a second in which nobody else is served; here each is looked up.
 * @returns undefined for what is no plain question of this version: that is React Router's to answer
 */
export function openManifest({ assets }: ServerBuild, match: (pathname: string) => Match): (asked: URL) => Response | undefined {
  return ({ pathname, href, searchParams }) => {
    const paths = searchParams.get("paths");
    if (pathname !== manifestPath || href.length > longest || searchParams.get("version") !== assets.version || paths === null)
      return undefined;
    const routes: Record<string, unknown> = {};
    for (const path of new Set(paths.split(",").filter(Boolean))) {
      const { page } = match(path.startsWith("/") ? path : `/${path}`);
      for (let route = assets.routes[page?.path ?? ""]; route; route = assets.routes[route.parentId ?? ""]) routes[route.id] = route;
    }
    return Response.json(routes, { headers: { "Cache-Control": "public, max-age=31536000, immutable" } });
  };
}

/** Of an address; React Router's own bound. */
const longest = 7680;
