/**
 * The office lays the ministry's list beside the portal each semester: what is only there, only here, or otherwise. What goes wrong:
 * capitals and blanks that look like differences, a namesake taken for somebody else, a closed field learnt by a list.
 */
import { beforeEach, expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { add, as, clerk, other, santri, sheet, useSantri } from "#tests/support/santri.ts";
import { type Comparing, compareList } from "./compare-list.server.ts";

useSantri();

const register = { ...santri, expected: { where: {}, called: "", sentence: "" } };
const compare = (list: ReturnType<typeof sheet>, how: Partial<Comparing> = {}, who = clerk) =>
  as(who, (ctx) => compareList(ctx, register, { imported: register, sheet: list, empty: false, whole: true, ...how }));
beforeEach(() => as(clerk, ({ db }) => sql`delete from santri`.execute(db)));
const head = ["Nama", "NIS", "Lahir", "Telepon", "Juz"];

test("rows are only there, only here, the same or otherwise, field by field", async () => {
  await add({ nama: "Ana Maria", nis: "4001", lahir: "2010-03-05", telepon: "0812", juz: 3 });
  const ben = await add({ nama: "Ben", nis: "4002", lahir: "2010-04-05", telepon: "0813", juz: 3 });
  const cut = await add({ nama: "Cut", nis: "4003" });
  const { rows, count, same } = await compare(
    sheet(head, ["ANA  MARIA", "4001", "2010-03-05", "", "3"], ["Ben", "4002", "2010-04-06", "0813", "tiga"], ["Dodi", "4009", "", "", ""]),
  );
  expect([count, same]).toEqual([3, 1]);
  expect(rows).toEqual([
    {
      ...{ kind: "beda", place: 3, id: ben.id, group: null, name: "Ben", sentence: "" },
      cells: [
        { field: "lahir", old: "5 Apr 2010", new: "6 Apr 2010" },
        { field: "juz", old: "3", new: "tiga" },
      ],
    },
    {
      ...{ kind: "daftar", place: 4, id: null, group: null, name: "Dodi", sentence: "" },
      cells: [
        { field: "nama", old: "", new: "Dodi" },
        { field: "nis", old: "", new: "4009" },
      ],
    },
    { kind: "portal", place: null, id: cut.id, group: null, name: "Cut", sentence: "", cells: [{ field: "nis", old: "4003", new: "" }] },
  ]);
});

test("an empty cell differs only when that is asked, and a decided doubt is compared", async () => {
  const edi = await add({ nama: "Edi", nis: "4011", telepon: "0812" });
  const list = sheet(["Nama", "NIS", "Telepon"], ["Edi", "4011", ""]);
  expect((await compare(list)).same).toBe(1);
  expect((await compare(list, { empty: true })).rows[0]?.cells).toEqual([{ field: "telepon", old: "0812", new: "" }]);
  const twice = sheet(["Nama", "NIS", "Telepon"], ["Edi", "4011", "1"], ["Edi", "4011", "2"]);
  const doubted = (await compare(twice)).rows.filter(({ kind }) => kind === "beda");
  expect(doubted).toMatchObject([{ id: null, sentence: expect.stringContaining("menunjuk data yang sama") }, { id: null }]);
  expect((await compare(twice, { decided: { 2: edi.id, 3: "baru" } })).rows.slice(0, 2)).toMatchObject([
    { kind: "beda", id: edi.id, cells: [{ field: "telepon", new: "1" }] },
    { kind: "daftar" },
  ]);
});

test("a list teaches nobody what stands in a field that is closed to them", async () => {
  await add({ nama: "Fitri", nis: "4021", nik: "111111", telepon: "0815" });
  const pengurus = { ...other, roles: ["pengurus"] };
  const list = sheet(["Nama", "NIS", "NIK", "Telepon"], ["Fitri", "4021", "222222", "0999"], ["Gita", "", "111111", ""]);
  const { rows } = await compare(list, {}, pengurus);
  expect(rows.filter(({ place }) => place !== null)).toMatchObject([{ kind: "daftar", name: "Gita" }]);
  expect(JSON.stringify(rows)).not.toMatch(/0815/);
});

test("a row of a list without names is called by the first that it says", async () => {
  const { rows } = await compare(sheet(["Telepon", "NIS", "Juz"], ["", "4777", "3"]));
  expect(rows.filter(({ kind }) => kind === "daftar").map(({ name }) => name)).toEqual(["4777"]);
});

test("of a row that is only in the list a cell that cannot be read is told as it stands there", async () => {
  const { rows } = await compare(sheet(head, ["Hadi", "4781", "2010-03-05", "", "tiga"]));
  expect(rows.find(({ name }) => name === "Hadi")?.cells).toEqual([
    { field: "nama", old: "", new: "Hadi" },
    { field: "nis", old: "", new: "4781" },
    { field: "lahir", old: "", new: "5 Mar 2010" },
    { field: "juz", old: "", new: "tiga" },
  ]);
});

test("of a list in which nobody is known here, all who stand are only here", async () => {
  const gita = await add({ nama: "Gita Hanya", nis: "4788" });
  const { rows } = await compare(sheet(head, ["Orang Lain", "4799", "", "", ""]));
  expect(rows.filter(({ kind, id }) => kind === "daftar" || id === gita.id)).toMatchObject([
    { name: "Orang Lain" },
    { kind: "portal", name: "Gita Hanya" },
  ]);
});

test("of a list that is read in several pieces each row is told once", async () => {
  const many = Array.from({ length: 600 }, (_, n) => [`Banyak ${n}`, `6${String(n).padStart(3, "0")}`, "", "", ""]);
  const { rows, count } = await compare(sheet(head, ...many));
  expect([count, rows.filter(({ kind }) => kind === "daftar").length]).toEqual([600, 600]);
});

test("a list that says nothing is refused with a sentence", async () => {
  await expect(compare(sheet(head))).rejects.toMatchObject({ kind: "invalid", message: "Berkas ini tidak berisi baris data." });
});
