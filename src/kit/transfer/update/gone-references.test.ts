/** Between a list's trial and its taking somebody throws a picture or a row away that the list names, or closes a field to whoever brings it. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Policy } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { json, sql } from "#kit/database/sql.server.ts";
import type { Values } from "#kit/register/check.ts";
import { picture, reference, text } from "#kit/register/fields.ts";
import { type Register, type Row, register } from "#kit/register/register.ts";
import { remove } from "#kit/register/store.server.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { actSecond } from "#tests/support/at-once.ts";
import { add, as, clerk, now, other, santri, santriHome, useSantri } from "#tests/support/santri.ts";
import { demandFields } from "./demand-fields.server.ts";
import { goneReferences } from "./gone-references.server.ts";

useSantri();

const regu: Register = register({
  ...{ name: "regu", table: "regu", path: "/regu", title: "Regu", noun: "regu", columns: ["nama"], searched: ["nama"] },
  fields: {
    nama: text({ label: "Nama", privacy: "umum", max: 40, required: true }),
    fotoId: picture({ label: "Foto", privacy: "umum" }),
    ketuaId: reference({ label: "Ketua", privacy: "umum", register: santri }),
  },
  sentences: sentencesFor("regu", "Belum ada."),
});
const gone = (rows: readonly Values[]) =>
  as(clerk, async (ctx) => {
    const found = await goneReferences(ctx, regu, rows);
    return found.map(({ label, isGone }) => [label, rows.map((row) => isGone(row))]);
  });
const shown = async () => {
  const gambar = { kunci: "a".repeat(64), lebar: 10, tinggi: 10, warna: "#000000", alt: "Regu", varian: json([{}]) as never, asal: "x" };
  return (await as(clerk, ({ db }) => db.insertInto("gambar").values(gambar).returning("id").executeTakeFirstOrThrow())).id;
};

test("a picture is looked for in the library, a row in its own table; each field is told with the rows that name what is gone", async () => {
  const [fotoId, ketua, binned] = [await shown(), await add({ nama: "Ani" }), await add({ nama: "Beni" })];
  await as(clerk, (ctx) => remove(ctx, santri, { id: binned.id, versi: 1 }));
  const sound = { nama: "Satu", fotoId, ketuaId: ketua.id };
  expect(await gone([sound, { nama: "Dua" }, { nama: "Tiga", fotoId: null, ketuaId: null }])).toEqual([]);
  expect(await gone([sound, { ketuaId: binned.id }, { ketuaId: randomUUID(), fotoId: ketua.id }])).toEqual([
    ["Foto", [false, false, true]],
    ["Ketua", [false, true, true]],
  ]);
  await as(clerk, ({ db }) => sql`update gambar set deleted_at = now() where id = ${fotoId}`.execute(db));
  expect(await gone([sound])).toEqual([["Foto", [true]]]);
});

test("what a list names is held until the list is in, so that nobody throws it away meanwhile", async () => {
  const { id } = await add({ nama: "Ani" });
  const order: string[] = [];
  const taking = async (ctx: Ctx) => {
    expect(await goneReferences(ctx, regu, [{ ketuaId: id }])).toEqual([]);
    order.push("named");
    ctx.afterCommit(async () => void order.push("in"));
  };
  const throwing = async (ctx: Ctx) => {
    await remove(ctx, santri, { id, versi: 1 });
    ctx.afterCommit(async () => void order.push("thrown away"));
  };
  await actSecond(santriHome, [clerk, taking], [other, throwing]);
  expect(order).toEqual(["named", "in", "thrown away"]);
});

test("a changed cell is taken only where its field is open for lists and for changes, a new one where it is open for lists", async () => {
  const before = await now((await add({ nama: "Ani", nis: "1001", telepon: "1" })).id);
  const demanded = (values: Values, rights: NonNullable<Policy[string]>, standing: Row | undefined) =>
    as(clerk, async (ctx) => demandFields({ ...ctx, policy: { santri: rights } }, santri, [{ values, before: standing }])).then(
      () => "taken",
      ({ message }: Error) => message,
    );
  const rights = (imports: readonly ["umum", ..."pribadi"[]], updates: readonly ["umum", ..."pribadi"[]]): NonNullable<Policy[string]> => [
    [["juru"], ["read"], ["umum", "pribadi"], "all"],
    [["juru"], ["import", "create"], imports, "all"],
    [["juru"], ["update"], updates, "all"],
  ];
  const closed = expect.stringMatching(/Telepon tidak lagi terbuka bagi Anda/);
  const both = rights(["umum", "pribadi"], ["umum", "pribadi"]);
  expect([await demanded({ telepon: "2" }, both, before), await demanded({ telepon: "2" }, both, undefined)]).toEqual(["taken", "taken"]);
  expect(await demanded({ telepon: "2" }, rights(["umum"], ["umum", "pribadi"]), before)).toEqual(closed);
  expect(await demanded({ telepon: "2" }, rights(["umum", "pribadi"], ["umum"]), before)).toEqual(closed);
  expect(await demanded({ telepon: "2" }, rights(["umum", "pribadi"], ["umum"]), undefined)).toBe("taken");
  const narrow = rights(["umum"], ["umum"]);
  expect([await demanded({ nama: "Beni", telepon: null }, narrow, undefined), await demanded({ telepon: "2" }, narrow, undefined)]).toEqual(
    ["taken", closed],
  );
  expect(await demanded({ telepon: null }, narrow, before)).toEqual(closed);
});
