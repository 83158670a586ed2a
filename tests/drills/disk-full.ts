import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "../support/leftovers.ts";
import { type Product, startProduct } from "../support/product.ts";
import { query } from "../support/stored.ts";
import { judgeList, openList } from "./list-full.ts";
import { keepAsking, keepSending, newLoad, pause, untilReadiness, verdictOf } from "./outage.ts";
import { judgePapers, openPapers } from "./papers-full.ts";
import { type Kept, promise } from "./promise.ts";

/** Megabytes: the database, its journal at its largest, and room to run out of. */
const size = 640;
const fullFor = 8_000;

/** The disk under everything runs full while families send, and is given room again. Needs a file system of its own, and so root. */
export async function penuh(): Promise<Kept[]> {
  const folder = makeFolder("penuh");
  const disk = join(folder, "disk");
  mkdirSync(disk);
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${size}m,mode=0711`, "tmpfs", disk]).status === 0;
  if (!mounted) {
    rmSync(folder, { recursive: true });
    return [promise("skipped", "this user may not mount a disk of its own; run as root", true)];
  }
  const dataDir = join(disk, "data");
  mkdirSync(dataDir, { mode: 0o711 });
  let product: Product | undefined;
  try {
    product = await startProduct({ dataDir });
    return await fillUp(product, disk);
  } finally {
    await product?.stop();
    spawnSync("umount", ["-l", disk]);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fillUp(product: Product, disk: string): Promise<Kept[]> {
  const papers = await openPapers(product);
  const [waiting, begun] = [await openList(product, 0), await openList(product, 1)];
  const before = await papers.stands();
  const load = newLoad(product.url);
  const working = [
    keepAsking(load, "/"),
    keepAsking(load, "/news"),
    ...Array.from({ length: 6 }, (_, client) => keepSending(load, client)),
  ];
  await pause(3_000);
  const ballast = join(disk, "beban");
  const fill = setInterval(() => takeAll(disk, ballast), 50);
  const going = begun.ask();
  const away = await untilReadiness(product.url, 503);
  await going;
  await pause(fullFor);
  const refused = [await papers.scan(), await papers.piece()];
  const asked = await waiting.ask();
  const atWorst = statfsSync(disk).bavail * statfsSync(disk).bsize;
  clearInterval(fill);
  rmSync(ballast, { force: true });
  const back = await untilReadiness(product.url, 200);
  await pause(3_000);
  load.going = false;
  await Promise.all(working);
  const after = await papers.stands();
  const again = await papers.scan();
  const lists = {
    refused: [await waiting.count(), await waiting.again()],
    begun: [await begun.count(), await begun.again()],
  } as const;
  const stored = await query<{ nomor: string }>(product.dataDir, "select nomor from pendaftaran where nama_lengkap <> 'Anak Disk Penuh'");
  return verdictOf({
    load,
    product,
    stored: stored.map(({ nomor }) => nomor),
    away,
    back,
    causes: [/ruang disk/, /53100|ENOSPC|penuh/],
  }).concat(
    judgePapers(before, refused, after, again),
    judgeList({ said: asked, ...lists }),
    promise("the disk was full", `${atWorst} bytes free`, atWorst < 1024 * 1024),
  );
}

/** Whatever is free at this moment, as somebody else's files would take it. */
function takeAll(disk: string, ballast: string): void {
  const { bavail, bsize } = statfsSync(disk);
  if (bavail === 0) return;
  try {
    writeFileSync(ballast, Buffer.alloc(Math.min(bavail * bsize, 64 * 1024 * 1024), 1), { flag: existsSync(ballast) ? "a" : "w" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  }
}
