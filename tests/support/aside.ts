import type { Aside } from "#kit/files/quarantine.server.ts";

/** A place for files that go out of use, and which were put there. */
export function watchedAside(): Aside & { readonly put: readonly string[] } {
  const put: string[] = [];
  return { put, aside: { put: async (tree, key) => put.push(`${tree} ${key}`) > 0 } };
}
