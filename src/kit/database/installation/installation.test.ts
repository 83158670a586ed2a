/** Database and key folder find each other again, or nothing starts. */
import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { opened, start, use, useInstallations, verified } from "#tests/support/installation.ts";
import { connected } from "../connection/location.server.ts";
import type { DatabaseLocation } from "../database.server.ts";
import { type Installation, type Keys, recogniseInstallation } from "./identity.server.ts";
import { provideKey } from "./keys.server.ts";

const { newDatabase, newFolder } = useInstallations();
const refused = (sentence: RegExp) => ({ name: "StartRefusal", message: expect.stringMatching(sentence) });

describe("an installation in use", () => {
  let place: DatabaseLocation;
  let folder: string;
  let keys: Keys;
  let installation: Installation;

  beforeEach(async () => {
    [place, folder] = [await newDatabase(), newFolder()];
    ({ keys, installation } = await start(place, folder));
    await use(place, keys);
  });

  test("starts again with the same keys, which nobody else may read", async () => {
    expect(await start(place, folder)).toEqual({ installation, keys, replaced: [] });
    expect((await readdir(folder)).sort()).toEqual(["audit", "instalasi", "rahasia"]);
    for (const name of ["audit", "rahasia", "instalasi"]) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  });

  test("tells nothing of a key: neither the database nor the folder's file holds it or its plain hash", async () => {
    const { rows } = await connected(place, (owner) => owner.query("select sidik from instalasi"));
    const other = await start(await newDatabase(), newFolder());
    expect(Object.keys(rows[0].sidik).sort()).toEqual(["audit", "rahasia"]);
    expect(rows[0].sidik.audit).toMatch(/^[0-9a-f]{32}$/);
    expect(JSON.stringify(rows[0].sidik)).not.toContain(Buffer.from(keys.audit).toString("hex").slice(0, 16));
    expect(await readFile(join(folder, "instalasi"), "utf8")).toBe(`${installation.id}\n`);
    expect(other.installation.id).not.toBe(installation.id);
  });

  test("refuses when all keys are lost, and makes none", async () => {
    await rm(folder, { recursive: true });
    await expect(start(place, folder)).rejects.toMatchObject(refused(/"audit" dan "rahasia" tidak ada di .*kunci.*keys:adopt/));
    await expect(readdir(folder)).rejects.toThrow("ENOENT");
  });

  test.each(["audit", "rahasia"])("refuses when the key %s alone is lost, and does not replace it", async (name) => {
    await rm(join(folder, name));
    await expect(start(place, folder)).rejects.toMatchObject(refused(new RegExp(`kunci "${name}" tidak ada`)));
    expect(await readdir(folder)).not.toContain(name);
  });

  test("starts without the file that names the owner: the keys prove it, and it is written again", async () => {
    await rm(join(folder, "instalasi"));
    await start(place, folder);
    expect(await readFile(join(folder, "instalasi"), "utf8")).toBe(`${installation.id}\n`);
  });

  test("refuses the keys of another installation, with or without their name", async () => {
    const other = newFolder();
    const theirs = await start(await newDatabase(), other);
    await expect(start(place, other)).rejects.toMatchObject(
      refused(new RegExp(`milik instalasi ${theirs.installation.id.slice(0, 8)}, .*milik instalasi ${installation.id.slice(0, 8)}`)),
    );
    await rm(join(other, "instalasi"));
    await expect(start(place, other)).rejects.toMatchObject(refused(/Kunci "audit" .* bukan kunci instalasi/));
  });

  test.each(["audit", "rahasia"] as const)("refuses when the key %s alone is another's", async (name) => {
    await writeFile(join(folder, name), randomBytes(32));
    await expect(start(place, folder)).rejects.toMatchObject(refused(new RegExp(`Kunci "${name}" .* bukan kunci instalasi`)));
  });

  test("refuses a folder that was copied by half", async () => {
    await truncate(join(folder, "rahasia"), 16);
    await expect(start(place, folder)).rejects.toMatchObject(refused(/rusak: isinya harus 32 byte/));
  });

  test("refuses an empty database beside keys that have an owner, and leaves both as they are", async () => {
    const empty = await newDatabase();
    await expect(start(empty, folder)).rejects.toMatchObject(refused(/Basis data ini masih kosong, sedangkan folder kunci/));
    expect((await connected(empty, (owner) => owner.query("select from instalasi"))).rowCount).toBe(0);
    expect(await start(place, folder)).toMatchObject({ keys });
  });

  test("refuses before anything is changed", async () => {
    await rm(folder, { recursive: true });
    await expect(connected(place, (owner) => recogniseInstallation(owner, folder))).rejects.toMatchObject(refused(/tidak ada/));
  });

  test("starts on an older database restored, also one from before there were ids", async () => {
    await connected(place, (owner) => owner.query("delete from instalasi"));
    expect(await start(place, folder)).toMatchObject({ installation: { id: installation.id, takenOver: true }, keys });
  });

  test("the application cannot change who the installation is", async () => {
    const change = opened(place, keys, (database) => database.pool.query("update instalasi set id = gen_random_uuid()"));
    await expect(change).rejects.toThrow("permission denied");
  });
});

describe("an installation from before there were ids", () => {
  async function old() {
    const [place, folder] = [await newDatabase(), newFolder()];
    const keys = { audit: await provideKey(folder, "audit"), rahasia: await provideKey(folder, "rahasia") };
    await use(place, keys);
    return { place, folder, keys };
  }

  test("is taken over once, silently, with its keys", async () => {
    const { place, folder, keys } = await old();
    const first = await start(place, folder);
    expect(first).toMatchObject({ keys, installation: { takenOver: true }, replaced: [] });
    expect(await start(place, folder)).toEqual(first);
    expect(await verified(place, keys)).toMatchObject({ intact: true, unverifiable: 0 });
  });

  test("is not taken over by other keys, nor without them", async () => {
    const { place, folder } = await old();
    await writeFile(join(folder, "audit"), randomBytes(32));
    await expect(start(place, folder)).rejects.toMatchObject(refused(/tidak cocok dengan jejak audit/));
    await rm(folder, { recursive: true });
    await expect(start(place, folder)).rejects.toMatchObject(refused(/"audit" dan "rahasia" tidak ada/));
    await expect(readdir(folder)).rejects.toThrow("ENOENT");
  });
});

describe("the first start", () => {
  test("of several processes at once on one folder makes one installation", async () => {
    const [place, folder] = [await newDatabase(), newFolder()];
    const [first, ...others] = await Promise.all(Array.from({ length: 6 }, () => start(place, folder)));
    for (const other of others) expect(other).toEqual(first);
    expect((await readdir(folder)).sort()).toEqual(["audit", "instalasi", "rahasia"]);
  });

  test("of two processes at once on two folders lets one begin and refuses the other", async () => {
    const place = await newDatabase();
    const folders = [newFolder(), newFolder()];
    const ends = await Promise.allSettled(folders.map((folder) => start(place, folder)));
    expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const loser = ends[0]?.status === "rejected" ? 0 : 1;
    expect(ends[loser]).toMatchObject({ reason: refused(/tidak ada di/) });
    await expect(readdir(folders[loser] as string)).rejects.toThrow("ENOENT");
  });

  test("goes on where an earlier one broke off", async () => {
    const [place, folder] = [await newDatabase(), newFolder()];
    const made = await provideKey(folder, "audit");
    await mkdir(folder, { recursive: true });
    expect((await start(place, folder)).keys.audit).toEqual(made);
  });
});
