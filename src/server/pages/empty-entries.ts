import type { Plugin, Rolldown } from "vite";

/** A file that does nothing but pass on what another has, or load it: `import"./app-B1x.js";`, `export{M as default}from"./portal-B1x.js";`. */
const passesOn = /^(?:import|export\{([^{}]*)\}from)"\.\/([^"/]+)";\s*$/;
/** What a file gives, as its last statement. */
const gives = /export\{([^{}]*)\};\s*$/;

/**
 * A page's or layout's code that a group has taken leaves a file of one line behind, which a browser would have to ask for as well. The group
 * gives what it has under those names itself, and the list of pages (`.vite/manifest.json`) leads there.
 */
export const withoutEmptyEntries = (): Plugin => ({
  name: "without-empty-entries",
  apply: "build",
  enforce: "post",
  applyToEnvironment: ({ name }) => name === "client",
  // What is added below is not part of the digest in a file's name, and files of that name may be kept by browsers.
  augmentChunkHash: () => "entries-within",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const manifest = bundle[".vite/manifest.json"];
      if (manifest?.type !== "asset") throw new Error("The list of pages is not there yet.");
      const listed = JSON.parse(String(manifest.source)) as Record<string, Listed>;
      for (const entry of chunks.filter(({ isEntry }) => isEntry)) {
        const [, passed = "", name = ""] = passesOn.exec(entry.code) ?? [];
        const group = chunks.find(({ fileName }) => fileName === `assets/${name}`);
        const asked = chunks.some((one) => one !== entry && one.code.includes(entry.fileName.replace("assets/", "")));
        if (!group || asked || !give(group, pairs(passed))) continue;
        delete bundle[entry.fileName];
        lead(listed, entry.fileName, group.fileName);
      }
      manifest.source = JSON.stringify(listed, null, 2);
    },
  },
});

interface Listed {
  file: string;
  imports?: string[];
  css?: string[];
}

/** "M as default,t" → [["M", "default"], ["t", "t"]] */
const pairs = (list: string): (readonly [string, string])[] =>
  list
    .split(",")
    .filter((one) => one !== "")
    .map((one) => one.split(" as "))
    .map(([inner = "", outer = inner]) => [inner, outer]);

/** Whether the group can give all of it: a name that it gives already means something else. */
function give(group: Rolldown.OutputChunk, wanted: readonly (readonly [string, string])[]): boolean {
  if (wanted.length === 0) return true;
  const [statement = "", list = ""] = gives.exec(group.code) ?? [];
  const given = new Map(pairs(list).map(([local, name]) => [name, local]));
  const added = wanted.map(([name, own]) => [given.get(name), own] as const);
  if (added.some(([local, own]) => local === undefined || given.has(own))) return false;
  const all = [list, ...added.map(([local, own]) => (local === own ? own : `${local} as ${own}`))];
  group.code = `${group.code.slice(0, -statement.length)}export{${all.join(",")}};`;
  return true;
}

/** In the list of pages, whatever was in the one file is in the other, with what that needs. */
function lead(listed: Record<string, Listed>, from: string, to: string): void {
  const there = Object.values(listed).find(({ file }) => file === to);
  for (const one of Object.values(listed)) {
    if (one.file !== from) continue;
    one.file = to;
    one.imports = [...(there?.imports ?? [])];
    one.css = [...new Set([...(one.css ?? []), ...(there?.css ?? [])])];
  }
}
