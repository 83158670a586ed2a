import { expect, test } from "vitest";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { newWarga } from "#tests/support/second-factor.ts";
import { createUndangan } from "./create-undangan.server.ts";

const now = new Date("2026-11-21T01:00:00Z");
const house = useDatabase({ policy, clock: () => now });
const admin = actor("administrator");

test("a link for one's own password needs no notice, one for another's is told to them", async () => {
  const { akunId } = await newWarga(house, { nip: "198511042010012001", peran: ["tataUsaha"] }, now);
  const make = (who: typeof admin) => house.scope(who).transaction((ctx) => createUndangan(ctx, akunId, "https://man1palu.example"));
  const told = () =>
    house.scope().transaction(({ db }) => db.selectFrom("pemberitahuan").select("title").where("akunId", "=", akunId).execute());
  await make({ ...admin, id: akunId });
  expect(await told()).toEqual([]);
  await make(admin);
  expect(await told()).toEqual([{ title: "Tautan untuk mengganti password Anda telah dibuat" }]);
});
