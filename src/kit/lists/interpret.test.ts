/**
 * A clerk who moves in with somebody else's list: 1,200 pupils from EMIS, Dapodik or an old workbook, twice a year, at a desk. What goes
 * wrong: heads nobody knows, titles above them, sums below, numbers that a program took for amounts.
 */
import { describe, expect, test } from "vitest";
import { choice, date, file, type KeptFields, number, phone, text, yesNo } from "../register/fields.ts";
import { register } from "../register/register.ts";
import { sentencesFor } from "../sentences.ts";
import type { Choices } from "./choices.ts";
import { noChoices } from "./choices.ts";
import { interpret, openQuestions } from "./interpret.ts";
import type { ListWords } from "./words.ts";

const fields = {
  nama: text({ label: "Nama lengkap", privacy: "umum", required: true, max: 60 }),
  nomor: text({ label: "Nomor induk", privacy: "dinas", max: 10, pattern: /^\d{10}$/, patternSentence: "10 angka." }),
  kartu: text({ label: "Nomor kartu", privacy: "rahasia", max: 16, pattern: /^\d{16}$/, patternSentence: "16 angka." }),
  kota: text({ label: "Tempat lahir", privacy: "umum", max: 60 }),
  lahir: date({ label: "Tanggal lahir", privacy: "pribadi" }),
  jenis: choice({
    label: "Jenis",
    privacy: "umum",
    required: true,
    options: [
      { value: "lk", label: "Laki-laki" },
      { value: "pr", label: "Perempuan" },
    ],
  }),
  telepon: phone({ label: "Nomor telepon", privacy: "pribadi" }),
  status: choice({
    label: "Status",
    privacy: "umum",
    required: true,
    initial: "aktif",
    options: [
      { value: "aktif", label: "Aktif" },
      { value: "keluar", label: "Keluar" },
    ],
  }),
  saudara: number({ label: "Jumlah saudara", privacy: "rahasia", step: 1 }),
  asrama: yesNo({ label: "Tinggal di asrama", privacy: "umum" }),
  foto: file({ label: "Foto", privacy: "pribadi", accept: ["image/png"] }),
} satisfies KeptFields;
const orang = register({
  ...{ name: "orang", table: "orang", path: "/orang", title: "Orang", noun: "orang", fields },
  ...{ columns: ["nama"], searched: ["nama"], sentences: sentencesFor("orang", "Belum ada.") },
});
const words: ListWords = {
  heads: {
    "Nama lengkap": ["nama siswa"],
    "Nomor induk": ["nisn"],
    "Tanggal lahir": ["tgl lahir"],
    Jenis: ["l p"],
    "Nomor telepon": ["hp ayah"],
  },
  values: { Jenis: { "Laki-laki": ["L", "1"], Perempuan: ["P", "2"] } },
  pairs: [{ heads: ["ttl"], labels: ["Tempat lahir", "Tanggal lahir"] }],
  ignored: ["no"],
  closing: ["jumlah", "mengetahui"],
};
const sheetOf = (lines: readonly (readonly string[])[]) => ({
  name: "Data",
  hidden: false,
  lines,
  places: lines.map((_, index) => index + 1),
});
const read = (lines: readonly (readonly string[])[], choices: Choices = noChoices) =>
  interpret({ sheets: [sheetOf(lines)] }, { register: orang, words, choices });
const cellsOf = async (label: string, cells: readonly string[], more: Partial<Choices> = {}) => {
  const { list, seen } = await read([["Nama lengkap", label], ...cells.map((cell, n) => [`Orang ${n}`, cell])], { ...noChoices, ...more });
  return { cells: list.rows.map((row) => row[1]), faults: list.faults?.map((fault) => Object.values(fault)[0]), mended: seen.mended[1] };
};

