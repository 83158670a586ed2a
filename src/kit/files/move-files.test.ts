import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Bucket, startBucket } from "#tests/support/s3.ts";
import { StartRefusal } from "../database/engine/start-refusal.ts";
import { moveFiles } from "./move-files.server.ts";

// The disk of the school is full, so the pictures go to a bucket; two years later the money for it is gone, and they come back.

const installation = "0b9f6a3e-1c1f-4a52-9d0e-5f4b7a8c9d10";
let base: string;
let disk: { directory: string };
let away: Bucket;
let bucket: { directory: string; s3: { bucket: string; region: string; endpoint: string; accessKeyId: string; secretAccessKey: string } };

/** As the product names a file: by its content. */
const nameOf = (content: Buffer) =>
  `${createHash("sha256").update(content).digest("hex").slice(0, 32)}-${randomBytes(6).toString("hex")}.jpg`;

async function store(folder: string, content: Buffer): Promise<string> {
  const path = `${folder}/${nameOf(content)}`;
  await mkdir(join(disk.directory, folder), { recursive: true });
  await writeFile(join(disk.directory, path), content);
  return path;
}

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), "pindah-berkas-"));
  disk = { directory: join(base, "berkas") };
  away = await startBucket("foto");
  const s3 = { bucket: "foto", region: "auto", endpoint: away.endpoint, accessKeyId: "a", secretAccessKey: "b" };
  bucket = { directory: join(base, "tidak-dipakai"), s3 };
  for (const folder of ["publik", "pribadi", "karantina/publik", "karantina/pribadi"])
    for (let nth = 0; nth < 3; nth++) await store(folder, randomBytes(2_000 + nth));
  await store("pribadi", Buffer.alloc(0));
  await mkdir(join(disk.directory, "sementara"));
  await writeFile(join(disk.directory, "sementara", "unggahan"), "belum selesai");
  await writeFile(join(disk.directory, "instalasi"), `${installation}\n`);
});
afterEach(async () => {
  await away.close();
  await rm(base, { recursive: true, force: true });
});

const move = (from: typeof disk, to: typeof disk, others: "refused" | "kept" = "refused") => moveFiles({ from, to, installation, others });
const refusal = (sentence: RegExp) => (error: unknown) => error instanceof StartRefusal && sentence.test(error.sentence);
const there = (name: string) => away.objects.get(`${installation}/${name}`)?.body.toString().trim();

/** Path, content and time of each file. */
async function seen(directory: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile())
      found.push(`${relative(directory, path)} ${(await readFile(path)).toString("hex").slice(0, 64)} ${(await stat(path)).mtimeMs}`);
  }
  return found.sort();
}
const withoutTimes = (lines: readonly string[]) =>
  lines.filter((line) => !line.startsWith("sementara")).map((line) => line.slice(0, line.lastIndexOf(" ")));

test("everything goes over and comes back, quarantine too, and the old side is only read", async () => {
  const before = await seen(disk.directory);
  expect(await move(disk, bucket)).toMatchObject({ files: 13, copied: 13, rotten: [] });
  expect(await seen(disk.directory)).toEqual(before);
  expect([there("instalasi"), there("pindahan"), away.objects.size]).toEqual([installation, undefined, 14]);
  const objects = [...away.objects].map(([key, { body }]) => `${key} ${body.toString("hex")}`);
  const back = { directory: join(base, "kembali") };
  expect(await move(bucket, back)).toMatchObject({ files: 13, copied: 13 });
  expect(withoutTimes(await seen(back.directory))).toEqual(withoutTimes(before));
  expect([...away.objects].map(([key, { body }]) => `${key} ${body.toString("hex")}`)).toEqual(objects);
  expect(await move(disk, bucket)).toMatchObject({ files: 13, copied: 0 });
});

