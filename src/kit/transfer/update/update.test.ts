/**
 * A clerk brings a list of what stands already: the ministry's, each semester, or a colleague's with the numbers put right; at a desk,
 * a few hundred rows at a time. What goes wrong: cells that are empty there, namesakes, what somebody changed here meanwhile.
 */
import { describe, expect, test } from "vitest";
import { verifyAudit } from "#kit/audit/verify.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { PlannedList } from "#kit/transfer/transfer.server.ts";
import { add, as, clerk, named, now, plan, sheet, take, undo, useSantri } from "#tests/support/santri.ts";

useSantri();

describe("a list of what stands already", () => {
  test("says of each row whether it is new, changed or the same, and of each cell what it was; the second time nothing changes", async () => {
    const ani = await add({ nama: "Ani", nis: "1001", telepon: "111", juz: 3 });
    const budi = await add({ nama: "Budi", nik: "700001", lahir: "2010-01-02" });
    const cici = await add({ nama: "Cici  Amalia", lahir: "2010-03-04", juz: 7 });
    const listed = sheet(
      ["Nama", "NIS", "NIK", "Lahir", "Telepon"],
      ["Ani", "1001", "", "", "222"],
      ["Budi", "", "700001", "2010-01-02", ""],
      ["CICI AMALIA", "1003", "", "2010-03-04", ""],
      ["Dedi", "1004", "", "", ""],
    );
    const first = await plan(listed);
    expect(first).toMatchObject({ count: 4, refused: [], counts: { new: 1, changed: 2, same: 1, conflict: 0, doubtful: 0, faulty: 0 } });
    expect(first.told).toEqual([
      { row: 2, kind: "ubah", id: ani.id, name: "Ani", by: "NIS", byName: false, cells: [{ column: "Telepon", old: "111", new: "222" }] },
      {
        ...{ row: 4, kind: "ubah", id: cici.id, name: "Cici  Amalia", by: "Nama, Lahir", byName: true },
        cells: [{ column: "NIS", old: "", new: "1003" }],
      },
    ]);
    expect(await now(ani.id)).toMatchObject({ telepon: "111", versi: 1 });
    expect(await take(first.id)).toEqual({ imported: 3 });
    expect(await take(first.id)).toEqual({ imported: 3 });
    expect(await now(ani.id)).toMatchObject({ telepon: "222", juz: 3, versi: 2 });
    expect(await now(budi.id)).toMatchObject({ nama: "Budi", versi: 1 });
    expect(await now(cici.id)).toMatchObject({ nama: "Cici  Amalia", nis: "1003" });
    const second = await plan(listed);
    expect(second).toMatchObject({ id: null, refused: [], told: [], counts: { new: 0, changed: 0, same: 4 } });
    const { rows } = await as(clerk, (ctx) =>
      sql`select action, before ->> 'telepon' as was, after ->> 'telepon' as is from audit where subject_id = ${ani.id} order by id desc limit 1`.execute(
        ctx.db,
      ),
    );
    expect(rows).toEqual([{ action: "update", was: "111", is: "222" }]);
    expect(await as(clerk, verifyAudit)).toMatchObject({ intact: true });
  });

  test("needs no column that only a new row must have, and says so once where all rows are new", async () => {
    await add({ nama: "Eka", nis: "1010" });
    expect(await plan(sheet(["NIS", "Juz"], ["1010", "4"]))).toMatchObject({ refused: [], counts: { changed: 1 } });
    const { refused, id } = await plan(sheet(["NIS", "Juz"], ["9010", "4"]));
    expect([id, refused[0]]).toEqual([null, { row: 1, column: "Nama", typed: "", sentence: "Kolom wajib ini tidak ada." }]);
  });

  test("beside rows that stand, a new one lacks its cell, and not the list its column", async () => {
    await add({ nama: "Jihan", nis: "1011" });
    const { refused } = await plan(sheet(["NIS", "Juz"], ["1011", "4"], ["9011", "4"]));
    expect(refused.map(({ row, column, sentence }) => [row, column, sentence])).toEqual([[3, "Nama", "Nama wajib diisi."]]);
  });

  test("is told to the trail as a whole, and so is its undoing", async () => {
    await add({ nama: "Kiki", nis: "1012" });
    const { id } = await plan(sheet(["Nama", "NIS", "Juz"], ["Kiki", "1012", "4"], ["Lala", "1013", ""]));
    await take(id);
    await undo(id);
    const { rows } = await as(clerk, (ctx) =>
      sql<{ action: string; after: object }>`select action, after - 'fileName' as after from audit
        where subject = 'santri' and subject_id = '*' order by id desc limit 2`.execute(ctx.db),
    );
    expect(rows).toEqual([
      { action: "undo-import", after: { rows: 1, restored: 1 } },
      { action: "import", after: { rows: 1, changed: 1 } },
    ]);
  });

  test("is taken as far as each column's rule says", async () => {
    const row = await add({ nama: "Fani", nis: "1020", telepon: "111", juz: 3 });
    const listed = sheet(["NIS", "Telepon", "Juz", "Lahir"], ["1020", "999", "", "2011-01-01"]);
    const told = async (rules: PlannedList["rules"]) =>
      (await plan(listed, { rules })).told.flatMap(({ cells }) => cells.map(({ column, new: says }) => [column, says]));
    expect(await told({ telepon: "portal", juz: "kosongkan", lahir: "isi" })).toEqual([
      ["Juz", ""],
      ["Lahir", "1 Jan 2011"],
    ]);
    expect(await told({ telepon: "isi", lahir: "portal" })).toEqual([]);
    const { id } = await plan(listed, { rules: { juz: "kosongkan" } });
    await take(id);
    expect(await now(row.id)).toMatchObject({ telepon: "999", juz: null, lahir: "2011-01-01" });
  });

  test("is refused cell by cell where the changed row as a whole, or the database, cannot take it", async () => {
    await add({ nama: "Pemula", nis: "1030", juz: 1 });
    await add({ nama: "Gita", nis: "1031", nik: "700031" });
    await add({ nama: "Hadi", nis: "1032", nik: "700032" });
    const { id, refused } = await plan(sheet(["NIS", "NIK", "Juz"], ["1030", "", "20"], ["1031", "7000", ""], ["1032", "", "tiga"]));
    expect([id, refused.map(({ row, column }) => [row, column])]).toEqual([
      null,
      [
        [2, "Juz"],
        [3, "NIK"],
        [4, "Juz"],
      ],
    ]);
    expect(refused[0]?.sentence).toBe("Pemula belum sejauh itu.");
    const clash = await plan(sheet(["NIK", "NIS"], ["700031", "1032"]), { decided: {} });
    expect(clash).toMatchObject({ id: null, counts: { doubtful: 1 } });
    const taken = await plan(sheet(["NIK", "NIS"], ["700031", "1030"]), { decided: { 2: (await named("Gita")).id } });
    expect(taken.refused).toEqual([{ row: 2, column: "NIS", typed: "1030", sentence: "NIS ini sudah dipakai." }]);
  });
});

