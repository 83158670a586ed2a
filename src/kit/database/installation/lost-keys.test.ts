/** Keys that nobody finds again are replaced on the operator's word alone. */
import { cp, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { opened, start, use, useInstallations, verified } from "#tests/support/installation.ts";
import { connected } from "../connection/location.server.ts";
import type { DatabaseLocation } from "../database.server.ts";
import { adoptKeys } from "./adopt-keys.server.ts";
import { readKey } from "./keys.server.ts";
import { reportReplacedKeys } from "./report-replaced-keys.server.ts";

const { newDatabase, newFolder } = useInstallations();

describe("keys that are really lost", () => {
  async function adopted(place: DatabaseLocation, folder: string) {
    const replaced = await connected(place, (owner) => adoptKeys(owner, folder));
    const settled = await start(place, folder);
    const told: (readonly string[])[] = [];
    await opened(place, settled.keys, (database) =>
      reportReplacedKeys({ ...settled, owner: place, database, replacedKeys: async (_, names) => void told.push(names) }),
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

  const forge = (place: DatabaseLocation, id: string) =>
    connected(place, (owner) =>
      owner.query(
        `alter table audit disable trigger user; update audit set actor_name = 'lain' where id = ${id}; alter table audit enable trigger user`,
      ),
    );
});
