import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

/** The compiler of papers as WebAssembly: the same file on every system. */
export const compilerFile = createRequire(import.meta.url).resolve("@myriaddreamin/typst-ts-web-compiler/wasm");

let held: Promise<WebAssembly.Module> | undefined;

/** The compiler takes a second to become quick. As long as the process holds it, each new thread finds it so. */
export function holdCompiler(): Promise<WebAssembly.Module> {
  held ??= readFile(compilerFile).then((bytes) => WebAssembly.compile(bytes));
  return held;
}
