/**
 * A clerk looks through what a list of the ministry would change before it is taken: hundreds of rows, at a desk. What goes wrong: only
 * the first are shown, a count means another filter, and another person's list is read by its address.
 */
import { expect, test } from "vitest";
import { json } from "#kit/database/sql.server.ts";
import type { ToldRow } from "#kit/transfer/update/told-row.ts";
import { add, as, clerk, santri, useSantri } from "#tests/support/santri.ts";
import { keepList, settleList } from "./list.server.ts";
import { keepTold, toldByPlace, toldPages } from "./told-rows.server.ts";
import { readAskedPages } from "./told-rows.ts";
import { uploadedList } from "./uploaded-list.server.ts";
import { noWords as words } from "./words.ts";

useSantri();

const count = 230;
const nis = (n: number) => String(5000 + n);
const pages = (id: string, query = "", who = clerk) =>
  as(who, (ctx) => toldPages(ctx, santri, id, readAskedPages(new URLSearchParams(query))));
const bring = (...lines: string[][]) => {
  const sheet = { name: "Data", hidden: false, lines, places: lines.map((_, index) => index + 1) };
  return as(clerk, (ctx) => keepList(ctx, santri, { name: "emis.xlsx", book: { sheets: [sheet] }, words }));
};

test("every row that changes is on a page, in the order of the file; one column alone when it is asked, with counts that hold", async () => {
  for (let n = 0; n < count; n++) await add({ nama: `Santri ${n}`, nis: nis(n), juz: 1, telepon: "1" });
  const lines = Array.from({ length: count }, (_, n) => [`Santri ${n}`, nis(n), n < 210 ? "2" : "1", n % 23 === 0 || n >= 210 ? "9" : "1"]);
  const id = await bring(["Nama", "NIS", "Juz", "Telepon"], ...lines);
  const { plan } = await as(clerk, (ctx) => uploadedList(ctx, santri, id));
  expect([plan?.counts.changed, Object.keys(plan ?? {}).includes("told")]).toEqual([count, false]);

  const all = [await pages(id), await pages(id, "berubah=2"), await pages(id, "berubah=3")].map(({ ubah }) => ubah);
  expect(all.map(({ rows, total, page }) => [rows.length, total, page])).toEqual([
    [100, count, 1],
    [100, count, 2],
    [30, count, 3],
  ]);
  expect(all.flatMap(({ rows }) => rows.map(({ row }) => row))).toEqual(Array.from({ length: count }, (_, n) => n + 2));

  const phones = await pages(id, "berubah=9&kolom=Telepon");
  expect(phones.columns).toEqual([
    { label: "Juz", count: 210 },
    { label: "Telepon", count: 30 },
  ]);
  expect([phones.ubah.total, phones.ubah.page, phones.ubah.rows.length]).toEqual([30, 1, 30]);
  expect(phones.ubah.rows.every(({ cells }) => cells.some(({ column }) => column === "Telepon"))).toBe(true);
  for (const odd of ["berubah=0", "berubah=x", "berubah=-1&kolom=Rahasia"]) expect((await pages(id, odd)).ubah).toEqual(all[0]);
}, 60_000);

test("a trial takes the place of the one before", async () => {
  await add({ nama: "Zaki", nis: "5999", juz: 1 });
  const id = await bring(["Nama", "NIS", "Juz"], ["Zaki", "5999", "7"]);
  expect((await pages(id)).ubah.total).toBe(1);
  const { choices } = await as(clerk, (ctx) => uploadedList(ctx, santri, id));
  await as(clerk, (ctx) => settleList(ctx, santri, { id, words, choices: { ...choices, rules: { juz: "portal" } } }));
  expect((await pages(id)).ubah).toEqual({ rows: [], total: 0, page: 1 });
});

