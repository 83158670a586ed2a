import { once } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Worker } from "node:worker_threads";

/** The compiler of papers as WebAssembly: the same file on every system. */
export const compilerFile = createRequire(import.meta.url).resolve("@myriaddreamin/typst-ts-web-compiler/wasm");

let held: Promise<unknown> | undefined;

/**
 * The compiler takes a second to become quick. As long as the process holds it, each new thread finds it so. A thread of its own does: making it
 * ready would hold whoever serves for a tenth of a second.
 */
export function holdCompiler(): Promise<unknown> {
  held ??= holdInThread();
  return held;
}

async function holdInThread(): Promise<void> {
  const thread = new Worker(join(process.cwd(), "src/kit/documents/threads/held-compiler.thread.server.ts"), { execArgv: [] });
  thread.on("error", () => {
    held = undefined;
  });
  await once(thread, "message");
  thread.unref();
}
