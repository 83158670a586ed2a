import { vi } from "vitest";
import { PageCache, type Passing } from "#server/page-cache.ts";
import type { Prepared } from "#server/pages/prepared.ts";

export const html = { headers: { "Content-Type": "text/html; charset=utf-8" } };
export const saying = (text: string, tag?: string) => async (tags: Set<string>) => {
  if (tag) tags.add(tag);
  return new Response(text, html);
};
export const textOf = (given: Prepared | Passing | undefined) =>
  given && ("identity" in given ? given.identity.body : given.body).toString();

export function open(options: { maxBytes?: number; freshFor?: number } = {}) {
  const time = { now: 1_000_000 };
  const cache = new PageCache({ enabled: true, headers: {}, clock: () => time.now, ...options });
  return { cache, time };
}

/** A rendering that ends when the test says so. */
export function slow(text: string, ...tags: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const render = vi.fn(async (collected: Set<string>) => {
    await promise;
    for (const tag of tags) collected.add(tag);
    return new Response(text, html);
  });
  return { render, finish: resolve };
}
