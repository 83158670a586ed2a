/**
 * While a clerk brings a list, colleagues work at the same rows, from other desks. What goes wrong: a list that is a month old writes
 * over what was put right yesterday, an undoing loses it, or a list tells what its bearer may not see.
 */
import { describe, expect, test } from "vitest";
import { verifyAudit } from "#kit/audit/verify.server.ts";
import { runImport, startImport } from "#kit/transfer/transfer.server.ts";
import { actor } from "#tests/support/database.ts";
import { add, as, clerk, countNamed, edit, named, now, other, plan, santri, sheet, take, undo, useSantri } from "#tests/support/santri.ts";

useSantri();

describe("what somebody changed in the portal", () => {
  test("since the same kind of list brought it, is a conflict until it is decided; other cells and other lists are not", async () => {
    const row = await add({ nama: "Lala", nis: "1060", telepon: "1", juz: 1 });
    await take((await plan(sheet(["NIS", "Telepon", "Juz"], ["1060", "2", "2"]))).id);
    await edit(row.id, { telepon: "3" });
    const again = sheet(["NIS", "Telepon", "Juz"], ["1060", "2", "2"]);
    const conflict = await plan(again);
    expect(conflict).toMatchObject({ id: null, counts: { conflict: 1, changed: 0 } });
    expect(conflict.told[0]).toMatchObject({
      kind: "bentrok",
      cells: [{ column: "Telepon", old: "3", new: "2", later: { by: "Rekan", at: expect.any(String) } }],
    });
    expect((await plan(sheet(["NIS", "Juz"], ["1060", "5"]))).counts).toMatchObject({ changed: 1, conflict: 0 });
    expect((await plan(again, { source: "rdm" })).counts).toMatchObject({ changed: 1 });
    expect((await plan(again, { decided: { 2: "portal" } })).counts).toMatchObject({ same: 1 });
    await take((await plan(again, { decided: { 2: "daftar" } })).id);
    expect(await now(row.id)).toMatchObject({ telepon: "2" });
  });

  test("since the list was read is one too", async () => {
    const row = await add({ nama: "Mimi", nis: "1061", telepon: "1" });
    const since = new Date();
    await edit(row.id, { telepon: "3" });
    expect((await plan(sheet(["NIS", "Telepon"], ["1061", "2"]), { source: undefined, since })).counts).toMatchObject({ conflict: 1 });
  });

  test("between the trial and the import is left alone and told; the rest goes in", async () => {
    const [one, two] = [await add({ nama: "Nina", nis: "1070", telepon: "1" }), await add({ nama: "Oki", nis: "1071", telepon: "1" })];
    const { id } = await plan(sheet(["NIS", "Telepon"], ["1070", "2"], ["1071", "2"]));
    await edit(one.id, { juz: 4 });
    expect(await take(id)).toEqual({ imported: 1, moved: 1 });
    expect([await now(one.id), await now(two.id)]).toMatchObject([{ telepon: "1", juz: 4 }, { telepon: "2" }]);
  });
});

describe("what somebody recorded since the trial", () => {
  const two = sheet(["Nama", "Lahir"], ["Wulan", "2009-04-05"], ["Xena", "2009-04-06"]);

  test("is not recorded once more, though two bring the same list without a number", async () => {
    const [first, second] = [await plan(two), await plan(two, {}, other)];
    expect([first.counts, second.counts]).toMatchObject([{ new: 2 }, { new: 2 }]);
    expect(await take(first.id)).toEqual({ imported: 2 });
    const late = await as(other, (ctx) => startImport(ctx, santri, String(second.id)));
    expect(late).toEqual({ imported: 0, moved: 2 });
    expect(await countNamed("Wulan")).toBe(1);
  });

  test("by hand is left alone, and the rest goes in", async () => {
    const { id } = await plan(sheet(["Nama", "Lahir"], ["Yuni", "2009-04-07"], ["Zaki", "2009-04-08"]));
    await add({ nama: "yuni", lahir: "2009-04-07" });
    expect(await take(id)).toEqual({ imported: 1, moved: 1 });
    expect(await named("Yuni")).toBeUndefined();
    expect(await named("Zaki")).toBeDefined();
  });

  test("and before, is recorded beside where a person says that somebody else is meant", async () => {
    await add({ nama: "Kembar", lahir: "2009-04-09", nis: "1300" });
    const listed = sheet(["Nama", "NIS", "Lahir"], ["Kembar", "1301", "2009-04-09"]);
    expect((await plan(listed)).counts).toMatchObject({ doubtful: 1 });
    expect(await take((await plan(listed, { decided: { 2: "baru" } })).id)).toEqual({ imported: 1 });
    expect(await countNamed("Kembar")).toBe(2);
  });
});