test("what was closed since the trial is told no longer: cells that stand, who changed them, names", async () => {
  await add({ nama: "Tutup", nis: "5990", nik: "111111", telepon: "1" });
  const id = await bring(["Nama", "NIS", "NIK", "Telepon"], ["Tutup", "5990", "222222", "2"]);
  const cells = async (who: typeof clerk) =>
    (await pages(id, "", who)).ubah.rows.map(({ name, cells: told }) => [name, ...told.map(({ old }) => old)]);
  expect(await cells(clerk)).toEqual([["Tutup", "111111", "1"]]);
  expect(await cells({ ...clerk, roles: ["pembawa"] })).toEqual([["Tutup", null, "1"]]);
  expect(await cells({ ...clerk, roles: ["tamu"] })).toEqual([["", null, null]]);
  const columns = async (who: typeof clerk) => (await pages(id, "kolom=NIK", who)).columns.map(({ label }) => label);
  expect([await columns(clerk), await columns({ ...clerk, roles: ["pembawa"] })]).toEqual([["NIK", "Telepon"], ["Telepon"]]);
});

/** A list of which this was told; of each row its place, and the column that it says otherwise. */
const keep = (rows: readonly (readonly [ToldRow["kind"], number, string])[], list?: string) =>
  as(clerk, async (ctx) => {
    const values = { register: "santri", fileName: "emis.xlsx", choices: json({}), actorId: String(clerk.id) };
    const id =
      list ??
      (
        await ctx.db
          .insertInto("importList")
          .values(values as never)
          .returning("id")
          .executeTakeFirstOrThrow()
      ).id;
    const told = rows.map(
      ([kind, row, column]): ToldRow => ({
        ...{ kind, row, id: null, name: `Baris ${row}`, by: "NIS", byName: false, cells: [{ column, old: "1", new: "2" }] },
        ...(kind === "ragu" && { candidates: [{ id: "a", name: "Ani" }] }),
      }),
    );
    await keepTold(ctx, id, told);
    return id;
  });

test("a page is of one list and one kind; which rows are in doubt hangs on no column, and counts in none", async () => {
  const one = await keep([
    ["ubah", 9, "Juz"],
    ["ubah", 3, "Telepon"],
    ["ubah", 5, "Juz"],
    ["bentrok", 4, "NIS"],
    ["ragu", 6, "Juz"],
  ]);
  const two = await keep([["ubah", 2, "Lahir"]]);
  const rows = async (id: string, query = "") => {
    const { ubah, bentrok, ragu } = await pages(id, query);
    return [ubah, bentrok, ragu].map((page) => [page.total, ...page.rows.map(({ row }) => row)]);
  };
  expect(await rows(one)).toEqual([
    [3, 3, 5, 9],
    [1, 4],
    [1, 6],
  ]);
  expect((await pages(one)).columns).toEqual([
    { label: "Juz", count: 2 },
    { label: "NIS", count: 1 },
    { label: "Telepon", count: 1 },
  ]);
  expect(await rows(one, "kolom=NIS")).toEqual([[0], [1, 4], [1, 6]]);
  expect((await pages(one, "kolom=Lahir")).column).toBe("");
  expect([...(await as(clerk, (ctx) => toldByPlace(ctx, two))).entries()]).toMatchObject([[2, { kind: "ubah", row: 2, name: "Baris 2" }]]);
  await keep([], one);
  expect([await rows(one), await rows(two)]).toEqual([
    [[0], [0], [0]],
    [[1, 2], [0], [0]],
  ]);
});

test("rows that may be meant have no name for whoever may not read it any more", async () => {
  const id = await keep([["ragu", 2, "NIS"]]);
  const names = async (who: typeof clerk) => (await pages(id, "", who)).ragu.rows.map(({ name, candidates }) => [name, candidates]);
  expect(await names(clerk)).toEqual([["Baris 2", [{ id: "a", name: "Ani" }]]]);
  expect(await names({ ...clerk, roles: ["tamu"] })).toEqual([["", [{ id: "a", name: "" }]]]);
});

test("of the address a page is asked for each kind by itself, as far as anybody leafs", () => {
  const asked = (query: string) => readAskedPages(new URLSearchParams(query));
  expect(asked("berubah=2&bentrok=3&ragu=999")).toEqual({ pages: { ubah: 2, bentrok: 3, ragu: 999 }, column: "" });
  expect(asked("berubah=1000&bentrok=1.5&ragu=&kolom=Juz")).toEqual({ pages: { ubah: 1, bentrok: 1, ragu: 1 }, column: "Juz" });
});
