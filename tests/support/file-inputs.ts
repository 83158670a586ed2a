import { readdirSync, readFileSync } from "node:fs";
import { isGranted } from "#kit/access/access.ts";
import { policy } from "#src/policy.ts";
import { lists, registers } from "#src/registers.ts";

export interface FileField {
  readonly path: string;
  readonly name: string;
  readonly label: string;
  readonly kind: "file" | "picture";
}

/** Every field of a register that holds a file or a picture. */
export const fileFields: readonly FileField[] = registers.flatMap(({ path, fields }) =>
  Object.entries(fields).flatMap(([name, { kind, label }]) => (kind === "file" || kind === "picture" ? [{ path, name, label, kind }] : [])),
);

/** Lists that come from a file. */
export const imported = lists.filter(({ name, readOnly, single }) => !readOnly && !single && isGranted(policy, `${name}:import`));

/**
 * Where else somebody chooses a file: pages and parts with an input of their own, and fields outside registers as "path#field". The
 * pieces of the kit are met through them.
 */
export function otherInputs(): string[] {
  const known = new Set(fileFields.map(({ name, label }) => `${name} ${label}`));
  const found = sources().flatMap((path) => {
    const code = readFileSync(`src/${path}`, "utf8");
    const fields = [...code.matchAll(/\b(\w+): (?:file|picture)\(\{\s*label: "([^"]+)"/g)].filter(
      ([, name, label]) => !known.has(`${name} ${label}`),
    );
    return [
      ...(/type="file"|<(FileButton|PickFile|UploadBox|ChooseFile)\b/.test(code) ? [path] : []),
      ...fields.map(([, name]) => `${path}#${name}`),
    ];
  });
  return found.sort();
}

const sources = (): string[] =>
  ["modules", "portal", "site"].flatMap((folder) =>
    readdirSync(`src/${folder}`, { recursive: true, encoding: "utf8" })
      .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
      .map((path) => `${folder}/${path}`),
  );
