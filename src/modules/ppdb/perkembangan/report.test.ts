/**
 * The chair before a meeting and the head at a desk, a few times a season, with the figures as a workbook or on paper. What goes wrong: a sum
 * that is not that of the lines above it, the forty-first school is left out, a nought stands where nothing is known.
 */
import { read as parseBook } from "@e965/xlsx";
import { extractText } from "unpdf";
import { expect, test } from "vitest";
import { readWorkbook } from "#kit/documents/spreadsheet.server.ts";
import type { Perkembangan } from "./load-perkembangan.server.ts";
import { perkembanganPdf, perkembanganXlsx } from "./report-perkembangan.server.ts";

const now = new Date("2027-03-03T02:00:00Z");
const kop = { nama: ["Madrasah Contoh"], alamat: "Jalan Contoh 1", kota: "Palu", kepala: null } as never;
const kertas = { letterhead: { names: ["Madrasah Contoh"], address: "Jalan Contoh 1", logos: {} } } as never;
const path = (jenis: string, nama: string, some: object) => ({
  ...{ jenis, nama, kuota: null, pendaftar: 0, lalu: null, diterima: 0, diambil: 0, cadangan: 0, kosong: null, perkiraan: null },
  ...some,
});
const isi: Perkembangan = {
  periode: { id: "p", tahunAjaran: "2027/2028", kuota: 288 },
  lalu: { tahunAjaran: "2026/2027" },
  ...{ jumlah: 60, dihapus: 0, jumlahLalu: 44, persenDatang: 80, peta: null },
  jalur: [
    { jenis: "reguler", nama: "Reguler" },
    { jenis: "tahfidz", nama: "Tahfidz" },
  ],
  days: [
    { hari: "2027-03-01", perJalur: { reguler: 11 }, jumlah: 11, sampai: 11, lalu: null },
    { hari: "2027-03-02", perJalur: { reguler: 42, tahfidz: 7 }, jumlah: 49, sampai: 60, lalu: 44 },
  ],
  paths: [
    path("reguler", "Reguler", { kuota: 40, pendaftar: 53, lalu: 31, diterima: 21, diambil: 12, kosong: 7, cadangan: 5, perkiraan: 38 }),
    path("tahfidz", "Tahfidz", { pendaftar: 7, lalu: 13, diterima: 2 }),
  ] as Perkembangan["paths"],
  schools: Array.from({ length: 43 }, (_, at) => ({ nama: `SMP ${at + 1}`, banyak: 43 - at, diterima: 1, lalu: at === 42 ? 9 : 2 })),
  districts: [
    { nama: "Tatanga", banyak: 33, diterima: 21, lalu: 14 },
    { nama: "Ulujadi", banyak: 27, diterima: 2, lalu: 30 },
  ],
};
const sheets = async (some: Partial<Perkembangan> = {}) => {
  const read = await readWorkbook(await perkembanganXlsx({ ...isi, ...some }, { kop, now }));
  return new Map(read.sheets.map(({ name, lines }) => [name, lines]));
};
const lineOf = (lines: readonly (readonly string[])[] | undefined, first: string) => lines?.find((line) => line[0] === first);

test("a workbook holds each day by path, with the sums below", async () => {
  const lines = (await sheets()).get("Data");
  expect(lines?.[0]).toContain("Perkembangan PPDB 2027/2028");
  expect(lines?.flat()).toContain("60 pendaftaran; 2026/2027 pada hari yang sama: 44.");
  expect(lineOf(lines, "Hari")).toEqual(["Hari", "Reguler", "Tahfidz", "Jumlah", "Sampai hari ini", "Tahun lalu, hari yang sama"]);
  expect(lines?.filter(([first]) => first?.match(/^\d Maret 2027$/))).toEqual([
    ["1 Maret 2027", "11", "0", "11", "11"],
    ["2 Maret 2027", "42", "7", "49", "60", "44"],
  ]);
  expect(lineOf(lines, "Jumlah")).toEqual(["Jumlah", "53", "7", "60"]);
  expect(lines?.flat()).toContain("Palu, 3 Maret 2027");
});

