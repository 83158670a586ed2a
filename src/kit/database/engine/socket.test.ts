/** Whoever reaches the database's socket is trusted: its folder is the database's own and closed to all others. */
import { chmod, lstat, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { placeSocket } from "./socket.server.ts";

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "socket-"));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(home, { recursive: true, force: true });
});
const place = () => placeSocket(home, { account: null, elsewhere: join(home, "lain"), digest: "abc" });

test("a folder is made for it, and taken again as long as nobody else may enter", async () => {
  const near = join(home, "database.socket");
  expect([await place(), await place()]).toEqual([near, near]);
  expect((await lstat(near)).mode & 0o777).toBe(0o700);
});

test.each([0o710, 0o701, 0o770])("a folder that others may enter, with mode %o, is refused", async (mode) => {
  await chmod(await place(), mode);
  await expect(place()).rejects.toThrow(/harus milik akun basis data dan tertutup/);
});

test("a link to a folder is refused", async () => {
  await mkdir(join(home, "orang"), { mode: 0o700 });
  await symlink(join(home, "orang"), join(home, "database.socket"));
  await expect(place()).rejects.toThrow(/Hapus folder itu/);
});

test("a folder of somebody else is refused, closed as it may be", async () => {
  await place();
  const own = process.getuid?.() ?? 0;
  vi.spyOn(process, "getuid").mockReturnValue(own + 1);
  await expect(place()).rejects.toThrow(/harus milik akun basis data/);
});
