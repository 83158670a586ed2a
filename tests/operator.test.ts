import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const guide = readFileSync("docs/operator.md", "utf8");
const commands = readFileSync("src/server/commands.ts", "utf8");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Readonly<Record<string, string>> };

// Whoever follows the guide at night does not look into the code: what it names must be there.

test("every command of the operator's guide is one of the product's", () => {
  const named = [...new Set([...guide.matchAll(/npm run ([\w:-]*\w)/g)].map(([, name = ""]) => name))];
  expect(named.length).toBeGreaterThan(6);
  expect(named.filter((name) => !scripts[name])).toEqual([]);
  const flags = named.flatMap((name) => /src\/main\.ts --([\w-]+)/.exec(scripts[name] ?? "")?.[1] ?? []);
  expect(flags.length).toBe(named.length);
  expect(flags.filter((flag) => !new RegExp(`^  "?${flag}"?[:,]`, "m").test(commands))).toEqual([]);
});

test("every setting of the guide stands in .env.example", () => {
  const known = readFileSync(".env.example", "utf8");
  const named = [...new Set([...guide.matchAll(/\b([A-Z][A-Z0-9]*_[A-Z_0-9]+)=/g)].map(([, name = ""]) => name))];
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !known.includes(`\n${name}=`))).toEqual([]);
});
