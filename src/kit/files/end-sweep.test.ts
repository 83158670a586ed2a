/** A sweep ends each night: what it left is kept for whoever decides, and nobody is asked about nothing. */
import { expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { useDatabase } from "#tests/support/database.ts";
import { endSweep } from "./allowance.server.ts";

const now = new Date("2026-11-21T19:00:00Z");
const house = useDatabase({ clock: () => now });
const as = <T>(work: (ctx: Ctx) => Promise<T>) => house.scope().transaction(work);
const warned: object[] = [];
const log = { warn: (details: object) => void warned.push(details) };
const end = (tree: "public" | "private", waiting: number) =>
  as((ctx) => endSweep(ctx, { tree, files: 400, waiting, told: { right: "berkas:update", link: "/" }, log }));
const kept = () => as(({ db }) => db.selectFrom("sapuan").select(["pohon", "dari", "menunggu", "pada", "izin"]).orderBy("pohon").execute());

test("only what waits for a person is told; what was allowed holds for one night and one tree", async () => {
  await end("public", 0);
  expect(warned).toEqual([]);
  await end("private", 3);
  expect(warned).toEqual([{ pohon: "private", menunggu: 3, dari: 400 }]);
  for (const pohon of ["public", "private"] as const)
    await as(({ db }) => db.updateTable("sapuan").set({ izin: 3 }).where("pohon", "=", pohon).execute());
  await end("private", 0);
  expect(warned).toHaveLength(1);
  const ended = { dari: 400, menunggu: 0, pada: now };
  expect(await kept()).toEqual([
    { ...ended, pohon: "private", izin: null },
    { ...ended, pohon: "public", izin: 3 },
  ]);
});
