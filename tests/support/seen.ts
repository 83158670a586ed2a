import type { Locator } from "playwright-core";
import { expect } from "vitest";

/** A promise of the page, as an assertion: it appears before the page's own limit, or the test fails with what was waited for. */
export const seen = (where: Locator): Promise<void> => kept(where.filter({ visible: true }).first().waitFor());

/** Any of the browser's waits as an assertion, e.g. for an address. */
export const kept = (wait: Promise<unknown>): Promise<void> => expect(wait.then(() => undefined)).resolves.toBeUndefined();
