import { readingError, writingError } from "./translate-store-error.server.ts";
import type { Tree, TreeName } from "./trees.server.ts";

/** The quarantine: a second place in the same store, which nobody is served from. */
export interface QuarantineStore {
  /** @returns false when the file is already gone */
  readonly put: (tree: TreeName, key: string) => Promise<boolean>;
  readonly bringBack: (tree: TreeName, key: string) => Promise<boolean>;
  /** For good. */
  readonly discard: (tree: TreeName, key: string) => Promise<void>;
  readonly keys: (tree: TreeName) => AsyncIterable<string>;
  /** Bytes; null when there is no such file. */
  readonly size: (tree: TreeName, key: string) => Promise<number | null>;
}

type Trees = Record<TreeName, Tree>;

const KEY = /^[0-9a-f]{32}-[0-9a-f]{12}\.[a-z0-9]{3,4}$/;

/** Whether a key was made here. */
export const isKey = (key: string): boolean => KEY.test(key);

export function openQuarantineStore(trees: Trees, aside: Trees): QuarantineStore {
  const move = async (key: string, { from, to }: { from: Tree; to: Tree }) => {
    if (!(await holds(from, key))) return false;
    await writingError(to.take(from, key));
    return true;
  };
  return {
    put: (tree, key) => move(key, { from: trees[tree], to: aside[tree] }),
    bringBack: (tree, key) => move(key, { from: aside[tree], to: trees[tree] }),
    discard: async (tree, key) => {
      if (isKey(key)) await writingError(aside[tree].disk.delete(aside[tree].prefix + key));
    },
    keys: (tree) => keysOf(aside[tree]),
    size: async (tree, key) => {
      if (!(await holds(aside[tree], key))) return null;
      return (await readingError(aside[tree].disk.getMetaData(aside[tree].prefix + key))).contentLength;
    },
  };
}

export async function* keysOf(tree: Tree): AsyncGenerator<string> {
  let paginationToken: string | undefined;
  do {
    const page = await tree.disk.listAll(tree.prefix || "/", { recursive: true, ...(paginationToken ? { paginationToken } : {}) });
    for (const object of page.objects) if (object.isFile) yield object.key.slice(tree.prefix.length);
    paginationToken = page.paginationToken;
  } while (paginationToken);
}

const holds = async ({ disk, prefix }: Tree, key: string): Promise<boolean> => isKey(key) && readingError(disk.exists(prefix + key));
