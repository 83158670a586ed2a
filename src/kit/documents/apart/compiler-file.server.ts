import { createRequire } from "node:module";

/** The compiler of papers as WebAssembly: the same file on every system. */
export const compilerFile = createRequire(import.meta.url).resolve("@myriaddreamin/typst-ts-web-compiler/wasm");
