/** Cells one by one, as clerks and programs of many kinds write them; what is taken for what must not change under anybody's hands. */
import { describe, expect, test } from "vitest";
import { uncounted } from "../documents/formula.ts";
import { choice, date, longText, number, phone, reference, text, yesNo } from "../register/fields.ts";
import { chooseOption, optionWords } from "./choose-option.ts";
import { repairCell } from "./repair-cell.ts";
import { orderOf, readDay } from "./repair-dates.ts";
import { bare, bareOutside, noWords } from "./words.ts";

describe("a day", () => {
  test.each([
    ["2009-08-17", "2009-08-17"],
    [" 17/8/2009 ", "2009-08-17"],
    ["17.8.2009", "2009-08-17"],
    ["17-08-09", "2009-08-17"],
    ["17 8 2009", "2009-08-17"],
    ["17 / 8 / 2009", "2009-08-17"],
    ["2009/8/7", "2009-08-07"],
    ["Senin, 17 Agustus 2009", "2009-08-17"],
    ["Kota Palu, 17 Agustus 2009", "2009-08-17"],
    ["17 Agustus 2009", "2009-08-17"],
    ["17-Agt-09", "2009-08-17"],
    ["1 Jan 2009", "2009-01-01"],
    ["3 Mei 2009", "2009-05-03"],
    ["3 december 2009", "2009-12-03"],
    ["17 Agustus, 2009", "2009-08-17"],
    ["2009-08-17T00:00:00.000Z", "2009-08-17"],
    ["17/08/2009 00:00", "2009-08-17"],
    ["45516", "2024-08-12"],
    ["10000", "1927-05-18"],
    ["60000", "2064-04-08"],
    ["17082009", "2009-08-17"],
    ["20090817", "2009-08-17"],
    ["31/02/2009", "2009-02-31"],
  ])("%j is %s", (said, day) => {
    expect(readDay(said)).toBe(day);
  });

  test.each(["", "besok", "9999", "60001", "9999999", "99999999", "17/8", "2009/8/2009", "2009/8/200", "017/8/2009", "17/8/9", "17/8/009"])(
    "%j is none",
    (said) => {
      expect(readDay(said)).toBeUndefined();
    },
  );

  test("no word is a month that is none, and nothing but a town or a day of the week stands before it", () => {
    for (const said of ["17 Agusto 2009", "17 x 2009", "A1, 17 Agustus 2009", "1, 17/8/2009", "x17 Agustus 2009", "17 Agustus 2009x"])
      expect(readDay(said), said).toBeUndefined();
  });

  test("is read in the order of its column", () => {
    expect([readDay("2/3/2009"), readDay("2/3/2009", "mdy"), readDay("2009/3/2", "mdy")]).toEqual([
      "2009-03-02",
      "2009-02-03",
      "2009-03-02",
    ]);
  });

  test("of two figures for the year is the nearest that is not far ahead", () => {
    const now = new Date().getFullYear();
    const short = (year: number) => String(year).slice(2);
    expect(readDay(`1/1/${short(now + 1)}`)).toBe(`${now + 1}-01-01`);
    expect(readDay(`1/1/${short(now + 2)}`)).toBe(`${now - 98}-01-01`);
  });
});

describe("a column of days", () => {
  test.each<[string[], string, boolean]>([
    [["17/8/2009", "1/2/2009"], "dmy", false],
    [["8/17/2009", "1/2/2009"], "mdy", false],
    [["1/2/2009"], "dmy", true],
    [["2/2/2009", "3/3/2009"], "dmy", false],
    [["12/1/2009"], "dmy", true],
    [["13/1/2009"], "dmy", false],
    [["8/17/2009", "17/8/2009"], "dmy", false],
    [["2009/8/17", "2009-08-17", "x"], "dmy", false],
    [["Palu, 8/17/2009 00:00"], "mdy", false],
    [[], "dmy", false],
  ])("%j is written %s, open: %s", (cells, order, open) => {
    expect(orderOf(cells)).toEqual({ order, open });
  });
});

const gender = choice({
  label: "Jenis",
  options: [
    { value: "lk", label: "Laki-laki" },
    { value: "pr", label: "Perempuan" },
  ],
});
const rank = choice({
  label: "Pangkat",
  options: [
    { value: "III/a", label: "Penata Muda (III/a)" },
    { value: "III/b", label: "Penata Muda Tingkat I (III/b)" },
    { value: "IV/a", label: "Pembina - Guru" },
  ],
});

