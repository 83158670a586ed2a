import { constants, setPriority } from "node:os";
import type { ClientBase } from "pg";
import type { DatabaseLocation, Log } from "./location.server.ts";

/**
 * The server's process behind a connection gives way to those of others, as the thread does that asks through it: whoever waits for a page
 * comes first. Only of our own server, which runs on this machine, and on Linux, where each process has a priority of its own.
 */
export async function standBack(client: ClientBase, { place, log }: { place: DatabaseLocation; log: Log }): Promise<void> {
  if (process.platform !== "linux" || !("host" in place)) return;
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  try {
    for (const { pid } of rows) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch (error) {
    // Slower for others, never wrong.
    log.debug({ error: String(error) }, "proses basis data tidak dapat diberi prioritas rendah");
  }
}
