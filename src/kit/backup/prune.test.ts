import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { labelNameOf } from "./make-archive.server.ts";
import { archiveName } from "./manifest.ts";
import { newestArchive } from "./newest-archive.server.ts";
import { listArchives, prune } from "./prune.server.ts";
import { folderTarget } from "./targets/folder-target.server.ts";

const [ours, theirs] = ["kita", "mereka"];
const keeping = { days: 2, weeks: 0, months: 0, schemas: 1 };
let base: string;
let folder: string;
let nth = 0;

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "pangkas-"));
});
beforeEach(async () => {
  folder = join(base, String(nth++));
  await mkdir(folder);
});
afterAll(() => rm(base, { recursive: true, force: true }));

const target = () => folderTarget(folder, { besideData: false });
/** @returns its name */
async function archive(day: string, installation = ours, { labelled = true } = {}): Promise<string> {
  const startedAt = new Date(`${day}T17:10:00Z`);
  const name = archiveName(startedAt);
  await writeFile(join(folder, name), "");
  if (labelled) await writeFile(join(folder, labelNameOf(name)), JSON.stringify({ name, installation, startedAt }));
  return name;
}
async function shipped(name: string, at: string, installation = ours): Promise<void> {
  const path = join(folder, "sesudah", installation, name);
  await mkdir(join(path, ".."), { recursive: true });
  await writeFile(path, "");
  await utimes(path, new Date(at), new Date(at));
}

test("an archive is named after its moment, and its label after it", () => {
  expect(archiveName(new Date("2026-11-24T01:15:00.123Z"))).toBe("man-1-palu-2026-11-24T011500Z.tar.zst.age");
  expect(labelNameOf("man-1-palu-2026-11-24T011500Z.tar.zst.age")).toBe("man-1-palu-2026-11-24T011500Z.json");
});

test("whole archives are those whose label stands beside them, newest first", async () => {
  const [first, second] = [await archive("2026-11-01"), await archive("2026-11-02")];
  await archive("2026-11-03", ours, { labelled: false });
  await writeFile(join(folder, labelNameOf(archiveName(new Date("2026-11-04T17:10:00Z")))), "{}");
  await writeFile(join(folder, "lain.tar.zst.age"), "");
  expect((await listArchives(target())).map(({ name }) => name)).toEqual([second, first]);
});

test("the newest is that of the installation, or of any", async () => {
  expect(await newestArchive(target(), null)).toBeNull();
  const mine = await archive("2026-11-01");
  const other = await archive("2026-11-02", theirs);
  await archive("2026-11-03", ours, { labelled: false });
  expect((await newestArchive(target(), ours))?.name).toBe(mine);
  expect((await newestArchive(target(), theirs))?.name).toBe(other);
  expect((await newestArchive(target(), null))?.name).toBe(other);
  expect(await newestArchive(target(), "nobody")).toBeNull();
});

test("what is kept no longer goes with its label; archives of others stay", async () => {
  const old = [await archive("2026-11-01"), await archive("2026-11-02")];
  const kept = [await archive("2026-11-10"), await archive("2026-11-11"), await archive("2026-10-01", theirs)];
  expect([...(await prune(target(), ours, keeping))].sort()).toEqual(old);
  expect((await readdir(folder)).sort()).toEqual(kept.flatMap((name) => [name, labelNameOf(name)]).sort());
});

test("of what was shipped stays what the archives of the last days go on from, with an hour before the oldest", async () => {
  for (const day of ["2026-11-01", "2026-11-10", "2026-11-11"]) await archive(day);
  await shipped("run/wal/a", "2026-11-10T16:09:59Z");
  await shipped("run/wal/b", "2026-11-10T16:10:00Z");
  await shipped("run/wal/c", "2026-11-12T00:00:00Z");
  await shipped("run/wal/a", "2026-11-01T00:00:00Z", theirs);
  expect(await prune(target(), ours, { days: 2, weeks: 4, months: 12, schemas: 1 })).toEqual([]);
  const left = (await target().list("sesudah/")).map(({ name }) => name);
  expect(left).toEqual(["sesudah/kita/run/wal/b", "sesudah/kita/run/wal/c", "sesudah/mereka/run/wal/a"]);
});

test("without any archive nothing goes", async () => {
  await shipped("run/wal/a", "2020-01-01T00:00:00Z");
  expect(await prune(target(), ours, keeping)).toEqual([]);
  expect(await target().list("sesudah/")).toHaveLength(1);
});
