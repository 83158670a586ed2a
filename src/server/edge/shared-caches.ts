import { registersOf } from "#kit/page-tags.ts";
import type { PageLife } from "#kit/visit.server.ts";

/** Seconds for which a network of caches before us keeps a page without asking: as long as a process keeps one itself. */
const longest = 60;
/** What is older is shown for so long while it is asked for anew, and for a day while nobody answers. */
const whileAsking = 30;
const whileAway = 86_400;

/**
 * For browsers: ask each time. For a network of caches (CDN): keep it for a moment, and know it by what it was made of. What only
 * those read stands in a header of theirs (RFC 9213), because browsers heed `stale-while-revalidate` too.
 */
export function sharedCaches(tags: ReadonlySet<string>, { until, personal }: PageLife, now: number): Readonly<Record<string, string>> {
  if (personal) return { "Cache-Control": "public, max-age=0, s-maxage=0, must-revalidate" };
  const seconds = Math.max(0, Math.min(longest, Math.floor((until - now) / 1000)));
  return {
    "Cache-Control": `public, max-age=0, s-maxage=${seconds}, must-revalidate`,
    "CDN-Cache-Control": `max-age=${seconds}, stale-while-revalidate=${whileAsking}, stale-if-error=${whileAway}`,
    ...(tags.size > 0 ? { "Cache-Tag": registersOf(tags).join(",") } : {}),
  };
}
