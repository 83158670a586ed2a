/**
 * `npm run new register <module> <noun> "<Label>" "<Menu group>"` and `npm run new page public|portal <module> </address> "<Title>"`:
 * write the first files of a register or a page, in the places where they belong. CONTRIBUTING.md tells what comes next.
 */
import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { pageSkeleton } from "./page.ts";
import { registerSkeleton } from "./register.ts";
import { NotWritten, type Tree } from "./tree.ts";

const here: Tree = {
  list: (pattern) => globSync(pattern).sort(),
  read: (path) => (existsSync(path) ? readFileSync(path, "utf8") : undefined),
};

const usage = `npm run new register <module> <noun> "<Label>" "<Menu group>"
npm run new page public|portal <module> </address> "<Title>"`;

function skeleton([kind, ...words]: readonly string[]): ReadonlyMap<string, string> {
  if (kind === "register" && words.length === 4) {
    const [module = "", noun = "", label = "", group = ""] = words;
    return registerSkeleton(here, { module, noun, label, group });
  }
  if (kind === "page" && words.length === 4) {
    const [shell = "", module = "", address = "", title = ""] = words;
    return pageSkeleton(here, { shell, module, address, title });
  }
  throw new NotWritten(usage);
}

try {
  const files = skeleton(process.argv.slice(2));
  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const code = [...files.keys()].filter((path) => /\.tsx?$/.test(path));
  execFileSync("node_modules/.bin/biome", ["check", "--write", "--log-level=error", ...code], { stdio: "inherit" });
  console.log(`${[...files.keys()].join("\n")}\n\nCONTRIBUTING.md tells what comes next.`);
} catch (error) {
  if (!(error instanceof NotWritten)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
