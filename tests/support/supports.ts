import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/** @returns whether a test with this text reads one of these modules of tests/support, be it through others of them */
export function readerOf(isOne: (module: { readonly name: string; readonly text: string }) => boolean): (text: string) => boolean {
  const modules = globSync("tests/support/*.ts").map((path) => ({ name: basename(path), text: readFileSync(path, "utf8") }));
  const names = new Set(modules.filter(isOne).map(({ name }) => name));
  const reads = (text: string) => [...names].some((name) => text.includes(`/${name}"`));
  for (let before = -1; before !== names.size; ) {
    before = names.size;
    for (const { name, text } of modules) if (reads(text)) names.add(name);
  }
  return reads;
}
