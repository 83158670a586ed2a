import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Anchor, openAnchors } from "./anchors.server.ts";

let folder: string;
const key = new Uint8Array(32).fill(5);
const anchors = () => openAnchors(folder, key);
const path = async () => join(folder, (await readdir(folder)).find((name) => /^jejak-\w{8}$/.test(name)) ?? "");
const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour)).toISOString();
const anchor = (lines: number, hour = lines): Anchor => ({ at: at(hour), lines, lastId: String(lines), mac: `0${lines}` });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "jangkar-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("keeps what was said, for the service alone", async () => {
  expect(await anchors().read()).toEqual({ known: [], whole: true });
  await anchors().append(anchor(1));
  await anchors().append(anchor(2));
  expect(await anchors().read()).toEqual({ known: [anchor(1), anchor(2)], whole: true });
  expect((await stat(await path())).mode & 0o777).toBe(0o600);
});

test("a clock that goes back changes nothing of what was said", async () => {
  await anchors().append(anchor(1, 9));
  await anchors().append(anchor(2, 3));
  expect(await anchors().read()).toEqual({ known: [anchor(1, 9), anchor(2, 3)], whole: true });
});

test("a line that a crash cut off is left away, and the next one stands whole", async () => {
  await anchors().append(anchor(1));
  await appendFile(await path(), '{"at":"2026-01-01T02:00:00.0');
  expect(await anchors().read()).toEqual({ known: [anchor(1)], whole: true });
  await anchors().append(anchor(3));
  expect(await anchors().read()).toEqual({ known: [anchor(1), anchor(3)], whole: true });
});

test.each([
  ["changed", (text: string) => text.replace('"lines":2', '"lines":1')],
  ["taken out", (text: string) => text.split("\n").toSpliced(1, 1).join("\n")],
  ["put in another order", ([...text]: string) => text.join("").split("\n").slice(0, 3).reverse().concat("").join("\n")],
  ["no anchor at all", (text: string) => `null\n${text}`],
])("a line that was %s is noticed, and nothing is added to it", async (_, forge) => {
  for (const lines of [1, 2, 3]) await anchors().append(anchor(lines));
  const forged = forge(await readFile(await path(), "utf8"));
  await writeFile(await path(), forged);
  expect(await anchors().read()).toMatchObject({ whole: false });
  await anchors().append(anchor(4));
  expect(await readFile(await path(), "utf8")).toBe(forged);
});

test("without the key nobody writes one that counts", async () => {
  await openAnchors(folder, new Uint8Array(32).fill(6)).append(anchor(1));
  expect(await anchors().read()).toEqual({ known: [], whole: true });
  await writeFile(join(folder, "lain"), "");
  const theirs = await readFile(await path(), "utf8");
  await anchors().append(anchor(1));
  for (const name of await readdir(folder)) if (name.startsWith("jejak-")) await writeFile(join(folder, name), theirs);
  expect(await anchors().read()).toEqual({ known: [], whole: false });
});

test("what an operator accepted stands for all before, and a damaged file is put aside", async () => {
  await anchors().append(anchor(9));
  await anchors().begin({ ...anchor(4), restored: true });
  await anchors().append(anchor(5));
  expect((await anchors().read()).known.map(({ lines }) => lines)).toEqual([4, 5]);
  await writeFile(await path(), "rusak\n");
  await anchors().begin({ ...anchor(6), restored: true });
  expect(await anchors().read()).toMatchObject({ known: [{ lines: 6 }], whole: true });
  expect((await readdir(folder)).filter((name) => name.includes("rusak"))).toHaveLength(1);
});

test("does not grow without end: all of the newest, of what is older one a day", async () => {
  const few = () => openAnchors(folder, key, { most: 60, newest: 20 });
  for (let hour = 0; hour < 200; hour++) await few().append(anchor(hour + 1, hour));
  const { known, whole } = await few().read();
  expect(whole).toBe(true);
  expect(known.length).toBeLessThanOrEqual(60);
  const lines = known.map((one) => one.lines);
  expect(lines.slice(-20)).toEqual(Array.from({ length: 20 }, (_, index) => 181 + index));
  expect(lines.slice(0, 3)).toEqual([24, 48, 72]);
});

test("of many days the oldest go first, room is left for the next one, and the file is written anew only once it is full", async () => {
  const few = () => openAnchors(folder, key, { most: 8, newest: 3 });
  const stood: number[][] = [];
  for (let day = 1; day <= 20; day++) {
    await few().append(anchor(day, day * 24));
    stood.push((await few().read()).known.map(({ lines }) => lines));
  }
  expect(stood.slice(6, 10)).toEqual([
    [1, 2, 3, 4, 5, 6, 7],
    [1, 2, 3, 4, 5, 6, 7, 8],
    [3, 4, 5, 6, 7, 8, 9],
    [3, 4, 5, 6, 7, 8, 9, 10],
  ]);
  expect(stood.at(-1)).toEqual([13, 14, 15, 16, 17, 18, 19, 20]);
});

test("what an operator accepted stays in its place when what is older goes", async () => {
  const few = () => openAnchors(folder, key, { most: 8, newest: 3 });
  for (const hour of [24, 25]) await few().append(anchor(hour));
  await few().append({ ...anchor(26), restored: true });
  for (const hour of [27, 28, 29, 30, 31, 32]) await few().append(anchor(hour));
  expect((await few().read()).known.map(({ lines }) => lines)).toEqual([26, 29, 30, 31, 32]);
});

test("a file that cannot be read is not taken for an empty one", async () => {
  await anchors().append(anchor(1));
  const there = await path();
  await rm(there);
  await mkdir(there);
  await expect(anchors().read()).rejects.toThrow("EISDIR");
});
