import { expect, test } from "vitest";
import { pejabatPenandatangan } from "#modules/naskah/index.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { showList } from "./show-list.server.ts";

const { scope } = useDatabase({ policy });
const recorders = async (peran: string) =>
  (await scope(actor(peran)).transaction((ctx) => showList(ctx, pejabatPenandatangan, { parameters: new URLSearchParams() }))).recorders;

test("whoever adds no rows is told who does", async () => {
  expect(await recorders("tataUsaha")).toBe("Administrator");
  expect(await recorders("administrator")).toBe("");
});

test("what a form offers is told to nobody who has none", async () => {
  const offered = async (peran: string) => {
    const parameters = new URLSearchParams({ tambah: "1" });
    const { related } = await scope(actor(peran)).transaction((ctx) => showList(ctx, pejabatPenandatangan, { parameters }));
    return related.options.akunId;
  };
  expect(await offered("tataUsaha")).toBeUndefined();
  expect(await offered("administrator")).toBeDefined();
});
