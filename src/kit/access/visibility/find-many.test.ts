/** Rows are asked for by their ids, as those who were in a class once: each person gets what they may read of them, and no more. */
import { beforeAll, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { sql } from "#kit/database/sql.server.ts";
import { list } from "#kit/register/store.server.ts";
import { actor } from "#tests/support/database.ts";
import { as, clerk, keeper, neighbour, query, scribe, usePeople, warga } from "#tests/support/people.ts";
import { ofOwn, wholly } from "#tests/support/rights.ts";
import { findMany } from "./find-many.server.ts";

usePeople();

let [ani, budi, cici] = ["", "", ""];
beforeAll(async () => {
  const { rows } = await as(clerk)((ctx) => list(ctx, warga, query()));
  [ani, budi, cici] = ["Ani", "Budi", "Cici"].map((nama) => rows.find((row) => row.nama === nama)?.id) as [string, string, string];
  await as(clerk)(({ db }) => sql`update warga set deleted_at = now() where id in (${budi}, ${ani})`.execute(db));
});
const rights = {
  ...{ petugas: [wholly(["petugas"], "read")], penulis: [wholly(["petugas"], "read", "restore")] },
  penjaga: [ofOwn(["penjaga"], "read", "restore")],
  campur: [wholly(["penjaga"], "read"), ofOwn(["penjaga"], "restore")],
} as const;
const found = async (who: Actor, policy: keyof typeof rights | "asli", ids = [ani, budi, cici]) => {
  const rows = await as(who)((ctx) =>
    findMany(policy === "asli" ? ctx : { ...ctx, policy: { ...ctx.policy, warga: rights[policy] } }, warga, ids),
  );
  return rows.map(({ nama }) => nama).sort();
};

test("what lies in the bin is there for those alone who may take it out", async () => {
  expect(await found(clerk, "petugas")).toEqual(["Cici"]);
  expect(await found(clerk, "penulis")).toEqual(["Ani", "Budi", "Cici"]);
  expect(await found(keeper, "campur")).toEqual(["Ani", "Cici"]);
});

test("whoever reads their own rows alone gets no other, in the bin or not", async () => {
  expect(await found(keeper, "penjaga")).toEqual(["Ani"]);
  expect(await found(scribe, "asli")).toEqual([]);
});

test("only the rows that were asked for come, with what this person may see of them", async () => {
  expect(await found(clerk, "penulis", [budi])).toEqual(["Budi"]);
  expect(await found(clerk, "penulis", [])).toEqual([]);
  const [row] = await as(neighbour)((ctx) => findMany(ctx, warga, [cici]));
  expect(Object.keys(row ?? {}).sort()).toEqual(["createdAt", "deletedAt", "id", "nama", "updatedAt", "versi"]);
});

test("whoever may read none is told that there are none", async () => {
  await expect(found(actor("tamu"), "asli")).rejects.toMatchObject({ kind: "notFound" });
  await expect(found(actor("tamu"), "asli", [])).rejects.toMatchObject({ kind: "notFound" });
});
