/**
 * Between the trial of a list and its import somebody may lose their right to single fields: another role, another key. What goes
 * wrong: the list still writes fields that are closed to whoever brings it by now, at once or behind the scenes.
 */
import { expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { add, as, clerk, named, now, plan, santri, santriHome, sheet, useSantri } from "#tests/support/santri.ts";
import { runImportJob, startImport } from "./transfer.server.ts";

useSantri();

/** Both keep the right to import; numbers of the state are closed to the one, rows that stand to both. */
const [lesser, key]: [Actor, Actor] = [
  { ...clerk, roles: ["pembawa"] },
  { ...clerk, program: { id: "k", resources: ["santri"], actions: ["import", "update"], classes: ["umum"], givenBy: "x" } },
];
const told = (label: string) => expect.stringContaining(`${label} tidak lagi terbuka bagi Anda`);
const ways: [string, (who: Actor, id: string) => Promise<unknown>][] = [
  ["at once", (who, id) => as(who, (ctx) => startImport(ctx, santri, id)).catch(({ message }) => ({ refusal: message }))],
  [
    "behind the scenes, as an account",
    (who, id) =>
      runImportJob(santriHome.scope({ ...clerk, id: null, roles: ["sistem"] }), santri, {
        ...{ batch: id, progress: async () => undefined, actorNow: async () => who },
      }),
  ],
];

test.each(ways)("%s nothing is taken in of a list that writes what was closed meanwhile", async (way, take) => {
  const row = await add({ nama: `Berdiri ${way}`, nis: String(1000 + way.length), telepon: "1" });
  const made = await plan(sheet(["Nama", "NIK"], [`Baru ${way}`, "123456"], [`Lain ${way}`, ""]));
  expect(await take(lesser, String(made.id))).toEqual({ refusal: told("NIK") });
  expect([await named(`Baru ${way}`), await named(`Lain ${way}`)]).toEqual([undefined, undefined]);
  const changing = await plan(sheet(["NIS", "Telepon"], [String(row.nis), "2"]));
  for (const who of [lesser, key]) expect(await take(who, String(changing.id))).toEqual({ refusal: told("Telepon") });
  expect(await now(row.id)).toMatchObject({ telepon: "1", versi: 1 });
  // What is still open goes in, also beside fields of which the list says nothing.
  expect(await take(lesser, String((await plan(sheet(["Nama"], [`Terbuka ${way}`]))).id))).toEqual({ imported: 1 });
  expect(await take(clerk, String((await plan(sheet(["NIS", "Telepon"], [String(row.nis), "2"]))).id))).toEqual({ imported: 1 });
});

test("behind the scenes a program writes no more than its key opens by now", async () => {
  const made = await plan(sheet(["Nama", "NIK"], ["Oleh program", "654321"]));
  await as(clerk, ({ db }) =>
    db.updateTable("importBatch").set({ programId: "00000000-0000-4000-8000-00000000000a" }).where("id", "=", String(made.id)).execute(),
  );
  const scope = santriHome.scope({ ...clerk, id: null, roles: ["sistem"] });
  const work = { batch: String(made.id), progress: async () => undefined, actorNow: async () => clerk, programNow: async () => key };
  expect(await runImportJob(scope, santri, work)).toEqual({ refusal: told("NIK") });
  expect(await named("Oleh program")).toBeUndefined();
});
