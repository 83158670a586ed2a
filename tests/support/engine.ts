import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import type { DatabaseLocation } from "#kit/database/database.server.ts";
import { startEngine } from "#kit/database/engine/engine.server.ts";
import { makeFolder } from "./leftovers.ts";

declare module "vitest" {
  export interface ProvidedContext {
    engine: DatabaseLocation;
  }
}

const silent = { debug: () => undefined, info: () => undefined, warn: console.warn, error: console.error };

/** One server for the whole run: the one that TEST_DATABASE_URL names, or our own on a directory that is thrown away. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) {
    project.provide("engine", { connectionString: url });
    return async () => undefined;
  }
  const dataDir = makeFolder("mesin");
  const engine = await startEngine({ dataDir, log: silent, durable: false, elsewhere: join(dataDir, "elsewhere") });
  project.provide("engine", engine.place);
  return async () => {
    await engine.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
