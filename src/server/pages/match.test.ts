import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { pages } from "#src/routes.ts";
import { matcher } from "./match.ts";

const match = matcher(pages);
const whole = pages.map((page) => ({ path: page.path, caseSensitive: true, handle: page }));
const byRouter = (pathname: string) => matchRoutes(whole, { pathname })?.at(-1)?.route.handle.path;
const id = "00000000-0000-4000-8000-00000000000a";
const filled = pages.map(({ path }) => path.replace(/:\w+/g, id).replace("*", "tidak/ada"));

test("every address finds the row that the router finds, however it is spelled", () => {
  expect(filled.length).toBeGreaterThan(100);
  for (const [at, address] of filled.entries()) {
    const odd = [`${address}/`, `${address}/lain`, address.replace("a", "%61"), address.replace("/", "//"), address.toUpperCase()];
    // The router itself is slow to ask: each address as it is, and in one of the odd ways in turn.
    for (const one of [address, odd[at % odd.length] ?? ""])
      expect({ one, path: match(one).page?.path }).toEqual({ one, path: byRouter(one) });
  }
});

test("calls of the router in the browser are known, and stand for their page", () => {
  expect(match(`/administration/surat-masuk/${id}.data`)).toMatchObject({
    page: { path: "/administration/surat-masuk/:id" },
    pathname: `/administration/surat-masuk/${id}`,
    isData: true,
  });
});