test("its other sheets hold paths, schools and districts whole, each with its sum", async () => {
  const book = await sheets();
  expect([...book.keys()]).toEqual(["Data", "Tempat tiap jalur", "Asal sekolah", "Asal daerah", "Penjelasan"]);
  expect(book.get("Tempat tiap jalur")).toEqual([
    ["Jalur", "Kuota", "Pendaftar", "Seluruh 2026/2027", "Diterima", "Diambil", "Kosong", "Cadangan", "Perkiraan terisi"],
    ["Reguler", "40", "53", "31", "21", "12", "7", "5", "38"],
    ["Tahfidz", "", "7", "13", "2", "0", "", "0"],
    ["Jumlah", "40", "60", "44", "23", "12", "7", "5", "38"],
  ]);
  const schools = book.get("Asal sekolah");
  expect([schools?.[0], schools?.[43], schools?.[44], schools?.length]).toEqual([
    ...[["Sekolah", "Pendaftar", "Diterima", "Seluruh 2026/2027"], ["SMP 43", "1", "1", "9"], ["Jumlah", "946", "43", "93"], 45],
  ]);
  expect(book.get("Asal daerah")).toEqual([
    ["Daerah", "Pendaftar", "Diterima", "Seluruh 2026/2027"],
    ["Tatanga", "33", "21", "14"],
    ["Ulujadi", "27", "2", "30"],
    ["Jumlah", "60", "23", "44"],
  ]);
  expect(book.get("Penjelasan")?.flat().join()).toContain("Dibuat 3 Maret 2027");
});

test("a season of nobody, without one before, is told as such, and by no sum", async () => {
  const nobody = { jumlah: 0, lalu: null, jumlahLalu: null, paths: [], schools: [], districts: [], days: [], jalur: [] };
  const book = await sheets(nobody);
  expect(book.get("Asal sekolah")).toEqual([["Sekolah", "Pendaftar", "Diterima", "Tahun lalu"]]);
  expect(book.get("Data")?.flat()).toContain("0 pendaftaran.");
  const said = async (some: Partial<Perkembangan>) =>
    (await sheets(some))
      .get("Data")
      ?.flat()
      .find((cell) => cell.includes(" pendaftaran"));
  expect(await said({ lalu: null })).toBe("60 pendaftaran.");
  expect(await said({ jumlahLalu: null })).toBe("60 pendaftaran.");
  expect(await said({ jumlahLalu: 0, dihapus: 1 })).toBe(
    "60 pendaftaran, 1 di antaranya sudah dihapus sesudah masa simpan; 2026/2027 pada hari yang sama: 0.",
  );
});

test("figures are numbers in columns wide enough for their heads", async () => {
  const { Sheets } = parseBook(await perkembanganXlsx(isi, { kop, now }), { cellStyles: true });
  const widths = (name: string) => Sheets[name]?.["!cols"]?.map(({ width }) => Math.round(width ?? 0));
  expect(Sheets["Tempat tiap jalur"]?.C2).toMatchObject({ t: "n", v: 53 });
  expect(widths("Asal sekolah")).toEqual([40, 12, 12, 19]);
  expect(widths("Data")).toEqual([18, 14, 14, 14, 14, 14]);
});

test("on paper the schools from the forty-first on are one line, and what is not known is a dash", { timeout: 60_000 }, async () => {
  const text = async (some: Partial<Perkembangan> = {}) => {
    const found = await extractText(await perkembanganPdf({ ...isi, ...some }, { kop, now, kertas }), { mergePages: true });
    return found.text.replaceAll(/\s+/g, " ");
  };
  const whole = await text();
  for (const said of [
    ...["Perkembangan PPDB 2027/2028", "60 pendaftaran; 2026/2027 pada hari yang sama: 44.", "Dicetak 3 Maret 2027"],
    ...["Reguler 40 53 31 21 12 7 5 38", "Tahfidz – 7 13 2 0 – 0 –", "Jumlah 40 60 44 23 12 7 5 38"],
    ...["SMP 40 4 1 2 3 sekolah lain 6 3 13 Jumlah 946 43 93", "Tatanga 33 21 14 Ulujadi 27 2 30 Jumlah 60 23 44"],
    ...["1 Maret 2027 11 0 11 11 –", "2 Maret 2027 42 7 49 60 44 Jumlah 53 7 60", "Palu, 3 Maret 2027"],
  ])
    expect(whole).toContain(said);
  expect(whole).not.toContain("SMP 41");
  const forty = await text({ schools: isi.schools.slice(0, 40) });
  expect(forty).toContain("SMP 40 4 1 2 Jumlah 940 40 80");
  expect(await text({ schools: [], districts: [], paths: [], lalu: null })).not.toMatch(/sekolah lain|Jumlah 0/);
});
