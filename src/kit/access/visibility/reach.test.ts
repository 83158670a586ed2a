/** Whose a row is, told by the row that it points to, and what of it may be handed out. */
import { afterEach, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { sql } from "#kit/database/sql.server.ts";
import { list } from "#kit/register/store.server.ts";
import { actor } from "#tests/support/database.ts";
import { as, clerk, houseOfKeeper, houseOfOther, keeper, named, neighbour, query, usePeople, warga } from "#tests/support/people.ts";
import { wholly } from "#tests/support/rights.ts";
import { aboutActorPredicate, ownerPredicate } from "./owner-predicate.server.ts";

usePeople();

const inBin = (house: string, at: Date | null) =>
  as(clerk)(({ db }) => sql`update rumah set deleted_at = ${at}::timestamptz where id = ${house}`.execute(db));
afterEach(() => inBin(houseOfKeeper, null));

const names = (who: Actor, predicate: typeof ownerPredicate, of = warga) =>
  as(who)(async (ctx) => {
    const { rows } = await sql<{ nama: string }>`select nama from warga where ${predicate(ctx, of)} order by 1`.execute(ctx.db);
    return rows.map(({ nama }) => nama);
  });

test("a house that lies in the bin makes nobody's rows its keeper's", async () => {
  expect(await names(keeper, ownerPredicate)).toEqual(["Ani"]);
  await inBin(houseOfKeeper, new Date());
  expect([await names(keeper, ownerPredicate), await names(keeper, aboutActorPredicate)]).toEqual([[], []]);
  expect((await as(keeper)((ctx) => list(ctx, warga, query()))).rows).toEqual([]);
});

test("what is about whoever gave a program its rights is about the program as well, but not its own", async () => {
  const program = (givenBy: string | null): Actor => ({
    ...actor("perantara"),
    program: { id: "p", resources: ["warga"], actions: ["read"], classes: ["umum"], givenBy: String(givenBy) },
  });
  const byKeeper = program(keeper.id);
  expect([await names(byKeeper, ownerPredicate), await names(byKeeper, aboutActorPredicate)]).toEqual([[], ["Ani"]]);
  expect(await names(program(clerk.id), aboutActorPredicate)).toEqual([]);
});

test("rows that belong to nobody are nobody's, and a path that leads nowhere is a mistake", async () => {
  const { owner: _, ...ownerless } = warga;
  expect(await names(keeper, ownerPredicate, ownerless)).toEqual([]);
  for (const owner of ["nama.penjaga", "lain.penjaga"])
    await expect(names(keeper, ownerPredicate, { ...warga, owner })).rejects.toThrow("leads nowhere");
});

test("who lives in another's house is not made the keeper's by the bin", async () => {
  await inBin(houseOfOther, new Date());
  expect(await names(keeper, ownerPredicate)).toEqual(["Ani"]);
  await inBin(houseOfOther, null);
});

test("no more is handed out than what is both seen and may leave", async () => {
  const handedOut = (who: Actor) => as(who)((ctx) => list(ctx, warga, query(), "export"));
  const always = ["createdAt", "deletedAt", "id", "updatedAt", "versi"];
  const keys = (rows: Awaited<ReturnType<typeof handedOut>>["rows"]) => Object.keys(named(rows, "Ani")).sort();
  // Reads `umum` alone, and may hand out `umum` and `rahasia`.
  expect(keys((await handedOut(neighbour)).rows)).toEqual([...always, "nama"].sort());
  // Reads all of their own, and may hand out `umum` and `dinas` of it.
  expect(keys((await handedOut(keeper)).rows)).toEqual([...always, "catatan", "nama"].sort());
  expect(keys((await as(keeper)((ctx) => list(ctx, warga, query()))).rows)).toContain("penghasilan");
});

test("whoever may hand out their own alone gets no other, however many they read", async () => {
  const policy = { warga: [wholly(["penjaga"], "read"), [["penjaga"], ["export"], ["umum"], "own"] as const] };
  const { rows } = await as(keeper)((ctx) => list({ ...ctx, policy }, warga, query(), "export"));
  expect(rows.map(({ nama }) => nama)).toEqual(["Ani"]);
});
