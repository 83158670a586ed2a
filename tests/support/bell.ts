import type { Page } from "playwright-core";

/** The link to the notifications, which says how many are unread. */
export const bell = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });

/** Somebody comes back to the tab: the portal asks for news. */
export const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
