/**
 * A clerk takes in what is sound of a list and mends the rest, then and there or after a telephone call, in the grid or in the file of
 * the rest. What goes wrong: a row taken twice, a mending lost, a column "Kesalahan" that comes back as data.
 */
import { describe, expect, test } from "vitest";
import { runImportJob, startImport } from "#kit/transfer/transfer.server.ts";
import { add, as, clerk, edit, named, now, other, santri, santriHome, useSantri } from "#tests/support/santri.ts";
import { type Choices, noChoices } from "./choices.ts";
import { mapOf } from "./column-map.ts";
import { keepMap } from "./column-maps.server.ts";
import { gridOf, restOf } from "./grid.server.ts";
import { keepList, recheckList, settleList } from "./list.server.ts";
import { toldPages } from "./told-rows.server.ts";
import { readAskedPages } from "./told-rows.ts";
import { type UnderstoodList, understandList } from "./understand-list.server.ts";
import { findList, uploadedList } from "./uploaded-list.server.ts";
import { noWords as words } from "./words.ts";

useSantri();

const book = (...lines: string[][]) => ({ sheets: [{ name: "Data", hidden: false, lines, places: lines.map((_, index) => index + 1) }] });
const keep = (...lines: string[][]) => as(clerk, (ctx) => keepList(ctx, santri, { name: "santri.xlsx", book: book(...lines), words }));
const of = (id: string, who = clerk) => as(who, (ctx) => uploadedList(ctx, santri, id));
const settle = async (id: string, change: Partial<Choices>) => {
  const { choices } = await of(id);
  await as(clerk, (ctx) => settleList(ctx, santri, { id, words, choices: { ...choices, ...change } }));
};
const take = async (id: string) => {
  const { plan } = await of(id);
  return as(clerk, (ctx) => startImport(ctx, santri, String(plan?.id)));
};
const gone = async (id: string) => (await as(clerk, (ctx) => findList(ctx, santri, id))) === undefined;
const grid = async (id: string, all = false, page = 1) => {
  const list = await of(id);
  return as(clerk, (ctx) => gridOf(ctx, santri, list, { words, page, all }));
};

const told = (id: string) => as(clerk, (ctx) => toldPages(ctx, santri, id, readAskedPages(new URLSearchParams())));
const open = (id: string) => as(clerk, (ctx) => recheckList(ctx, santri, { id, words }));
const system = () => santriHome.scope({ id: null, name: "sistem: impor", roles: ["sistem"] });

const head = ["Nama", "NIS", "Juz"];
const list = () => keep(head, ["Ana", "2001", "3"], ["Ben", "2x", "3"], ["Cut", "2003", "tiga"]);

