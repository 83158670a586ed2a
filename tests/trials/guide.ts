import { readFileSync } from "node:fs";

/** A block of commands or settings of the operator's guide, under its heading. */
export interface Block {
  readonly heading: string;
  readonly lines: readonly string[];
}

export const guide = readFileSync("docs/operator.md", "utf8");

/** The guide's `sh` blocks in their order, each line without its indentation. */
export function readBlocks(): readonly Block[] {
  const blocks: Block[] = [];
  let [heading, open] = ["", null as string[] | null];
  for (const line of guide.split("\n")) {
    if (open && line.trim() === "```") {
      blocks.push({ heading, lines: open });
      open = null;
    } else if (open) open.push(line.trim());
    else if (line.trim() === "```sh") open = [];
    else heading = /^##+ (.*)/.exec(line)?.[1] ?? heading;
  }
  return blocks;
}

/** `NAME=value` alone: a setting to be written down, not a command. */
export const isSetting = (line: string): boolean => /^[A-Z][A-Z0-9_]*=\S*$/.test(line);

/** The product's commands that the guide names outside its blocks, with what stands behind them. */
export const namedCommands = (): readonly string[] => [
  ...new Set([...guide.matchAll(/`(npm run [^`]+)`/g)].map(([, command = ""]) => command)),
];