describe("a choice", () => {
  const chosen = (said: string, field: Parameters<typeof chooseOption>[0] = rank, words = optionWords(field, noWords)) =>
    chooseOption(field, said, words);

  test("is meant by one of its parts, if by one alone", () => {
    expect(chosen("iii/a")).toBe("Penata Muda (III/a)");
    expect(chosen(" iii/b ")).toBe("Penata Muda Tingkat I (III/b)");
    expect(chosen("Penata Muda, III/a")).toBe("Penata Muda (III/a)");
    for (const said of ["IIIa", "III a", "iii.a"]) expect(chosen(said), said).toBe("Penata Muda (III/a)");
    expect(chosen("Golongan - III/a")).toBe("Penata Muda (III/a)");
    expect(chosen("Golongan - III/a, guru")).toBeUndefined();
    const alike = choice({ label: "Rak", options: ["A-1", "A.1", "B - ?"].map((label) => ({ value: label, label })) });
    for (const said of ["a1", "a 1", "!"]) expect(chosen(said, alike), said).toBeUndefined();
    expect(chosen("guru")).toBe("Pembina - Guru");
    expect(chosen("penata muda tingkat i iii b")).toBe("Penata Muda Tingkat I (III/b)");
    for (const said of ["", "III", "III/a", "III/a - III/b", "x"]) expect(chosen(said), said).toBeUndefined();
    // What it says already needs no mending.
    for (const said of ["III/a", "Penata Muda (III/a)"])
      expect(
        chooseOption({ ...rank, options: [{ value: "III/a", label: "Penata Muda (III/a)" }] }, said, { said: new Map() }),
      ).toBeUndefined();
  });

  test("is meant by yes and no in many words, and by none that is neither", () => {
    const asrama = yesNo({ label: "Asrama" });
    for (const said of ["y", "YA", " iya ", "1", "v", "✓", "benar"]) expect(chosen(said, asrama), said).toBe("Ya");
    for (const said of ["t", "Tidak", "0", "x", "-", "tdk"]) expect(chosen(said, asrama), said).toBe("Tidak");
    for (const said of ["", "mungkin", "2"]) expect(chosen(said, asrama), said).toBeUndefined();
    for (const field of [text({ label: "Nama", max: 9 }), number({ label: "Anak", step: 1 })]) expect(chosen("ya", field)).toBeUndefined();
  });

  test("has words of elsewhere for its own field alone, and what this person said goes before them", () => {
    const words = {
      ...noWords,
      values: { "JENIS ": { "Laki-laki": ["L"], pr: ["P"] }, Lain: { Perempuan: ["X"] } },
    };
    const known = optionWords(gender, words, { meant: { " W ": "Perempuan", L: "Perempuan" } });
    expect(Object.fromEntries(known.said)).toEqual({ l: "Perempuan", p: "Perempuan", w: "Perempuan" });
    expect(Object.fromEntries(optionWords(gender, words).said)).toEqual({ l: "Laki-laki", p: "Perempuan" });
    expect(optionWords(text({ label: "Jenis", max: 9 }), words, { meant: { a: "b" } }).said.size).toBe(0);
    expect([chosen("(L)", gender, known), chosen("P.", gender, known), chosen("pr", gender, known)]).toEqual([
      "Perempuan",
      "Perempuan",
      undefined,
    ]);
  });
});

describe("a row of another register", () => {
  const kelas = reference({ label: "Kelas", register: { name: "kelas" } as Parameters<typeof reference>[0]["register"] });
  const chosen = (said: string, names: string[], meant = {}) => chooseOption(kelas, said, optionWords(kelas, noWords, { names, meant }));

  test("is meant by its letters and figures, if by one alone, or as somebody said", () => {
    const names = ["X.E-1", "X.E-2", "X E2", "XI"];
    expect([chosen("X E-1", names), chosen("xe 1", names), chosen("Sepuluh satu", names, { "Sepuluh satu": "X.E-1" })]).toEqual(
      Array(3).fill("X.E-1"),
    );
    for (const said of ["X.E-1", "x.e-1", "XE2", "X", ""]) expect(chosen(said, names), said).toBeUndefined();
    expect(chosen("!", ["?"])).toBeUndefined();
  });
});