test("a bucket that fails in the middle is not taken for whole, and the next try goes on", async () => {
  vi.waitFor(() => expect(away.objects.size).toBeGreaterThan(5), { timeout: 60_000, interval: 1 }).then(() => {
    away.failNext = 10_000;
  });
  await expect(move(disk, bucket)).rejects.toThrow();
  away.failNext = 0;
  expect([there("instalasi"), there("pindahan")]).toEqual([undefined, installation]);
  const { copied } = await move(disk, bucket);
  expect(copied).toBeGreaterThan(0);
  expect(copied).toBeLessThan(13);
  expect([there("instalasi"), there("pindahan")]).toEqual([installation, undefined]);
});

test("killed in the middle, the next try goes on from there", async () => {
  for (let nth = 0; nth < 150; nth++) await store("publik", randomBytes(3_000));
  const script = `const { moveFiles } = await import("#kit/files/move-files.server.ts"); await moveFiles(JSON.parse(process.argv[1]));`;
  const told = JSON.stringify({ from: disk, to: bucket, installation, others: "refused" });
  const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", script, told], { stdio: "inherit" });
  const ended = new Promise((resolve) => child.once("exit", (_, signal) => resolve(signal)));
  await vi.waitFor(() => expect(away.objects.size).toBeGreaterThan(20), { timeout: 100_000, interval: 1 });
  child.kill("SIGKILL");
  expect(await ended).toBe("SIGKILL");
  expect(there("instalasi")).toBeUndefined();
  const { files, copied } = await move(disk, bucket);
  expect(files).toBe(163);
  expect(copied).toBeLessThan(150);
  expect(there("instalasi")).toBe(installation);
});

test("a file that comes or changes meanwhile is noticed, and the new place not taken for whole", async () => {
  const changes: readonly (() => Promise<unknown>)[] = [
    () => store("publik", randomBytes(10)),
    async () => writeFile(await anyFile(), "lain"),
  ];
  for (const change of changes) {
    away.objects.clear();
    const changed = vi.waitFor(() => expect(away.objects.size).toBeGreaterThan(3), { timeout: 60_000, interval: 1 }).then(change);
    await expect(move(disk, bucket)).rejects.toSatisfy(refusal(/berkas di folder .* berubah selagi dipindahkan/));
    await changed;
    expect(there("instalasi")).toBeUndefined();
  }
});

const anyFile = async () => join(disk.directory, "publik", (await readdir(join(disk.directory, "publik")))[0] ?? "");

test("a copy that is another is made anew, and what had rotted before is named", async () => {
  await move(disk, bucket);
  const key = [...away.objects.keys()].find((name) => name.includes("/publik/")) ?? "";
  const copy = away.objects.get(key);
  if (copy) away.objects.set(key, { ...copy, body: randomBytes(copy.body.length) });
  const victim = await anyFile();
  expect(await move(disk, bucket)).toMatchObject({ copied: 1, rotten: [] });
  await writeFile(victim, randomBytes((await stat(victim)).size));
  expect((await move(disk, bucket)).rotten).toEqual([relative(disk.directory, victim)]);
});

test("a folder of another installation, one of unknown files and one with more than the old place are left alone", async () => {
  const other = { directory: join(base, "lain") };
  await cp(disk.directory, other.directory, { recursive: true });
  await move(disk, bucket);
  for (const [mark, sentence] of [
    ["11111111-1111-4111-8111-111111111111\n", /milik instalasi 11111111/],
    ["", /tidak diketahui pemiliknya/],
  ] as const) {
    await (mark ? writeFile(join(other.directory, "instalasi"), mark) : rm(join(other.directory, "instalasi")));
    const before = await seen(other.directory);
    await expect(move(bucket, other)).rejects.toSatisfy(refusal(sentence));
    expect(await seen(other.directory)).toEqual(before);
  }
  await writeFile(join(other.directory, "instalasi"), `${installation}\n`);
  await writeFile(join(other.directory, "publik", "sudah-dihapus.jpg"), "x");
  await expect(move(bucket, other)).rejects.toSatisfy(refusal(/1 berkas yang tidak ada lagi di tempat asal.*sudah-dihapus/));
  expect(await move(bucket, other, "kept")).toMatchObject({ files: 13, copied: 0 });
  expect(dirname(other.directory)).toBe(base);
});