describe("the head of a list", () => {
  test("is found below titles, above its numbering, and what stands around it is left out and told", async () => {
    const { seen, list } = await read([
      ["DAFTAR SISWA MAN 1 PALU", "DAFTAR SISWA MAN 1 PALU", "DAFTAR SISWA MAN 1 PALU"],
      ["Tahun Pelajaran 2026/2027"],
      ["NO", "NAMA SISWA *", "NISN", "L/P"],
      ["1", "2", "3", "4"],
      ["1", "Ahmad", "0112345678", "L"],
      ["NO", "NAMA SISWA *", "NISN", "L/P"],
      ["2", "Aisyah", "0112345679", "P"],
      ["JUMLAH", "2"],
      ["", "", "Mengetahui,"],
    ]);
    expect(seen.head).toEqual({ from: 2, to: 2 });
    expect(list).toMatchObject({ header: ["Nama lengkap", "Nomor induk", "Jenis", "Status"], places: [5, 7] });
    expect(list.rows).toEqual([
      ["Ahmad", "0112345678", "Laki-laki", "Aktif"],
      ["Aisyah", "0112345679", "Perempuan", "Aktif"],
    ]);
    expect(seen.leftOut.map(({ place }) => place)).toEqual([4, 6, 8, 9]);
    expect(seen.filled).toEqual([{ label: "Status", cell: "Aktif" }]);
    expect(openQuestions(seen, noChoices)).toBe(0);
  });

  test("may be two lines, the upper one merged over several columns or not", async () => {
    const rows = [["Ahmad", "L", "081234567890", "3"]];
    const merged = await read([["Nama lengkap", "Jenis", "Ayah", "Ayah"], ["Nama lengkap", "Jenis", "HP", "Umur"], ...rows]);
    const open = await read([["Nama lengkap", "Jenis", "Ayah", ""], ["", "", "HP", "Umur"], ...rows]);
    for (const { seen, list } of [merged, open]) {
      expect(seen.head).toEqual({ from: 0, to: 1 });
      expect(seen.columns.map(({ field }) => field)).toEqual(["nama", "jenis", "telepon", ""]);
      expect(list.rows[0]).toEqual(["Ahmad", "Laki-laki", "081234567890", "Aktif"]);
    }
  });

  test("is another line when somebody says so", async () => {
    const lines = [
      ["Nama lengkap", "Jenis"],
      ["nama siswa", "l/p"],
      ["Ahmad", "P"],
    ];
    const { seen, list } = await read(lines, { ...noChoices, head: { from: 1, to: 1 } });
    expect(seen.count).toBe(1);
    expect(list.rows).toEqual([["Ahmad", "Perempuan", "Aktif"]]);
    for (const head of [
      { from: 9, to: 9 },
      { from: 1, to: 0 },
      { from: 0, to: 2 },
    ])
      expect((await read(lines, { ...noChoices, head })).seen.head).toEqual({ from: 0, to: 0 });
  });

  test("of the sheet that brings most, not of a hidden one or a title page", async () => {
    const sheets = [
      sheetOf([["Petunjuk", "Baca dahulu"]]),
      { ...sheetOf([["Nama lengkap", "Jenis", "NISN"]]), hidden: true },
      sheetOf([
        ["Nama siswa", "L/P"],
        ["Ahmad", "L"],
      ]),
    ];
    expect((await interpret({ sheets }, { register: orang, words, choices: noChoices })).seen.sheet).toBe(2);
    expect((await interpret({ sheets }, { register: orang, words, choices: { ...noChoices, sheet: 1 } })).seen.sheet).toBe(1);
  });
});

describe("a column", () => {
  test("that nobody knows is guessed by a slip of the pen or by its cells, and asked", async () => {
    const { seen } = await read([
      ["Nama siswa", "Jensi", "Kolom aneh", "Lain", "Tgl. Lahri"],
      ["Ahmad", "L", "7271011208090001", "x", "2009-08-12"],
      ["Aisyah", "P", "7271015208090002", "y", "2009-08-13"],
    ]);
    expect(seen.columns.map(({ field, sure }) => [field, sure])).toEqual([
      ["nama", true],
      ["jenis", false],
      ["kartu", false],
      ["", false],
      ["lahir", false],
    ]);
    expect(seen.columns[2]).toMatchObject({ label: "Kolom aneh", samples: ["7271011208090001", "7271015208090002"] });
    expect(openQuestions(seen, noChoices)).toBe(4);
    expect(openQuestions(seen, { ...noChoices, columns: { 1: "jenis", 2: "kartu", 3: "", 4: "" } })).toBe(0);
  });

  test("brings what somebody says, and no field is brought twice", async () => {
    const lines = [
      ["Nama siswa", "Panggilan", "L/P"],
      ["Ahmad", "Mad", "L"],
    ];
    const { list } = await read(lines, { ...noChoices, columns: { 0: "", 1: "nama" } });
    expect(list).toMatchObject({ header: ["Nama lengkap", "Jenis", "Status"], rows: [["Mad", "Laki-laki", "Aktif"]] });
    const twice = await read(lines, { ...noChoices, columns: { 0: "nama", 1: "nama" } });
    expect(twice.seen.columns.map(({ field }) => field)).toEqual(["nama", "", "jenis"]);
    const forged = await read(lines, { ...noChoices, columns: { 1: "__proto__", 2: "foto" } });
    expect(forged.seen.columns.map(({ field }) => field)).toEqual(["nama", "", ""]);
    expect(forged.seen.missing).toEqual(["Jenis"]);
  });

  test("with two things in it becomes two", async () => {
    const { list } = await read([
      ["Nama siswa", "L/P", "TTL"],
      ["Ahmad", "L", "Palu, 12 Agustus 2009"],
      ["Aisyah", "P", "Donggala 3-4-2010"],
    ]);
    expect(list.header).toEqual(["Nama lengkap", "Jenis", "Tempat lahir", "Tanggal lahir", "Status"]);
    expect(list.rows.map((row) => row.slice(2, 4))).toEqual([
      ["Palu", "2009-08-12"],
      ["Donggala", "2010-04-03"],
    ]);
  });
});

