import { refuse } from "#kit/refusals.ts";
import type { Visit } from "#kit/visit.server.ts";

/** A longer address is not taken as it is. */
export const maxUrlLength = 8 * 1024;

const safe = new Set(["GET", "HEAD", "OPTIONS"]);
const known = new Set([...safe, "POST", "PUT", "PATCH", "DELETE"]);

/** An address with one meaning: two slashes at its start can be taken for another host, and what cannot be decoded is nobody's. */
export function isClearAddress(pathname: string): boolean {
  if (pathname.startsWith("//")) return false;
  try {
    // The result is looked at because the bundler leaves out what nobody looks at.
    return decodeURI(pathname).startsWith("/");
  } catch {
    return false;
  }
}

const longestName = 100;
const longestValue = 300;
const mostValues = 20;

/**
 * A far too long address as a person meant it: each value cut to what can still be looked for. Undefined when the path itself
 * is too long.
 */
export function shortened(url: URL): URL | undefined {
  if (url.pathname.length > maxUrlLength / 4) return undefined;
  const short = new URL(url.pathname, url);
  const kept = [...url.searchParams].filter(([name]) => name.length <= longestName).slice(0, mostValues);
  for (const [name, value] of kept) short.searchParams.append(name, [...value.slice(0, 2 * longestValue)].slice(0, longestValue).join(""));
  return short.href.length <= maxUrlLength ? short : undefined;
}

export const isKnownMethod = (method: string): boolean => known.has(method);
export const isSafe = (method: string): boolean => safe.has(method);

/**
 * A sending must come from one of our own pages. A program without cookies has nothing that a foreign page could abuse.
 * @throws Refusal 403
 */
export function demandOwnOrigin(request: Request, visit: Visit): void {
  if (isSafe(request.method)) return;
  const { headers } = request;
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  if (!headers.has("cookie") && (headers.has("authorization") || (site === null && origin === null))) return;
  if (site === "same-origin" || site === "none") return;
  if (site === null && origin === visit.origin) return;
  throw refuse.forbidden("Kiriman ini tidak berasal dari situs kami. Muat ulang halaman, lalu kirim lagi.");
}
