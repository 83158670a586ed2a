/** The repository as a skeleton sees it; paths from its root. */
export interface Tree {
  readonly list: (pattern: string) => readonly string[];
  readonly read: (path: string) => string | undefined;
}

/** Why nothing was written, in a sentence for whoever called. */
export class NotWritten extends Error {}

/** @param kebab "ruang-rapat" */
export const camel = (kebab: string): string => kebab.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
export const pascal = (kebab: string): string => camel(`-${kebab}`);
export const snake = (kebab: string): string => kebab.replaceAll("-", "_");

/** @throws NotWritten when the file is missing, or does not hold `mark` */
export function insertBefore(tree: Tree, path: string, [mark, text]: readonly [mark: string, text: string]): string {
  const before = tree.read(path);
  const at = before?.lastIndexOf(mark) ?? -1;
  if (before === undefined || at < 0) throw new NotWritten(`${path} has no "${mark.trim()}": write this there by hand:\n${text}`);
  return before.slice(0, at) + text + before.slice(at);
}

/** @throws NotWritten */
export function demandKebab(word: string, what: string): void {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(word))
    throw new NotWritten(`${what} is written in small letters with hyphens: "ruang-rapat", not "${word}".`);
}

/** @throws NotWritten */
export function demandModule(tree: Tree, module: string): void {
  if (tree.read(`src/modules/${module}/index.ts`) === undefined)
    throw new NotWritten(`There is no src/modules/${module}/index.ts. Modules: ${modulesOf(tree).join(", ")}.`);
}

const modulesOf = (tree: Tree): readonly string[] => tree.list("src/modules/*/index.ts").flatMap((path) => path.split("/")[2] ?? []);
