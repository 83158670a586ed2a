/** Rows of a list of which some were put right by hand, and some are in already. What goes wrong: the clerk mends the same row twice, or a neighbour of it. */
import { expect, test } from "vitest";
import { orang, read, sheetOf, words } from "#tests/support/list-of-people.ts";
import type { Register } from "../register/register.ts";
import { type Choices, noChoices } from "./choices.ts";
import { interpret, openQuestions } from "./interpret.ts";

const lines = [
  ["Nama siswa", "L/P", "Tgl lahir"],
  ["Ahmad", "L", "12/31/2009"],
  ["Aisyah", "P", "1/2/2010"],
  ["Budi", "L"],
];
const understood = (choices: Partial<Choices>, done: readonly number[] = [], of = orang) =>
  interpret({ sheets: [sheetOf(lines)] }, { register: of, words, choices: { ...noChoices, ...choices }, done });
const rowsOf = async (...asked: Parameters<typeof understood>) => {
  const { list } = await understood(...asked);
  return list.rows.map((row, at) => [list.places[at], ...row.slice(0, 3)]);
};

test("what was put right in a cell stands there, also where its line ends before it, and nowhere else", async () => {
  expect(await rowsOf({ cells: { 3: { 0: "Aisyah Putri" }, 4: { 2: "2/3/2011" }, 9: { 0: "Tak ada" } } })).toEqual([
    [2, "Ahmad", "Laki-laki", "2009-12-31"],
    [3, "Aisyah Putri", "Perempuan", "2010-01-02"],
    [4, "Budi", "Laki-laki", "2011-02-03"],
  ]);
  expect((await rowsOf({ cells: { 2: { 0: "" } } }))[0]).toEqual([2, "", "Laki-laki", "2009-12-31"]);
});

test("rows that are in already are left out, and still tell how the days of the others are written", async () => {
  const rest = [
    [3, "Aisyah", "Perempuan", "2010-01-02"],
    [4, "Budi", "Laki-laki", ""],
  ];
  expect([await rowsOf({}, [2]), await rowsOf({ cells: {} }, [2])]).toEqual([rest, rest]);
  const { seen } = await understood({}, [2, 3]);
  expect([seen.count, seen.columns[2]]).toEqual([1, expect.objectContaining({ field: "lahir", samples: ["12/31/2009", "1/2/2010"] })]);
});

test("a field that no column brings is ticked for the rows that somebody ticked, if it can be ticked", async () => {
  const { list } = await understood({ ticked: { 2: ["asrama"], 3: ["kota"], 4: ["asrama", "nama", "kota", "entah"] } });
  expect(list.header).toEqual(["Nama lengkap", "Jenis", "Tanggal lahir", "Tinggal di asrama", "Status"]);
  expect(list.rows.map((row) => row.slice(3))).toEqual([
    ["Ya", "Aktif"],
    ["", "Aktif"],
    ["Ya", "Aktif"],
  ]);
  expect(list.typed?.map((row) => row.slice(2))).toEqual([
    ["12/31/2009", "Ya"],
    ["1/2/2010", ""],
    ["", "Ya"],
  ]);
  expect(list.onlyNew).toEqual(["Status"]);
  const brought = await read(
    [
      ["Nama siswa", "Tinggal di asrama"],
      ["Ahmad", "Tidak"],
    ],
    { ...noChoices, ticked: { 2: ["asrama"] } },
  );
  expect(brought.list.rows[0]?.slice(0, 2)).toEqual(["Ahmad", "Tidak"]);
  expect(brought.list.header.filter((label) => label === "Tinggal di asrama")).toHaveLength(1);
});

test("a list that knows its rows by their numbers lacks nothing else", async () => {
  const known: Register = { ...orang, matchBy: [["nomor"]] };
  const asked = async (...heads: string[]) =>
    (await interpret({ sheets: [sheetOf([heads, heads.map(() => "0112345678")])] }, { register: known, words, choices: noChoices })).seen
      .missing;
  expect([await asked("NISN", "Tempat lahir"), await asked("Tempat lahir", "Nomor telepon")]).toEqual([[], ["Nama lengkap", "Jenis"]]);
});

test("an open order of days is a question until it is answered, and an answer that was not taken is none", async () => {
  const open = [
    ["Nama siswa", "L/P", "Tgl lahir"],
    ["Ahmad", "L", "1/2/2009"],
  ];
  const questions = async (more: Partial<Choices>, of = open) => {
    const choices = { ...noChoices, ...more };
    return openQuestions((await read(of, choices)).seen, choices);
  };
  expect([await questions({}), await questions({ orders: { 2: "mdy" } }), await questions({}, lines)]).toEqual([1, 0, 0]);
  const strange = [
    ["Nama siswa", "L/P", "Entah"],
    ["Ahmad", "L", "x"],
  ];
  expect([await questions({ columns: { 2: "" } }, strange), await questions({ columns: { 0: "nama", 2: "nama" } }, strange)]).toEqual([
    0, 1,
  ]);
});

test("of what stands around a list the first fifty lines are told", async () => {
  const { seen } = await read([...lines, ...Array.from({ length: 60 }, () => ["Jumlah", "3"])]);
  expect([seen.count, seen.leftOut.length, seen.leftOut[0]?.place]).toEqual([3, 50, 5]);
});
