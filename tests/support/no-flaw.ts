import { readFileSync } from "node:fs";
import { join } from "node:path";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { house } from "./compile.ts";

/** Its short form: every document reads it anew, and the long one takes twice as much reading. */
const source = readFileSync(join(house, "node_modules/axe-core/axe.min.js"), "utf8");

interface Looked {
  /** These rules alone; absent: all that axe runs by itself. */
  readonly only?: readonly string[];
  /** Rules beside those. */
  readonly also?: readonly string[];
}

/**
 * What axe says of the page as it stands there: nothing. It is read once for a document and runs in the page itself: no page here has a
 * frame of another house, and styles are judged as the browser computed them.
 */
export async function noFlaw(page: Page, { only, also = [] }: Looked = {}): Promise<void> {
  const rules = only
    ? { runOnly: { type: "rule" as const, values: [...only] } }
    : { rules: Object.fromEntries(also.map((rule) => [rule, { enabled: true }])) };
  const options: RunOptions = { ...rules, iframes: false, preload: { assets: ["media"] }, resultTypes: ["violations"] };
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(source);
  expect(await page.evaluate(flaws, options)).toEqual([]);
}

/** Runs in the page. */
async function flaws(options: RunOptions): Promise<(readonly string[])[]> {
  const { axe: there } = window as unknown as { readonly axe: typeof axe };
  // A button that has just become pressable is for a moment of neither colour.
  const changing = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(changing.map((one) => one.finished));
  const { violations } = await there.run(document, options);
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`)]);
}
