import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Entry {
  readonly version: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly engines?: object;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Readonly<Record<string, Entry>> };
const entries = Object.entries(packages).filter(([path]) => path !== "");
const root = packages[""] as Entry;

test("every package is pinned, and known by its content", () => {
  const asked = { ...root.dependencies, ...root.devDependencies, ...root.optionalDependencies };
  expect(Object.entries(asked).filter(([, version]) => !/^\d+\.\d+\.\d+[\w.-]*$/.test(version))).toEqual([]);
  expect(entries.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
});

// npm ci takes a lockfile without them for one out of date, and refuses it.
test("the packages for other systems are there too", () => {
  const named = entries.flatMap(([, entry]) => Object.keys(entry.optionalDependencies ?? {}));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !entries.some(([path]) => path.endsWith(`node_modules/${name}`)))).toEqual([]);
});

// An older system Node runs npm only, yet npm would leave them out without a word: `npm run lockfile` takes the demand away.
test("no package for one system demands the system's Node", () => {
  expect(entries.filter(([, { optional, engines }]) => optional && engines).map(([path]) => path)).toEqual([]);
});
