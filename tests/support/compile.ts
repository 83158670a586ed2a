import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

export const house = join(import.meta.dirname, "../..");

/** What the compiler says of this source, by the product's own settings; "" where nothing is wrong. */
export const compile = async (source: string): Promise<string> => (await compileEach([source]))[0] ?? "";

/** What it says of each of these, in one run. */
export async function compileEach(sources: readonly string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "man-uji-tipe-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const without = { noUnusedLocals: false, noEmit: true, incremental: false, types: [], skipLibCheck: true };
  const compilerOptions = { allowImportingTsExtensions: true, rootDirs: [house], ...without };
  const files = sources.map((_, nth) => `source-${nth}.ts`);
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: join(house, "tsconfig.json"), compilerOptions, include: [], files }),
  );
  for (const [nth, source] of sources.entries()) writeFileSync(join(folder, `source-${nth}.ts`), source);
  const printed = await new Promise<string>((resolve) =>
    execFile(process.execPath, [join(house, "node_modules/typescript/bin/tsc"), "-p", folder], (_, said) => resolve(said)),
  );
  const lines = printed.split("\n").filter((line) => line.includes("error TS"));
  const known = files.map((file) => lines.filter((line) => line.includes(`${file}(`)));
  if (known.flat().length !== lines.length) throw new Error(printed);
  return known.map((ofFile) => ofFile.join("\n"));
}
