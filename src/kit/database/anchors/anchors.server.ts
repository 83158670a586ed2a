import { createHmac, randomBytes } from "node:crypto";
import { open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** How the trail stood at some time, said outside the database. */
export interface Anchor {
  readonly at: string;
  readonly lines: number;
  readonly lastId: string;
  /** Of the last line, in hex. */
  readonly mac: string;
  /** An operator has accepted the trail as it was then; anchors of before count no more. */
  readonly restored?: true;
}

export interface Anchors {
  /** Those that count, oldest first, and whether the file holds together. */
  readonly read: () => Promise<{ readonly known: readonly Anchor[]; readonly whole: boolean }>;
  readonly append: (anchor: Anchor) => Promise<void>;
  /** Sets a file that does not hold together aside, and begins with this one. */
  readonly begin: (anchor: Anchor) => Promise<void>;
}

export interface Limits {
  /** Anchors in the file, at most. */
  readonly most: number;
  /** All of these, and of what is older one a day. */
  readonly newest: number;
}

/** Hourly for a month, daily for more than three years. */
const usual: Limits = { most: 2_000, newest: 720 };

/** A file beside the keys, another for each key: a line for each anchor, chained by HMAC, written through to the disk. */
export function openAnchors(folder: string, key: Uint8Array, limits = usual): Anchors {
  const path = join(folder, `jejak-${createHmac("sha256", key).update("anchors").digest("hex").slice(0, 8)}`);
  const read = async () => check(key, await readFile(path, "utf8").catch(absent));
  const replace = async (anchors: readonly Anchor[]) => {
    const parts = `${path}.${randomBytes(4).toString("hex")}`;
    try {
      await writeFile(parts, chain(key, anchors), { mode: 0o600, flush: true });
      await rename(parts, path);
    } finally {
      await rm(parts, { force: true });
    }
  };
  return {
    read: async () => {
      const { all, whole } = await read();
      return { known: counting(all), whole };
    },
    append: async (anchor) => {
      const { all, whole, torn } = await read();
      if (!whole) return;
      if (torn || all.length >= limits.most) await replace(thinned([...all, anchor], limits));
      else
        await add(
          path,
          chain(key, [...all, anchor])
            .split("\n")
            .at(-2) ?? "",
        );
    },
    begin: async (anchor) => {
      if (!(await read()).whole) await rename(path, `${path}.rusak-${randomBytes(4).toString("hex")}`);
      await replace([...(await read()).all, anchor]);
    },
  };
}

async function add(path: string, line: string): Promise<void> {
  const file = await open(path, "a", 0o600);
  try {
    await file.write(`${line}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

function chain(key: Uint8Array, anchors: readonly Anchor[]): string {
  let previous = "";
  return anchors
    .map((anchor) => {
      previous = sealOf(key, previous, anchor);
      return `${JSON.stringify({ ...anchor, seal: previous })}\n`;
    })
    .join("");
}

function check(key: Uint8Array, text: string): { all: Anchor[]; whole: boolean; torn: boolean } {
  const lines = text.split("\n");
  // A crash may have cut off the line that was being written.
  const torn = lines.pop() !== "";
  const all: Anchor[] = [];
  let previous = "";
  for (const line of lines) {
    const found = parse(line);
    if (!found) return { all, whole: false, torn };
    const { seal, ...anchor } = found;
    previous = sealOf(key, previous, anchor);
    if (seal !== previous) return { all, whole: false, torn };
    all.push(anchor);
  }
  return { all, whole: true, torn };
}

function parse(line: string): (Anchor & { readonly seal: string }) | undefined {
  try {
    const found: unknown = JSON.parse(line);
    return typeof found === "object" && found !== null ? (found as Anchor & { seal: string }) : undefined;
  } catch {
    return undefined; // not what was written
  }
}

const sealOf = (key: Uint8Array, previous: string, { at, lines, lastId, mac, restored }: Anchor): string =>
  createHmac("sha256", key)
    .update(JSON.stringify(["anchor", previous, at, lines, lastId, mac, restored ?? false]))
    .digest("hex");

/** What an operator has accepted stands for all before it. */
const counting = (all: readonly Anchor[]): readonly Anchor[] =>
  all.slice(
    Math.max(
      all.findLastIndex(({ restored }) => restored),
      0,
    ),
  );

function thinned(all: readonly Anchor[], { most, newest }: Limits): Anchor[] {
  const old = all.slice(0, -newest);
  const lastOfDay = new Map(old.map((anchor) => [anchor.at.slice(0, 10), anchor]));
  const kept = [...lastOfDay.values(), ...old.filter(({ restored }) => restored)];
  return [...new Set(kept)]
    .sort((a, b) => all.indexOf(a) - all.indexOf(b))
    .slice(-(most - newest - 1))
    .concat(all.slice(-newest));
}

function absent(error: unknown): string {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
  throw error;
}