describe("a row of which nobody is sure", () => {
  test("waits until somebody says which is meant: several alike, keys that contradict, one row twice", async () => {
    const [one, two] = [await add({ nama: "Iman", lahir: "2010-05-05", juz: 1 }), await add({ nama: "iman", lahir: "2010-05-05" })];
    const strong = await add({ nama: "Joko", nis: "1040", lahir: "2010-06-06" });
    const listed = sheet(
      ["Nama", "NIS", "Lahir", "Juz"],
      ["Iman", "", "2010-05-05", "9"],
      ["Iman", "1040", "2010-05-05", "9"],
      ["Joko", "1041", "2010-06-06", "9"],
      ["Lain Sekali", "1040", "2001-01-01", "9"],
    );
    const { id, counts, told } = await plan(listed, { partly: true });
    expect([id, counts.doubtful]).toEqual([null, 4]);
    expect(told.map(({ row, candidates }) => [row, candidates?.map((c) => c.id).sort()])).toEqual([
      [2, [one.id, two.id].sort()],
      [3, [one.id, two.id, strong.id].sort()],
      [4, [strong.id]],
      [5, [strong.id]],
    ]);
    expect(told.map(({ sentence }) => sentence)).toEqual([
      "Ada 2 data dengan Nama dan Lahir yang sama. Pilih yang dimaksud.",
      "NIS menunjuk data yang satu, Nama dan Lahir data yang lain. Pilih yang dimaksud.",
      expect.stringMatching(/^Nama dan Lahir sama dengan data yang ada, tetapi NIS lain|^Baris 5/),
      expect.any(String),
    ]);
    const decided = { 2: one.id, 3: "portal", 4: "baru", 5: "portal" };
    const settled = await plan(listed, { partly: true, decided });
    expect(settled.counts).toMatchObject({ new: 1, changed: 1, same: 2, doubtful: 0 });
    await take(settled.id);
    expect(await now(one.id)).toMatchObject({ juz: 9 });
    expect(await now(two.id)).toMatchObject({ juz: null, versi: 1 });
    expect(await now(strong.id)).toMatchObject({ juz: null, versi: 1 });
  });

  test("is known by its name alone only where the list says nothing surer, and then it is asked", async () => {
    const row = await add({ nama: "Nama Saja", nis: "1055" });
    const { told } = await plan(sheet(["Nama", "NIS", "Juz"], ["Nama Saja", "", "4"], ["Nama Saja", "1056", "4"]));
    expect(told).toMatchObject([
      {
        row: 2,
        kind: "ragu",
        sentence: "Hanya Nama yang sama. Pilih yang dimaksud.",
        byName: true,
        name: "Nama Saja",
        candidates: [{ id: row.id, name: "Nama Saja" }],
      },
    ]);
    expect((await plan(sheet(["Nama", "NIS"], ["Nama Saja", ""]))).counts).toMatchObject({ same: 1 });
  });

  test("is never written twice", async () => {
    const row = await add({ nama: "Kiki", nis: "1050" });
    const twice = sheet(["NIS", "Juz"], ["1050", "1"], ["1050", "2"]);
    expect((await plan(twice)).counts).toMatchObject({ doubtful: 2 });
    expect((await plan(twice, { decided: { 2: row.id, 3: row.id } })).counts).toMatchObject({ changed: 1, doubtful: 1 });
  });
});
