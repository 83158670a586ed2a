/** A page that nothing leads to is a page that nobody finds; one that is meant so says for whom (`hidden`). */
import { describe, expect, test } from "vitest";
import { registers } from "#src/registers.ts";
import { pages } from "#src/routes.ts";
import { addressesInCode, leadsTo } from "./support/addresses-in-code.ts";

const hole = "\0";
const ofRegisters = registers.flatMap(({ path, beside, paper, rowTabs }) => [
  `${path}/${hole}`,
  ...(beside ? [`${path}/${beside.path}`] : []),
  ...(paper ? [`${path}/${hole}/${paper.path}`] : []),
  ...(rowTabs ?? []).map((tab) => `${path}/${hole}/${tab.path}`),
]);
const addresses = ["/", ...ofRegisters, ...addressesInCode()];

describe("an address leads to a page", () => {
  test.each([
    ["/news", "/news", true],
    ["/", "/", true],
    [`${hole}/riwayat`, "/administration/siswa/:id/riwayat", true],
    [`/administration/naskah/${hole}`, "/administration/naskah/:id", true],
    [`${hole}/${hole}`, "/administration/naskah/:id", false],
    ["/news", "/new", false],
    ["/new", "/news", false],
    [`/lain/${hole}`, "/administration/naskah/:id", false],
    ["/administration/naskah/baru", "/administration/naskah/:id", false],
  ])("%j to %s: %s", (address, page, leads) => {
    expect(leadsTo(address, page)).toBe(leads);
  });
});

test("every page is reached by the menu, a link or a form, or says who asks for it", () => {
  expect(addresses.length).toBeGreaterThan(1000);
  const lost = pages.filter(({ path, menu, hidden }) => !menu && !hidden && path !== "*" && !addresses.some((one) => leadsTo(one, path)));
  expect(lost.map(({ path, file }) => `${path} (${file})`)).toEqual([]);
});

test("a page that says who asks for it stands in no menu", () => {
  expect(pages.filter(({ menu, hidden }) => menu && hidden)).toEqual([]);
});
