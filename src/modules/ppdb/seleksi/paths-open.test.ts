/** The committee decides the first wave in June while the second still takes registrations. What goes wrong: the one waits for the other. */

import { expect, test } from "vitest";
import { everyRow } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee } from "#tests/support/panitia.ts";
import { addJalur } from "#tests/support/seleksi-ppdb.ts";
import { pathsOpenIn } from "./paths-open.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });

test("a wave is open as long as one of its own paths is", async () => {
  await openCommittee(scope(nurlaela));
  await addJalur(scope(nurlaela), { bobotTes: 100 });
  const waves = await scope(nurlaela).transaction(async ({ db }) => {
    const ends = db.updateTable("gelombangPpdb").set({ tutup: "2027-05-31" });
    const first = await ends.where(everyRow).returning(["id", "periodeId"]).executeTakeFirstOrThrow();
    const later = { nama: "Gelombang 2", periodeId: first.periodeId };
    const second = await db.insertInto("gelombangPpdb").values(later).returning(["id", "periodeId"]).executeTakeFirstOrThrow();
    await db.insertInto("jalurPpdb").values({ jenis: "reguler", gelombangId: second.id }).execute();
    return [first, second] as const;
  });
  const open = async (at: string) => {
    now = new Date(at);
    return Promise.all(waves.map((wave) => scope(nurlaela).read((ctx) => pathsOpenIn(ctx, wave))));
  };
  expect(await open("2027-05-31T02:00:00Z")).toEqual([true, true]);
  expect(await open("2027-06-15T02:00:00Z")).toEqual([false, true]);
  expect(await open("2027-07-05T02:00:00Z")).toEqual([false, false]);
});
