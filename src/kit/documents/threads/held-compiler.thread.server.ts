import { readFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
import { compilerFile } from "./held-compiler.server.ts";

/** Held by a listener for as long as this thread lives, and with it by the whole process. */
const compiler = await WebAssembly.compile(await readFile(compilerFile));
parentPort?.on("message", () => compiler);
parentPort?.postMessage("held");
