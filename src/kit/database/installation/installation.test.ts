/** Database and key folder find each other again, or nothing starts. */
import { randomBytes } from "node:crypto";
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { verifyAudit } from "#kit/audit/verify.server.ts";
import { createTestDatabase, dropTestDatabase, openTestDatabase } from "#tests/support/database.ts";
import { record } from "../../audit/audit.server.ts";
import { connected } from "../connection/place.server.ts";
import type { Database, Place } from "../database.server.ts";
import { adoptKeys } from "./adopt.server.ts";
import { type Installation, type Keys, recogniseInstallation, settleInstallation } from "./identity.server.ts";
import { provideKey, readKey } from "./keys.server.ts";
import { tellReplacedKeys } from "./replaced.server.ts";

let base: string;
const places: Place[] = [];

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "instalasi-"));
});
afterAll(async () => {
  for (const place of places) await dropTestDatabase(place);
  await rm(base, { recursive: true });
});

const newDatabase = async () => {
  const place = await createTestDatabase();
  places.push(place);
  return place;
};
const newFolder = () => join(base, randomBytes(6).toString("hex"), "kunci");
const start = (place: Place, folder: string) =>
  connected(place, async (owner) => {
    await recogniseInstallation(owner, folder);
    return settleInstallation(owner, folder);
  });
const refused = (sentence: RegExp) => ({ name: "StartRefusal", message: expect.stringMatching(sentence) });

async function opened<T>(place: Place, keys: Keys, work: (database: Database) => Promise<T>): Promise<T> {
  const database = openTestDatabase(place, { auditKey: keys.audit, secretKey: keys.rahasia });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
const somebody = { id: null, name: "uji", roles: [] };
const use = (place: Place, keys: Keys, times = 2) =>
  opened(place, keys, async (database) => {
    for (let time = 0; time < times; time++)
      await database.scope(somebody, "r").transaction((ctx) => record(ctx, { action: "create", subject: "uji", subjectId: String(time) }));
  });
const verified = (place: Place, keys: Keys) => opened(place, keys, (database) => database.scope(somebody, "r").transaction(verifyAudit));

describe("an installation in use", () => {
  let place: Place;
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

describe("keys that are really lost", () => {
  async function adopted(place: Place, folder: string) {
    const replaced = await connected(place, (owner) => adoptKeys(owner, folder));
    const settled = await start(place, folder);
    const told: (readonly string[])[] = [];
    await opened(place, settled.keys, (database) =>
      tellReplacedKeys({ ...settled, owner: place, database, replacedKeys: async (_, names) => void told.push(names) }),
    );
    return { replaced, settled, told };
  }

  test("are replaced on the operator's word: what fits stays, and the trail goes on in a new segment that verifies", async () => {
    const [place, folder] = [await newDatabase(), newFolder()];
    const { keys, installation } = await start(place, folder);
    await use(place, keys, 3);
    await rm(join(folder, "audit"));
    const { replaced, settled, told } = await adopted(place, folder);
    expect([replaced, settled.replaced, told]).toEqual([["audit"], ["audit"], [["audit"]]]);
    expect(settled.installation).toEqual(installation);
    expect(settled.keys.rahasia).toEqual(keys.rahasia);
    await use(place, settled.keys, 2);
    expect(await verified(place, settled.keys)).toMatchObject({ intact: true, lines: 3, unverifiable: 3 });
    expect((await start(place, folder)).replaced).toEqual([]);
    await forge(place, "(select max(id) from audit)");
    expect(await verified(place, settled.keys)).toMatchObject({ intact: false });
  });

  test("are put aside, not thrown away, when they are another's", async () => {
    const [place, folder, other] = [await newDatabase(), newFolder(), newFolder()];
    await use(place, (await start(place, folder)).keys);
    const theirs = await start(await newDatabase(), other);
    await rm(folder, { recursive: true });
    await rename(other, folder).catch(() => cp(other, folder, { recursive: true }));
    const { replaced } = await adopted(place, folder);
    expect(replaced).toEqual(["audit", "rahasia"]);
    const aside = (await readdir(folder)).filter((name) => name.includes(".lama-"));
    expect(aside).toHaveLength(2);
    expect(await readFile(join(folder, aside.find((name) => name.startsWith("audit")) as string))).toEqual(theirs.keys.audit);
    expect(await readKey(folder, "audit")).not.toEqual(theirs.keys.audit);
  });

  test("a segment that nobody began with the key breaks the chain", async () => {
    const [place, folder] = [await newDatabase(), newFolder()];
    const { keys } = await start(place, folder);
    await use(place, keys, 2);
    await connected(place, (owner) =>
      owner.query(`insert into audit (actor_name, action, subject, subject_id, request_id, mac)
        values ('uji', 'rantai-baru', 'instalasi', 'x', 'r', '\\x00')`),
    );
    expect(await verified(place, keys)).toMatchObject({ intact: false });
  });

  const forge = (place: Place, id: string) =>
    connected(place, (owner) =>
      owner.query(
        `alter table audit disable trigger user; update audit set actor_name = 'lain' where id = ${id}; alter table audit enable trigger user`,
      ),
    );
});
