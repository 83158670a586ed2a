import { readFileSync } from "node:fs";
import { join } from "node:path";

/** As package.json names it. */
export const productVersion = (): string =>
  (JSON.parse(readFileSync(join(process.cwd(), "package.json"), "utf8")) as { version: string }).version;