describe("a cell", () => {
  const nisn = text({ label: "NISN", max: 10, pattern: /^\d{10}$/ });
  const nik = text({ label: "NIK", max: 16, pattern: /^\d{16}$/ });
  const postcode = text({ label: "Kode pos", max: 5, pattern: /^\d{5}$/ });
  const free = text({ label: "Kode", max: 10, pattern: /^\d{4,6}$/ });
  const name = text({ label: "Nama", max: 60, required: true });
  const town = text({ label: "Kota", max: 60 });
  type Given = Parameters<typeof repairCell>[1]["field"];
  const mend = (cell: string, field: Given, off: readonly string[] = []) =>
    repairCell(cell, { field, order: "dmy", off: new Set(off) as never, options: optionWords(field, noWords) });

  test.each<[string, Given, string, string[]]>([
    ["  Siti   Aisyah\u200b ", name, "Siti Aisyah", ["spasi"]],
    ["satu  dua\n tiga ", longText({ label: "Isi", max: 99 }), "satu dua\n tiga", ["spasi"]],
    ["satu\ndua", town, "satu dua", ["spasi"]],
    ["٣٤۵", town, "345", ["angka"]],
    ["-", town, "", ["kosong"]],
    ["#N/A", town, "", ["kosong"]],
    ["-----", town, "", ["kosong"]],
    ["------", town, "------", []],
    ["-", name, "-", []],
    ["17/8/2009", date({ label: "Lahir" }), "2009-08-17", ["tanggal"]],
    ["2009-08-17", date({ label: "Lahir" }), "2009-08-17", []],
    ["17/8/2009", town, "17/8/2009", []],
    ["011.234-5678", nisn, "0112345678", ["digit"]],
    ["01a", nisn, "01a", []],
    ["112345678", nisn, "0112345678", ["nol"]],
    ["12345678", nisn, "0012345678", ["nol"]],
    ["2345678", nisn, "2345678", []],
    ["9411", postcode, "9411", []],
    ["727101120809000", nik, "727101120809000", []],
    ["1 23", free, "1 23", []],
    ["81234567890", phone({ label: "HP" }), "081234567890", ["telepon"]],
    ["81234567890", free, "81234567890", []],
    ["(0451) 421-234", phone({ label: "HP" }), "0451421234", ["telepon"]],
    ["+62 812 3456 7890; 0813", phone({ label: "HP" }), "081234567890", ["telepon"]],
    ["081234567890", phone({ label: "HP" }), "081234567890", []],
    ["80234567890", phone({ label: "HP" }), "80234567890", []],
    ["8123456", phone({ label: "HP" }), "8123456", []],
    ["812345678901234", phone({ label: "HP" }), "812345678901234", []],
    ["tidak ada", phone({ label: "HP" }), "tidak ada", []],
    ["lk", gender, "lk", []],
    ["AHMAD NUR'AINI", name, "Ahmad Nur'aini", ["kapital"]],
    ["MAN", name, "MAN", []],
    ["ABCD", name, "Abcd", ["kapital"]],
    ["AB. CD", name, "AB. CD", []],
    ["JL. ELANG NO. 5", name, "Jl. Elang No. 5", ["kapital"]],
    ["B-12/MAN.1/KP.02/2026", name, "B-12/MAN.1/KP.02/2026", []],
    ["Ahmad", name, "Ahmad", []],
    ["ABCD", longText({ label: "Isi", max: 9 }), "ABCD", []],
    ["ABCD", nisn, "ABCD", []],
  ])("%j becomes what its field takes", (cell, field, becomes, done) => {
    expect(mend(cell, field)).toEqual({ text: becomes, done });
    for (const repair of done) expect(mend(cell, field, [repair]).done, repair).not.toContain(repair);
  });

  test("says what no mending helps", () => {
    for (const lost of ["7,27105E+15", "7.27E15", " 7e+9 "]) {
      expect(mend(lost, nisn), lost).toMatchObject({ text: lost, done: [], fault: expect.stringMatching(/^NISN tertulis 7.*hilang/) });
      expect(mend(lost, phone({ label: "HP" })).fault, lost).toMatch(/^HP tertulis/);
      expect(mend(lost, town).fault).toBeUndefined();
    }
    for (const sound of ["E15", "7E", "7,E+1", "77E+15", "7E+1555"]) expect(mend(sound, nisn).fault, sound).toBeUndefined();
    for (const broken of ["#REF!", " #VALUE! ", "#NAME?", "#DIV/0!", "#NUM!", "#NULL!"])
      expect(mend(broken, town).fault, broken).toBe(`Rumus di sel ini menghasilkan ${broken.trim()}. Perbaiki di Excel.`);
    for (const sound of ["x#REF!", "#REF!x", "#LAIN!"]) expect(mend(sound, town).fault, sound).toBeUndefined();
    expect(mend(uncounted, town).fault).toMatch(/belum dihitung/);
    expect(mend(` ${"x".repeat(50)} `, date({ label: "Lahir" })).fault).toBe(
      `“${"x".repeat(40)}” tidak terbaca sebagai tanggal. Tulis misalnya 17/8/2009.`.replace("2009", "2026"),
    );
    for (const empty of ["", "  ", "-"]) expect(mend(empty, date({ label: "Lahir" }))).not.toHaveProperty("fault");
  });
});

test("a head is the same whatever its letters, marks and brackets", () => {
  expect(["Tgl. Lahir *", "TGL LAHIR", " tgl--lahir ", "Tgl  Láhir"].map(bare)).toEqual(Array(4).fill("tgl lahir"));
  expect(["\u202eTgl\u200b La\u00adhir\ufeff"].map(bare)).toEqual(["tgl lahir"]);
  expect(bareOutside("Tanggal Lahir (hh/bb/tttt) [wajib]")).toBe("tanggal lahir");
  expect(bareOutside("A (b (c))")).toBe("a b");
  expect(bareOutside(`A (${"b".repeat(81)})`)).toBe(`a ${"b".repeat(81)}`);
});
