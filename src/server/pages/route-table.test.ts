import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MAX_BYTES } from "#kit/documents/book.ts";
import { policy } from "#src/policy.ts";
import { pages } from "#src/routes.ts";
import { matcher } from "./match.ts";
import { faultsOf, type Page, toRouteConfig } from "./route-table.ts";
import { undeclaredScreens } from "./undeclared-screens.ts";

const page = (given: Partial<Page>): Page => ({
  path: "/x",
  file: "x.tsx",
  kind: "application",
  access: "public",
  shell: "bare",
  ...given,
});

test("the product's own table is sound", () => {
  expect(pages.length).toBeGreaterThan(3);
  expect(faultsOf(pages, policy)).toEqual([]);
  expect(undeclaredScreens("src", pages)).toEqual([]);
});

test.each([
  ["kind", { kind: undefined }],
  ["access", { access: undefined }],
  ["shell", { shell: undefined }],
])("a row without %s fails the build", (_, missing) => {
  expect(() => toRouteConfig([{ ...page({}), ...missing } as unknown as Page], policy)).toThrow("/x");
});

test("a right that nobody holds, a private document and a doubled address fail the build", () => {
  expect(() => toRouteConfig([page({ access: "pendaftran:read" })], policy)).toThrow("pendaftran:read");
  expect(() => toRouteConfig([page({ access: "akun:import" })], policy)).toThrow("akun:import");
  expect(() => toRouteConfig([page({ kind: "document", access: "signed-in" })], policy)).toThrow("only be public");
  expect(() => toRouteConfig([page({}), page({})], policy)).toThrow("twice");
});

test("a screen that the table forgets is found; its parts and tests are not mistaken for one", async () => {
  const source = await mkdtemp(join(tmpdir(), "layar-"));
  await mkdir(join(source, "m/screens/bagian"), { recursive: true });
  const files = {
    "a.tsx": "export default function A() {}",
    "b.ts": "export async function loader() {}",
    "bagian/c.tsx": "export function C() {}",
    "a.test.tsx": "export default 1",
    "known.tsx": "export default function Known() {}",
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(source, "m/screens", name), text);
  expect(undeclaredScreens(source, [{ file: "m/screens/known.tsx" }]).sort()).toEqual(["m/screens/a.tsx", "m/screens/b.ts"]);
  await rm(source, { recursive: true });
});

test("an address finds its row however it is spelled, also when the router in the browser asks", () => {
  const rows = [page({ path: "/" }), page({ path: "/dashboard" }), page({ path: "/pegawai/edit/:id" }), page({ path: "*" })];
  const match = matcher(rows);
  const found = (pathname: string) => match(pathname).page?.path;
  expect(found("/")).toBe("/");
  expect(found("/_.data")).toBe("/");
  for (const spelling of ["/dashboard", "/dashboard/", "/dashboard.data", "/d%61shboard", "/dashboard/_.data"])
    expect([spelling, found(spelling)]).toEqual([spelling, "/dashboard"]);
  expect(found("/pegawai/edit/7.data")).toBe("/pegawai/edit/:id");
  expect(found("/DASHBOARD")).toBe("*");
  expect(found("/%E0%A4%A")).toBe("*");
});

test("a page takes as long a list as the reader does, and as a program may send", () => {
  const imports = pages.filter(({ path }) => path.endsWith("/impor"));
  expect(imports.length).toBeGreaterThan(50);
  expect(imports.filter(({ upload = 0 }) => upload <= MAX_BYTES).map(({ path }) => path)).toEqual([]);
});
