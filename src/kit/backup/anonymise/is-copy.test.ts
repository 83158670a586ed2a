/** A copy with invented people says so on its pages, and the real one never does. */
import { expect, test } from "vitest";
import { connected } from "#kit/database/connection/location.server.ts";
import { useDatabase } from "#tests/support/database.ts";
import { isCopy } from "./is-copy.server.ts";

const home = useDatabase();

test("a database is a copy once it was told so, and no other", async () => {
  const asked = () => home.database.read((db) => isCopy({ db }));
  expect(await asked()).toBe(false);
  await connected(home.database.place, (owner) => owner.query("insert into salinan_uji (dibuat_pada) values (now())"));
  expect(await asked()).toBe(true);
});