describe("of a list with faults", () => {
  test("what is sound goes in now, and the rest stays to be mended in the grid", async () => {
    const id = await list();
    expect(await take(id)).toEqual({ imported: 1, waits: 2 });
    expect((await of(id)).plan).toBeNull();
    await settle(id, {});
    const kept = await of(id);
    expect(kept.plan).toMatchObject({ count: 2, counts: { new: 0, faulty: 2 } });
    expect(await grid(id)).toEqual({
      columns: head.map((label, place) => ({ place, label })),
      rows: [
        { place: 3, cells: ["Ben", "2x", "3"], faults: { 1: "NIS terdiri dari 4 angka." }, besides: [] },
        { place: 4, cells: ["Cut", "2003", "tiga"], faults: { 2: "Juz harus berupa angka." }, besides: [] },
      ],
      ...{ total: 2, page: 1, all: false, ticks: [] },
    });
    await settle(id, { cells: { 3: { 1: "2002" }, 4: { 2: "30" } } });
    expect((await of(id)).plan).toMatchObject({ refused: [], counts: { new: 2 } });
    expect([await grid(id), await grid(id, true)]).toEqual([null, null]);
    expect(await take(id)).toEqual({ imported: 2 });
    expect(await gone(id)).toBe(true);
    expect([await named("Ana"), await named("Ben"), await named("Cut")]).toMatchObject([{ nis: "2001" }, { nis: "2002" }, { juz: 30 }]);
  });

  test("the grid shows sound rows too when it is asked, page by page", async () => {
    const many = Array.from({ length: 60 }, (_, n) => [`Orang ${n}`, String(3000 + n), n === 0 ? "x" : "1"]);
    const id = await keep(head, ...many);
    expect(await grid(id)).toMatchObject({ total: 1, rows: [{ place: 2 }] });
    const [first, second] = [await grid(id, true), await grid(id, true, 2)];
    expect([first?.total, first?.rows.length, second?.rows.length, second?.rows[0]?.place]).toEqual([60, 50, 10, 52]);
  });

  test("a column of the file that is brought nowhere is none of the grid, and stays in the file of the rest", async () => {
    const id = await keep(["Nama", "Warna kesukaan", "NIS"], ["Ana", "Biru", "2001"], ["Ben", "Hijau", "2x"]);
    await settle(id, { columns: { 1: "" } });
    const kept = await of(id);
    expect(kept.seen.columns.map(({ field }) => field)).toEqual(["nama", "", "nis"]);
    for (const all of [true, false])
      expect((await grid(id, all))?.columns).toEqual([
        { place: 0, label: "Nama" },
        { place: 2, label: "NIS" },
      ]);
    expect(await as(clerk, (ctx) => restOf(ctx, santri, kept, words))).toMatchObject({
      rows: [["Ben", "Hijau", "2x", "NIS terdiri dari 4 angka."]],
    });
  });

  test("the rest leaves as a file that says what is wrong, and comes back mended", async () => {
    const id = await keep(head, ["Dina", "2011", "3"], ["Edi", "2x", "3"], ["Fuad", "2013", "tiga"]);
    const before = await of(id);
    const { heads, rows } = await as(clerk, (ctx) => restOf(ctx, santri, before, words));
    expect(heads).toEqual([...head, "Kesalahan"]);
    expect(rows).toEqual([
      ["Edi", "2x", "3", "NIS terdiri dari 4 angka."],
      ["Fuad", "2013", "tiga", "Juz harus berupa angka."],
    ]);
    const back = await keep(heads, ...rows.map((row) => row.with(1, `201${row[0]?.length}`).with(2, "5")));
    const again = await of(back);
    expect(again.plan).toMatchObject({ refused: [], counts: { new: 2 } });
    expect(again.seen.columns.find(({ label }) => label === "Kesalahan")).toMatchObject({ field: "", sure: true });
  });

  test("nobody is missed in the file of the rest", async () => {
    const expecting = { ...santri, expected: { where: {}, called: "tercatat", sentence: "Tandai." } };
    await keep(head, ["Gita", "2021", "3"], ["Hana", "2022", "3"]).then(take);
    const missed = async (...lines: string[][]) => {
      const file = { name: "sisa.xlsx", book: book(...lines), words };
      return (await of(await as(clerk, (ctx) => keepList(ctx, expecting, file)))).plan?.absent.count;
    };
    expect(await missed(head, ["Gita", "2021", "4"])).toBeGreaterThan(0);
    expect(await missed([...head, "Kesalahan"], ["Gita", "2021", "4", "Diubah di portal: Juz."])).toBe(0);
  });

  test("is not tried out anew while a long one is taken in behind the scenes", async () => {
    const id = await keep(head, ...Array.from({ length: 1_001 }, (_, n) => [`Banyak ${n}`, String(4000 + n), "1"]));
    expect(await take(id)).toEqual({ task: expect.any(String) });
    await expect(settle(id, { rules: { juz: "isi" } })).rejects.toMatchObject({ kind: "conflict" });
    const batch = (await of(id)).plan?.id ?? "";
    expect(await runImportJob(system(), santri, { batch, progress: async () => undefined })).toEqual({ imported: 1_001 });
    expect(await gone(id)).toBe(true);
  });

  test("is tried out anew by itself when it is opened after a long one was taken in behind the scenes", async () => {
    const many = Array.from({ length: 1_001 }, (_, n) => [`Sisa ${n}`, String(6000 + n), "1"]);
    const id = await keep(head, ...many, ["Yang salah", "6x", "1"]);
    expect(await take(id)).toEqual({ task: expect.any(String) });
    const batch = (await of(id)).plan?.id ?? "";
    await open(id);
    expect((await of(id)).plan?.id).toBe(batch);
    expect(await runImportJob(system(), santri, { batch, progress: async () => undefined })).toEqual({ imported: 1_001, waits: 1 });
    expect((await of(id)).plan).toBeNull();
    await as(other, (ctx) => recheckList(ctx, santri, { id, words }));
    expect((await of(id)).plan).toBeNull();
    await open(id);
    expect((await of(id)).plan).toMatchObject({ count: 1, counts: { faulty: 1 } });
    expect((await grid(id))?.rows).toMatchObject([{ place: 1003, faults: { 1: "NIS terdiri dari 4 angka." } }]);
  });

  test("belongs to whoever brought it", async () => {
    const id = await list();
    await expect(of(id, other)).rejects.toMatchObject({ kind: "notFound" });
  });
});

