/** Whoever opens a portal page asks for the files behind all its links at once; the answer must be React Router's own, to the letter. */
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { pages } from "#src/routes.ts";
import { openManifest } from "./manifest.ts";
import { matcher } from "./match.ts";

const shells = ["site", "portal"];
const parentOf = (shell: string) => (shells.includes(shell) ? shell : "root");
const table = [
  { id: "root", path: "" },
  ...shells.map((id) => ({ id, parentId: "root" })),
  ...pages.map(({ path, shell }) => ({
    id: path,
    parentId: parentOf(shell),
    path: path === "*" ? path : path.slice(1),
    caseSensitive: true,
  })),
];
const build = {
  entry: { module: {} },
  routes: Object.fromEntries(table.map((route) => [route.id, { ...route, module: { default: () => null } }])),
  assets: {
    entry: { imports: [], module: "" },
    routes: Object.fromEntries(table.map(({ id, ...rest }) => [id, { id, ...rest, module: `/assets/${id}.js`, imports: [] }])),
    url: "",
    version: "7",
  },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
} as unknown as ServerBuild;

const ours = openManifest(build, matcher(pages));
const theirs = createRequestHandler(build, "production");
const address = (paths: readonly string[], version = "7") =>
  new URL(`http://localhost/__manifest?${new URLSearchParams({ paths: paths.join(","), version })}`);

const id = "00000000-0000-4000-8000-00000000000a";
const filled = pages.map(({ path }) => path.replace(/:\w+/g, id).replace("*", "/tidak/ada"));

test("every page's files are told as React Router tells them, alone and with others, however it is spelled", async () => {
  const odd = filled.flatMap((path) => [`${path}/`, `${path}/lain`, path.slice(1), path.replace("a", "%61")]);
  const lots = [[], ...filled.map((path) => [path]), odd.slice(0, 60), odd.slice(-60), ["/a", "/a", "//", "/%E0%A4%A"]];
  for (const paths of lots) {
    const answer = await theirs(new Request(address(paths)), new RouterContextProvider());
    const own = ours(address(paths));
    expect(await own?.json()).toEqual(await answer.json());
    expect([own?.status, ...(own?.headers ?? [])]).toEqual([answer.status, ...answer.headers]);
  }
});

test("what is no plain question of this version is left to React Router", () => {
  expect(ours(address(["/dashboard"], "6"))).toBeUndefined();
  expect(ours(address([`/${"a".repeat(8_000)}`]))).toBeUndefined();
  expect(ours(new URL("http://localhost/__manifest?version=7"))).toBeUndefined();
  expect(ours(new URL("http://localhost/dashboard?paths=%2F&version=7"))).toBeUndefined();
});
