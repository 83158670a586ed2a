import { createStaticHandler } from "react-router";
import { expect, test } from "vitest";
import { pages } from "#src/routes.ts";
import { matcher } from "./match.ts";

const match = matcher(pages);
// The router weighs its routes once, when it is given them.
const router = createStaticHandler(pages.map(({ path }) => ({ path, caseSensitive: true })));
async function byRouter(pathname: string): Promise<string | undefined> {
  const found = await router.query(new Request(`http://localhost${pathname}`));
  return found instanceof Response ? undefined : found.matches.at(-1)?.route.path;
}
const id = "00000000-0000-4000-8000-00000000000a";
const filled = pages.map(({ path }) => path.replace(/:\w+/g, id).replace("*", "/tidak/ada"));

test("every address finds the row that the router finds, however it is spelled", async () => {
  expect(filled.length).toBeGreaterThan(100);
  for (const address of filled) {
    const odd = [`${address}/`, `${address}/lain`, address.replace("a", "%61"), address.replace("/", "//"), address.toUpperCase()];
    for (const one of [address, ...odd]) expect({ one, path: match(one).page?.path }).toEqual({ one, path: await byRouter(one) });
  }
});

test("calls of the router in the browser are known, and stand for their page", () => {
  expect(match(`/administration/surat-masuk/${id}.data`)).toMatchObject({
    page: { path: "/administration/surat-masuk/:id" },
    pathname: `/administration/surat-masuk/${id}`,
    isData: true,
  });
});
