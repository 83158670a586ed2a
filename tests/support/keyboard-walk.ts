import type { Page } from "playwright-core";

/** A page with more of them is walked as far as this; its foot is every page's. */
const mostPresses = 150;

/** What the Tab key passes over, one line each, and where it stays caught. */
export async function missedByKeyboard(page: Page): Promise<string[]> {
  const count = await page.evaluate(listenForFocus);
  for (let press = 0; press < Math.min(count + 2, mostPresses); press++) await page.keyboard.press("Tab");
  const missed = await page.evaluate(unreached);
  return count + 2 > mostPresses ? missed.slice(0, Math.max(0, missed.length - (count + 2 - mostPresses))) : missed;
}

interface Walked extends Window {
  walked?: { readonly wanted: readonly HTMLElement[]; readonly reached: Set<EventTarget | null> };
}

/** Runs in the page: notes what can be used there, and what gets the focus from now on. */
function listenForFocus(): number {
  const usable = "a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary";
  const wanted = [...document.querySelectorAll<HTMLElement>(usable)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0 && !element.closest("[inert], [popover]"),
  );
  // Of a group of choices the keyboard stops at one.
  const stops = wanted.filter((element) => !(element instanceof HTMLInputElement && element.type === "radio"));
  const reached = new Set<EventTarget | null>();
  document.addEventListener("focusin", ({ target }) => reached.add(target));
  (window as Walked).walked = { wanted: stops, reached };
  (document.activeElement as HTMLElement | null)?.blur();
  return wanted.length;
}

/** Runs in the page. */
function unreached(): string[] {
  const { wanted, reached } = (window as Walked).walked ?? { wanted: [], reached: new Set() };
  return wanted
    .filter((element) => !reached.has(element))
    .map((element) => `${element.tagName}.${element.className} ${(element.textContent ?? "").trim().slice(0, 40)}`);
}