describe("whoever may not", () => {
  test("change what stands, or a class of fields, is refused at the row or the cell", async () => {
    await add({ nama: "Putri", nis: "1080", telepon: "1" });
    const carrier = { ...actor("pembawa"), name: "Pembawa" };
    const refused = await plan(sheet(["NIS", "Telepon"], ["1080", "2"]), {}, carrier);
    expect(refused).toMatchObject({ id: null, told: [] });
    expect(refused.refused.map(({ sentence }) => sentence)).toEqual([expect.stringMatching(/tidak boleh Anda ubah|tidak berhak mengubah/)]);
    expect((await plan(sheet(["NIS", "Nama"], ["1080", "Putri"]), {}, carrier)).counts).toMatchObject({ same: 1 });
  });

  test("read a field is not told what stands in it, and knows no row by it", async () => {
    await add({ nama: "Qori", nis: "1081", nik: "700081", telepon: "rahasia sekali" });
    const blind = { ...actor("pengurus"), name: "Pengurus" };
    const told = await plan(sheet(["NIS", "Telepon"], ["1081", "2"]), {}, blind);
    expect(told.told).toMatchObject([{ cells: [{ column: "Telepon", old: null, new: "2" }] }]);
    expect(JSON.stringify(told)).not.toContain("rahasia sekali");
    expect((await plan(sheet(["NIK", "Nama"], ["700081", "Nama Lain"]), {}, blind)).counts).toMatchObject({ new: 1, changed: 0 });
    expect((await plan(sheet(["NIK", "Nama"], ["700081", "Nama Lain"]))).counts).toMatchObject({ new: 0, changed: 1 });
    const ifEmpty = sheet(["NIS", "Telepon"], ["1081", "2"]);
    expect((await plan(ifEmpty, { rules: { telepon: "isi" } }, blind)).counts).toMatchObject({ same: 1 });
    await add({ nama: "Rangga", nis: "1082" });
    expect((await plan(sheet(["NIS", "Telepon"], ["1082", "2"]), { rules: { telepon: "isi" } }, blind)).counts).toMatchObject({ same: 1 });
  });
});

describe("an import that is taken back", () => {
  test("gives changed rows their old values, and leaves those that somebody changed since", async () => {
    const [one, two] = [
      await add({ nama: "Rina", nis: "1090", telepon: "1", juz: 1 }),
      await add({ nama: "Sari", nis: "1091", telepon: "1" }),
    ];
    const { id } = await plan(sheet(["Nama", "NIS", "Telepon"], ["Rina", "1090", "2"], ["Sari", "1091", "2"], ["Tuti", "1092", "2"]));
    await take(id);
    await edit(two.id, { juz: 8 });
    const left = [{ id: two.id, name: "Sari", by: "Rekan", at: expect.any(Date) }];
    expect(await undo(id)).toEqual({ undone: 0, left, done: false, others: { undone: 1, restored: 1 } });
    expect(await undo(id, true)).toEqual({ undone: 1, restored: 1, left, done: true });
    expect([await now(one.id), await now(two.id)]).toMatchObject([
      { telepon: "1", juz: 1, versi: 3 },
      { telepon: "2", juz: 8 },
    ]);
    expect(await named("Tuti")).toBeUndefined();
    await expect(undo(id)).rejects.toMatchObject({ kind: "conflict" });
    expect((await plan(sheet(["NIS", "Telepon"], ["1090", "2"]))).counts).toMatchObject({ changed: 1 });
    expect(await as(clerk, verifyAudit)).toMatchObject({ intact: true });
  });

  test("one after the other, the last first, leaves every row as it was before the first", async () => {
    const [row, typed] = [await add({ nama: "Asih", nis: "1200", telepon: "1" }), await add({ nama: "Budi", nis: "1201", telepon: "1" })];
    const bring = async (telepon: string) => {
      const { id } = await plan(
        sheet(["Nama", "NIS", "Telepon"], ["Asih", "1200", telepon], ["Budi", "1201", telepon], ["Caca", "1202", telepon]),
      );
      await take(id);
      return id;
    };
    const [first, second] = [await bring("2"), await bring("3")];
    await edit(typed.id, { juz: 7 });
    const third = await bring("4");
    expect(await undo(third)).toMatchObject({ restored: 3, left: [] });
    // Somebody's own change in between stays in the way of the second, and of nothing else.
    expect(await undo(second, true)).toMatchObject({ restored: 2, left: [{ name: "Budi" }] });
    expect(await now(row.id)).toMatchObject({ telepon: "2" });
    expect(await undo(first, true)).toMatchObject({ undone: 1, restored: 1, left: [{ name: "Budi" }] });
    expect(await now(row.id)).toMatchObject({ telepon: "1" });
    expect(await now(typed.id)).toMatchObject({ telepon: "3", juz: 7 });
    expect(await named("Caca")).toBeUndefined();
    expect(await as(clerk, verifyAudit)).toMatchObject({ intact: true });
  });

  test("is whole or not at all: what is not sound is taken only where the rest may wait", async () => {
    await add({ nama: "Umi", nis: "1100" });
    const faulty = sheet(["Nama", "NIS", "Juz"], ["Umi", "1100", "3"], ["Vina", "1101", "banyak"]);
    expect(await plan(faulty)).toMatchObject({ id: null, refused: [{ row: 3 }] });
    const partly = await plan(faulty, { partly: true });
    expect(partly).toMatchObject({ id: expect.any(String), counts: { changed: 1, faulty: 1 } });
    expect(await as(clerk, (ctx) => runImport(ctx, santri, String(partly.id)))).toBe(1);
    expect(await named("Umi")).toMatchObject({ juz: 3 });
    expect(await named("Vina")).toBeUndefined();
  });
});
