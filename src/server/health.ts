import type { Database } from "#kit/database/database.server.ts";
import { freeBytes, leastFree } from "#kit/database/engine/disk.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { type Part, type Report, Unwell } from "#kit/health/health.server.ts";

interface Needed {
  readonly database: Pick<Database, "tryWrite">;
  readonly files: Pick<Files, "probe">;
  readonly jobs: { readonly oldestDue: () => Promise<number> };
  /** Folders on whose disks we write. */
  readonly folders: readonly string[];
}

/** Seconds; a long import may keep both hands of a process busy for minutes. */
const longestQueue = 15 * 60;

/** What serving needs. */
export function partsOf({ database, files, jobs, folders }: Needed): readonly Part[] {
  return [
    { name: "basis data", check: database.tryWrite },
    { name: "ruang disk", check: () => Promise.all(folders.map(demandSpace)) },
    { name: "penyimpanan berkas", check: files.probe },
    { name: "antrean tugas", check: () => demandTaken(jobs) },
  ];
}

async function demandSpace(folder: string): Promise<void> {
  if ((await freeBytes(folder)) < leastFree) throw new Unwell("hampir penuh (kurang dari 64 MB)");
}

async function demandTaken(jobs: Needed["jobs"]): Promise<void> {
  if ((await jobs.oldestDue()) > longestQueue) throw new Unwell("tugas menunggu lebih dari 15 menit");
}

const plain = { "Content-Type": "text/plain; charset=utf-8" };

/**
 * For whoever watches over the product: under any host, because load balancers ask by number, and without secrets, because
 * anybody may ask. Undefined for any other address.
 */
export async function answerHealth(path: string, method: string, report: () => Promise<Report>): Promise<Response | undefined> {
  if (method !== "GET" && method !== "HEAD") return undefined;
  if (path === "/health/live") return new Response("hidup", { headers: plain });
  if (path !== "/health/ready") return undefined;
  const { ready, lines } = await report();
  return new Response([ready ? "siap" : "belum siap", ...lines, ""].join("\n"), { status: ready ? 200 : 503, headers: plain });
}
