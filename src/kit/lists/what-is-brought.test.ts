/** What a list says, what it leaves to a new form, and what it must say and does not: told before a row is taken in. */
import { describe, expect, test } from "vitest";
import { orang, sheetOf, words } from "#tests/support/list-of-people.ts";
import { choice, type KeptFields, number, text, yesNo } from "../register/fields.ts";
import { type Register, register } from "../register/register.ts";
import { sentencesFor } from "../sentences.ts";
import { type Choices, noChoices } from "./choices.ts";
import { interpret } from "./interpret.ts";

const read = async (
  lines: readonly (readonly string[])[],
  { choices = {}, of = orang }: { choices?: Partial<Choices>; of?: Register } = {},
) => interpret({ sheets: [sheetOf(lines)] }, { register: of, words, choices: { ...noChoices, ...choices } });
const opts = [
  { value: "satu", label: "Satu" },
  { value: "dua", label: "Dua" },
];
/** Each field leaves something else to the form. */
const barangFields = {
  nama: text({ label: "Nama", privacy: "umum", required: true, max: 60 }),
  nomor: text({ label: "Nomor", privacy: "umum", required: true, max: 10, pattern: /^\d{4}$/ }),
  kelompok: choice({ label: "Kelompok", privacy: "umum", required: true, initial: "dua", options: opts }),
  jumlah: number({ label: "Jumlah", privacy: "umum", required: true, initial: 5, step: 1 }),
  asal: text({ label: "Asal", privacy: "umum", initial: "toko", max: 60 }),
  letak: choice({ label: "Letak", privacy: "umum", required: true, initial: null, options: opts }),
} satisfies KeptFields;
const common = { table: "barang", path: "/barang", title: "Barang", noun: "barang", columns: ["nama"], searched: ["nama"] } as const;
const sentences = sentencesFor("barang", "Belum ada.");
const barang = register({ ...common, name: "barang", sentences, fields: barangFields, matchBy: [["nomor"], ["nama"]] });

describe("what a form would begin with", () => {
  test("is filled in where a list does not say it, and told in the words of the form", async () => {
    const { seen, list } = await read(
      [
        ["Nama", "Nomor"],
        ["Meja", "0001"],
      ],
      { of: barang },
    );
    expect(seen.filled).toEqual([
      { label: "Kelompok", cell: "Dua" },
      { label: "Jumlah", cell: "5" },
    ]);
    expect([list.header, list.rows, list.onlyNew]).toEqual([
      ["Nama", "Nomor", "Kelompok", "Jumlah"],
      [["Meja", "0001", "Dua", "5"]],
      ["Kelompok", "Jumlah"],
    ]);
  });

  test("gives way to the column that says it, and no other", async () => {
    const { seen, list } = await read(
      [
        ["Nama", "Nomor", "Kelompok"],
        ["Meja", "0001", "Satu"],
      ],
      { of: barang },
    );
    expect(seen.filled).toEqual([{ label: "Jumlah", cell: "5" }]);
    expect([list.header, list.rows, list.onlyNew]).toEqual([
      ["Nama", "Nomor", "Kelompok", "Jumlah"],
      [["Meja", "0001", "Satu", "5"]],
      ["Jumlah"],
    ]);
  });
});

describe("what a list must say", () => {
  const missing = async (head: readonly string[]) => (await read([head, head.map((_, n) => `isi ${n}`)], { of: barang })).seen.missing;
  test("is nothing more where its rows are known by a number", async () => {
    expect(await missing(["Nomor", "Asal"])).toEqual([]);
  });
  test("is each field that a form must have and does not begin with, where only a name tells its rows", async () => {
    expect(await missing(["Nama", "Asal"])).toEqual(["Nomor"]);
    expect(await missing(["Jumlah", "Asal"])).toEqual(["Nama", "Nomor"]);
  });
  test("is every one of them in a list that only adds", async () => {
    const { seen } = await read([
      ["Nama lengkap", "Tempat lahir"],
      ["Ahmad", "Palu"],
    ]);
    expect([seen.missing, seen.filled]).toEqual([["Jenis"], [{ label: "Status", cell: "Aktif" }]]);
  });
});

describe("what somebody ticked", () => {
  const lines = [
    ["Nama lengkap", "Jenis"],
    ["Ahmad", "L"],
    ["Aisyah", "P"],
  ];
  const ticked = (ticks: Record<number, string[]>, more = lines) => read(more, { choices: { ticked: ticks } });

  test("stands in its row alone", async () => {
    const { list } = await ticked({ 3: ["asrama"] });
    expect([list.header, list.rows.map((row) => row[2])]).toEqual([
      ["Nama lengkap", "Jenis", "Tinggal di asrama", "Status"],
      ["", "Ya"],
    ]);
    expect(list.typed?.map((row) => row[2])).toEqual(["", "Ya"]);
    expect(list.onlyNew).toEqual(["Status"]);
  });

  test("of several fields stands in each row of which it was said", async () => {
    const [murah, baru] = [yesNo({ label: "Murah", privacy: "umum" }), yesNo({ label: "Baru", privacy: "umum" })];
    const fields = { nama: barangFields.nama, murah, baru };
    const of = register({ ...common, name: "ditandai", sentences, fields });
    const { list } = await read([["Nama"], ["Meja"], ["Kursi"], ["Papan"]], {
      of,
      choices: { ticked: { 2: ["murah"], 3: ["baru"], 4: ["baru", "murah"] } },
    });
    expect([list.header, ...list.rows]).toEqual([
      ["Nama", "Murah", "Baru"],
      ["Meja", "Ya", ""],
      ["Kursi", "", "Ya"],
      ["Papan", "Ya", "Ya"],
    ]);
  });

  test("is nothing where a column says it, and for a field that is no yes or no", async () => {
    const said = lines.map((line, n) => [...line, n === 0 ? "Tinggal di asrama" : "Tidak"]);
    const { list } = await ticked({ 2: ["asrama"] }, said);
    expect(list.header).toEqual(["Nama lengkap", "Jenis", "Tinggal di asrama", "Status"]);
    expect(list.rows.map((row) => row[2])).toEqual(["Tidak", "Tidak"]);
    const odd = await ticked({ 2: ["kota", "toString", "entah"] });
    expect(odd.list.header).toEqual(["Nama lengkap", "Jenis", "Status"]);
  });
});
