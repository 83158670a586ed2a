import type { Page } from "../pages/route-table.ts";

/** Whether a request brings the cookie of a session, living or not. */
export const carriesSession = (cookie: string | undefined | null): boolean => !!cookie && /(?:^|;\s*)(?:__Host-)?sesi=[\w-]/.test(cookie);

/** Whether what is kept of an address may be handed to this request: some documents send whoever is signed in elsewhere. */
export function isShareable(pages: readonly Pick<Page, "path" | "signedIn">[]): (target: string, cookie: string | undefined) => boolean {
  const personal = new Set(pages.filter(({ signedIn }) => signedIn !== undefined).map(({ path }) => path));
  return (target, cookie) => !(carriesSession(cookie) && personal.has(target.split("?", 1)[0] ?? ""));
}