describe("a cell as people write it", () => {
  test("says a day in many ways", async () => {
    const typed = [
      "12 Agustus 2024",
      "17-1-24",
      "31/12/78",
      "45516",
      "Senin, 2 Pebruari 2009",
      "2009-02-02 00:00:00",
      "17082009",
      "31/02/2009",
      "besok",
    ];
    const { cells, faults, mended } = await cellsOf("Tanggal lahir", typed);
    expect(cells.slice(0, 8)).toEqual([
      "2024-08-12",
      "2024-01-17",
      "1978-12-31",
      "2024-08-12",
      "2009-02-02",
      "2009-02-02",
      "2009-08-17",
      "2009-02-31",
    ]);
    expect(faults?.slice(0, 8)).toEqual(Array(8).fill(undefined));
    expect(faults?.[8]).toContain("“besok” tidak terbaca sebagai tanggal");
    expect(mended?.done).toEqual([expect.objectContaining({ repair: "tanggal", on: true, count: 8 })]);
  });

  test("asks for the order of days that could be read in two ways, and only then", async () => {
    const open = await cellsOf("Tanggal lahir", ["2/3/2009", "4/5/2009"]);
    expect(open).toMatchObject({ cells: ["2009-03-02", "2009-05-04"], mended: { order: { order: "dmy", open: true } } });
    const american = await cellsOf("Tanggal lahir", ["2/3/2009", "4/15/2009"]);
    expect(american).toMatchObject({ cells: ["2009-02-03", "2009-04-15"], mended: { order: { open: false } } });
    expect((await cellsOf("Tanggal lahir", ["2/3/2009"], { orders: { 1: "mdy" } })).cells).toEqual(["2009-02-03"]);
  });

  test("has its digits put right, and says when they are lost", async () => {
    expect((await cellsOf("Nomor induk", ["112345678", "'0112345678", "011 234 5678", "٠١١٢٣٤٥٦٧٨", "1234"])).cells).toEqual([
      "0112345678",
      "0112345678",
      "0112345678",
      "0112345678",
      "1234",
    ]);
    expect((await cellsOf("Nomor kartu", ["727101120809000"])).cells).toEqual(["727101120809000"]);
    const lost = await cellsOf("Nomor kartu", ["7,27101E+15", "7.27E+15"]);
    for (const fault of lost.faults ?? []) expect(fault).toContain("angka terakhirnya hilang");
    expect((await cellsOf("Nomor telepon", ["81234567890", "+62 812-3456-7890", "0812 3456 7890 / 0813"])).cells).toEqual(
      Array(3).fill("081234567890").with(1, "+6281234567890"),
    );
  });

  test("means a choice that is called otherwise, and asks what nobody knows", async () => {
    const { cells, mended } = await cellsOf("Jenis", ["l", "2", "Perempuan", "waria", "-"]);
    expect(cells).toEqual(["Laki-laki", "Perempuan", "Perempuan", "waria", "-"]);
    expect(mended?.unknown).toEqual([
      { said: "waria", count: 1, means: "" },
      { said: "-", count: 1, means: "" },
    ]);
    const told = await cellsOf("Jenis", ["waria", "l"], { values: { jenis: { waria: "Perempuan" } } });
    expect(told.cells).toEqual(["Perempuan", "Laki-laki"]);
    expect(told.mended?.unknown).toEqual([{ said: "waria", count: 0, means: "Perempuan" }]);
    expect((await cellsOf("Tinggal di asrama", ["v", "TDK", "1", "mungkin"])).cells).toEqual(["Ya", "Tidak", "Ya", "mungkin"]);
  });

  test("loses blanks and dashes, and keeps its capitals until somebody asks", async () => {
    const typed = ["\u00a0AHMAD  FAUZI ", "NUR'AINI", "Siti"];
    const lines = [["Nama siswa", "L/P", "Tempat lahir"], ...typed.map((name) => [name, "L", "-"])];
    const { list, seen } = await read(lines);
    expect(list.rows.map((row) => row.slice(0, 3))).toEqual([
      ["AHMAD FAUZI", "Laki-laki", ""],
      ["NUR'AINI", "Laki-laki", ""],
      ["Siti", "Laki-laki", ""],
    ]);
    expect(seen.mended[0]?.done).toMatchObject([
      { repair: "spasi", on: true, count: 1 },
      { repair: "kapital", on: false, began: false, count: 2 },
    ]);
    const asked = await read(lines, { ...noChoices, switched: { 0: ["kapital"], 2: ["kosong"] } });
    expect(asked.list.rows.map((row) => row.slice(0, 3))).toEqual([
      ["Ahmad Fauzi", "Laki-laki", "-"],
      ["Nur'aini", "Laki-laki", "-"],
      ["Siti", "Laki-laki", "-"],
    ]);
    expect(asked.seen.mended[2]?.done).toMatchObject([{ repair: "kosong", on: false, began: true, count: 3 }]);
  });
});
