import { readdir, stat, statfs } from "node:fs/promises";
import { isAbsolute, join } from "node:path";
import { keyFolder } from "#kit/database/installation/keys.server.ts";
import type { Config } from "../config.ts";
import type { ClockFacts, DiskFacts } from "./facts.ts";
import { readWithin } from "./reason.ts";

type Places = Pick<Config, "dataDirectory" | "backupTo">;
/** A folder of a network that is gone would keep us forever. */
const patienceMs = 5_000;

/** The disk of the data and, where it is another, that of the backups; a folder that lacks is told with the backups. */
export async function findDisks({ dataDirectory, backupTo }: Places): Promise<readonly DiskFacts[]> {
  const data = { title: `Disk data (${dataDirectory})`, room: await roomOf(dataDirectory) };
  if (!backupTo || !isAbsolute(backupTo)) return [data];
  const devices = await Promise.all([dataDirectory, backupTo].map((folder) => stat(folder).then(({ dev }) => dev, nowhere)));
  if (devices[1] === undefined || devices[0] === devices[1]) return [data];
  return [data, { title: `Disk cadangan (${backupTo})`, room: await roomOf(backupTo) }];
}

const roomOf = (folder: string): Promise<DiskFacts["room"]> =>
  readWithin(patienceMs, async () => {
    const { bavail, blocks, bsize, ffree, files } = await statfs(folder);
    return { free: bavail * bsize, size: blocks * bsize, freeNames: ffree, names: files };
  });

/** What was written last: after a clock that was set back it lies in the future. */
export async function findNewestFile({ dataDirectory }: Places): Promise<ClockFacts["newest"]> {
  const kept = keyFolder(dataDirectory);
  const names = await readdir(kept).catch(() => []);
  const paths = [dataDirectory, kept, ...names.map((name) => join(kept, name))];
  const times = await Promise.all(paths.map((path) => stat(path).then(({ mtimeMs }) => mtimeMs, nowhere)));
  const newest = Math.max(...times.filter((time) => time !== undefined));
  return Number.isFinite(newest) ? { what: "berkas di folder data", at: new Date(newest) } : null;
}

const nowhere = () => undefined;
