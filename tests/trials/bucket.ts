/** A bucket of its own process: whoever runs commands of the guide waits for each of them, and could not answer meanwhile. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { startBucket } from "#tests/support/s3.ts";

export async function startBucketApart(name: string): Promise<{ readonly endpoint: string; readonly close: () => void }> {
  const server = spawn(process.execPath, [import.meta.filename, name], { stdio: ["ignore", "pipe", "inherit"] });
  const [endpoint] = (await once(createInterface(server.stdout), "line")) as [string];
  return { endpoint, close: () => server.kill("SIGKILL") };
}

const [, program, name] = process.argv;
if (program === import.meta.filename && name) console.log((await startBucket(name)).endpoint);
