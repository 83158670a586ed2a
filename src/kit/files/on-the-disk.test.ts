/** What was said to be kept survives a power cut: it was handed to the disk itself before anybody was told so. */
import { randomBytes } from "node:crypto";
import { type FileHandle, mkdir, mkdtemp, open, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { openFiles } from "./files.server.ts";
import { moveFiles } from "./move-files.server.ts";
import { openSpool, spool } from "./spool.server.ts";
import { openStoreRoot } from "./store-root.server.ts";
import { diskTree, syncPath } from "./trees.server.ts";

let base: string;
let directory: string;
/** Whatever is handed to the disk. */
let sync: MockInstance<FileHandle["sync"]>;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "daya-"));
});
afterAll(() => rm(base, { recursive: true }));
beforeEach(async () => {
  directory = await mkdtemp(join(base, "f-"));
  const handle = await open(directory, "r");
  await handle.close();
  sync = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, "sync");
});
afterEach(() => {
  vi.restoreAllMocks();
});

test("a file on its way in, its new name, and a text beside the files are each on the disk", async () => {
  const spooling = join(directory, "sementara");
  await openSpool(spooling);
  const { path } = await spool(spooling, Buffer.from("isi"), 10);
  expect(sync).toHaveBeenCalledTimes(1);
  const [tree, aside] = [await diskTree(directory, "private"), await diskTree(join(directory, "karantina"), "private")];
  await tree.adopt(path, "a.pdf", { size: 3, type: "application/pdf" });
  expect(sync).toHaveBeenCalledTimes(2);
  // Where it goes and where it goes from.
  await aside.take(tree, "a.pdf");
  expect(sync).toHaveBeenCalledTimes(4);
  expect(await readFile(join(aside.location, "a.pdf"), "utf8")).toBe("isi");
  await (await openStoreRoot({ directory })).write("instalasi", "tanda");
  expect(sync).toHaveBeenCalledTimes(5);
});

test("what the disk does not take is not called kept", async () => {
  sync.mockRejectedValue(new Error("EIO"));
  await expect(syncPath(directory)).rejects.toThrow("EIO");
  const root = await openStoreRoot({ directory });
  await expect(root.write("instalasi", "tanda")).rejects.toThrow("EIO");
  expect(await root.read("instalasi")).toBeNull();
  await expect(spool(directory, Buffer.from("isi"), 10)).rejects.toThrow("EIO");
});

test("files of which one alone does not go over are not called moved", async () => {
  const installation = "0b9f6a3e-1c1f-4a52-9d0e-5f4b7a8c9d10";
  const [from, to] = [{ directory: join(directory, "lama") }, { directory: join(directory, "baru") }];
  const files = await openFiles(from);
  const keys: string[] = [];
  for (let nth = 0; nth < 12; nth++) keys.push((await files.put("public", randomBytes(30), { type: "image/png" })).key);
  await (await openStoreRoot(from)).write("instalasi", installation);
  // Something else stands where the last of them is to stand.
  await mkdir(join(to.directory, "publik", String(keys.sort().at(-1)), "x"), { recursive: true });
  await (await openStoreRoot(to)).write("pindahan", installation);
  const root = await openStoreRoot(to);
  await expect(moveFiles({ from, to, installation, others: "refused" })).rejects.toThrow();
  expect([await root.read("instalasi"), await root.read("pindahan")]).toEqual([null, installation]);
  await rm(join(to.directory, "publik", String(keys.at(-1))), { recursive: true });
  expect(await moveFiles({ from, to, installation, others: "refused" })).toMatchObject({ files: 12, size: 360, rotten: [] });
  expect([await root.read("instalasi"), await root.read("pindahan")]).toEqual([installation, null]);
});