describe("a list that was understood before its trial", () => {
  const understand = async (id: string, change: Partial<Choices> = {}) => {
    const { choices } = await of(id);
    const asked = { id, words, choices: { ...choices, ...change } };
    return { asked, understood: await santriHome.scope(clerk).read((ctx) => understandList(ctx, santri, asked)) };
  };
  const written = (list: UnderstoodList): UnderstoodList => ({
    ...list,
    interpreted: { ...list.interpreted, list: { ...list.interpreted.list, rows: [["Dari luar", "2999", "3"]], places: [2], faults: [{}] } },
  });

  test("is not understood once more while others wait for the transaction", async () => {
    const id = await keep(head, ["Hana", "2201", "3"]);
    const { asked, understood } = await understand(id);
    await as(clerk, (ctx) => settleList(ctx, santri, { ...asked, understood: written(understood) }));
    await take(id);
    expect(await named("Dari luar")).toMatchObject({ nis: "2999" });
  });

  test("is understood anew when something was decided or taken in meanwhile", async () => {
    const id = await keep(head, ["Indra", "2202", "3"], ["Joko", "2x", "3"]);
    const early = await understand(id);
    await take(id);
    await as(clerk, (ctx) => settleList(ctx, santri, { ...early.asked, understood: early.understood }));
    expect((await of(id)).plan).toMatchObject({ count: 1, counts: { faulty: 1 } });
    const late = await understand(id);
    await settle(id, { cells: { 3: { 1: "2203" } } });
    await as(clerk, (ctx) => settleList(ctx, santri, { ...late.asked, understood: written(late.understood) }));
    expect((await of(id)).plan).toMatchObject({ count: 1, counts: { faulty: 1 } });
  });
});

describe("what is settled about a list", () => {
  test("is its rules too, kept with the map of its columns and offered with the next one", async () => {
    const row = await add({ nama: "Gani", nis: "2101", juz: 1 });
    const id = await keep(["Santri", "NIS", "Juz"], ["Gani", "2101", "9"]);
    await settle(id, { columns: { 0: "nama" }, rules: { juz: "isi" } });
    expect((await of(id)).plan).toMatchObject({ counts: { same: 1, changed: 0 } });
    const { seen, choices } = await of(id);
    await as(clerk, (ctx) => keepMap(ctx, santri, mapOf(seen, choices, { name: "EMIS", source: "" })));
    const next = await of(await keep(["Santri", "NIS", "Juz"], ["Gani", "2101", "8"]));
    expect([next.columnMap, next.choices.rules, next.plan?.counts.changed]).toEqual(["EMIS", { juz: "isi" }, 0]);
    expect(await now(row.id)).toMatchObject({ juz: 1 });
  });

  test("waits with a row that somebody changed after the upload, also where that was between trial and import", async () => {
    const row = await add({ nama: "Hani", nis: "2111", juz: 1 });
    const id = await keep(["NIS", "Juz", "Nama"], ["2111", "9", "Hani"], ["2112", "9", "Ipin"]);
    await edit(row.id, { juz: 4 });
    expect(await take(id)).toEqual({ imported: 1, moved: 1, waits: 1 });
    await settle(id, {});
    expect((await of(id)).plan).toMatchObject({
      count: 1,
      counts: { conflict: 1 },
    });
    expect((await told(id)).bentrok).toMatchObject({ total: 1, rows: [{ cells: [{ old: "4", new: "9", later: { by: "Rekan" } }] }] });
    const list = await of(id);
    const { rows } = await as(clerk, (ctx) => restOf(ctx, santri, list, words));
    expect(rows).toEqual([["2111", "9", "Hani", "Diubah di portal: Juz."]]);
    await settle(id, { decided: { 2: "portal" } });
    expect((await of(id)).plan).toMatchObject({ id: null, counts: { same: 1 } });
    await settle(id, { decided: { 2: "daftar" } });
    await take(id);
    expect([await gone(id), (await now(row.id)).juz]).toEqual([true, 9]);
  });

  test("is forgotten with another sheet", async () => {
    const [one, two] = [book(head, ["Joni", "2121", "1"]), book(head, ["Kadir", "2122", "1"])];
    const both = { sheets: [...one.sheets, { ...(two.sheets[0] as (typeof two.sheets)[0]), name: "Lain" }] };
    const id = await as(clerk, (ctx) => keepList(ctx, santri, { name: "a.xlsx", book: both, words }));
    await as(clerk, (ctx) => settleList(ctx, santri, { id, words, choices: { ...noChoices, sheet: 0, cells: { 2: { 1: "2129" } } } }));
    await settle(id, { sheet: 1 });
    const { choices, plan } = await of(id);
    expect([choices.cells, plan?.counts.new]).toEqual([undefined, 1]);
  });
});
