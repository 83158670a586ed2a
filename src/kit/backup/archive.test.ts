import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pack } from "tar-stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ArchiveWriter, readArchive, writeArchive } from "./archive.server.ts";

let base: string;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "arsip-"));
});
afterAll(() => rm(base, { recursive: true, force: true }));

async function written(fill: (writer: ArchiveWriter) => Promise<unknown>) {
  const writer = writeArchive();
  const found: { path: string; isFolder: boolean; size: number; bytes: Buffer }[] = [];
  const reading = (async () => {
    for await (const { path, isFolder, size, content } of readArchive(writer.output))
      found.push({ path, isFolder, size, bytes: await buffer(content) });
  })();
  await fill(writer);
  writer.finish();
  await reading;
  return { found, entries: writer.entries };
}

test("what goes in comes out: folders, words, files, with the size and the hash of each", async () => {
  const bytes = Buffer.alloc(200_000, 7);
  await writeFile(join(base, "besar"), bytes);
  await writeFile(join(base, "kosong"), "");
  const { found, entries } = await written(async (writer) => {
    writer.addFolder("database/pg_wal");
    await writer.addText("kunci/audit", "rahasia");
    expect(await writer.addFile("berkas/besar", join(base, "besar"))).toBe(true);
    expect(await writer.addFile("berkas/kosong", join(base, "kosong"))).toBe(true);
    expect(await writer.addFile("berkas/hilang", join(base, "hilang"))).toBe(false);
  });
  expect(found).toEqual([
    { path: "database/pg_wal", isFolder: true, size: 0, bytes: Buffer.alloc(0) },
    { path: "kunci/audit", isFolder: false, size: 7, bytes: Buffer.from("rahasia") },
    { path: "berkas/besar", isFolder: false, size: 200_000, bytes },
    { path: "berkas/kosong", isFolder: false, size: 0, bytes: Buffer.alloc(0) },
  ]);
  const sha256 = (of: string | Buffer) => createHash("sha256").update(of).digest("hex");
  expect(entries).toEqual([
    { path: "kunci/audit", size: 7, sha256: sha256("rahasia") },
    { path: "berkas/besar", size: 200_000, sha256: sha256(bytes) },
    { path: "berkas/kosong", size: 0, sha256: sha256("") },
  ]);
});

test("a file that cannot be looked at is no file that has gone", async () => {
  await writeFile(join(base, "berkas"), "");
  await expect(written((writer) => writer.addFile("a", join(base, "berkas", "dalam")))).rejects.toThrow("ENOTDIR");
});

test("what grows meanwhile is cut at its length, what shrinks is filled up", async () => {
  const pieces = (...lengths: number[]) => Readable.from(lengths.map((length) => Buffer.alloc(length, 1)));
  const { found } = await written(async (writer) => {
    await writer.addStream("tumbuh", 5, pieces(3, 3, 3));
    await writer.addStream("susut", 150_000, pieces(10));
  });
  expect(found.map(({ bytes }) => bytes)).toEqual([Buffer.alloc(5, 1), Buffer.concat([Buffer.alloc(10, 1), Buffer.alloc(149_990)])]);
});

test("a failure on the way reaches whoever reads", async () => {
  const writer = writeArchive();
  const reading = buffer(writer.output);
  writer.fail(new Error("the disk broke"));
  await expect(reading).rejects.toThrow("the disk broke");
});

const named = (...names: string[]) => {
  const tar = pack();
  for (const name of names) tar.entry({ name }, "isi");
  tar.finalize();
  return Readable.from(tar, { objectMode: false });
};
const paths = async (tar: Readable) => {
  const found: string[] = [];
  for await (const { path, content } of readArchive(tar)) {
    found.push(path);
    content.resume();
  }
  return found;
};

test.each(["../luar", "/etc/passwd", "a/../../b", "a/./b", "a//b", ".", ".."])("an entry named %s is refused", async (name) => {
  await expect(paths(named("baik", name))).rejects.toThrow(`an archive names an entry ${JSON.stringify(name)}`);
});

test("names with points in them are no way out, and what is neither file nor folder is passed over", async () => {
  expect(await paths(named("..a/b..", "a.b"))).toEqual(["..a/b..", "a.b"]);
  const tar = pack();
  tar.entry({ name: "tautan", type: "symlink", linkname: "/etc/passwd" });
  tar.entry({ name: "berkas" }, "isi");
  tar.finalize();
  expect(await paths(Readable.from(tar, { objectMode: false }))).toEqual(["berkas"]);
});

test("a tar that ends in the middle is not read as a whole one", async () => {
  const whole = await buffer(named("satu", "dua"));
  await expect(paths(Readable.from([whole.subarray(0, 1030)], { objectMode: false }))).rejects.toThrow();
});
