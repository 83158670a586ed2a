import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

interface Looked {
  /** These rules alone; absent: all that axe runs by itself. */
  readonly only?: readonly string[];
  /** Rules beside those. */
  readonly also?: readonly string[];
}

/** What axe says of the page as it stands there: nothing. */
export async function noFlaw(page: Page, { only, also = [] }: Looked = {}): Promise<void> {
  const asked = only
    ? { runOnly: { type: "rule" as const, values: [...only] } }
    : { rules: Object.fromEntries(also.map((rule) => [rule, { enabled: true }])) };
  // No page here has a frame of another house, so axe may run in the page itself: a second tab for each look takes seconds.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ ...asked, resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`)])).toEqual([]);
}
