/**
 * An examiner who opens a sheet by an address that a colleague sent, or that a telephone kept. What goes wrong: a column that is none, a field
 * that no sheet has, a number that is none written into the place of a mark.
 */
import { expect, test } from "vitest";
import { type AskedLembar, emptyCell, isExaminer, lembarPageSize, readAskedLembar } from "./lembar.ts";
import { saveSent } from "./lembar-action.server.ts";

const asked = (query: string): AskedLembar => readAskedLembar(new URLSearchParams(query));

test("an address asks for a column, a name, those who wait and a page", () => {
  expect(asked("penguji=2&cari=%20Budi%20&tampil=belum&halaman=3")).toEqual({ penguji: "2", cari: "Budi", belum: true, halaman: 3 });
  expect(asked("")).toEqual({ penguji: null, cari: "", belum: false, halaman: 1 });
  expect(asked("penguji=penyelesaian&tampil=semua")).toMatchObject({ penguji: null, belum: false });
  expect(asked(`cari=${"a".repeat(300)}`).cari).toHaveLength(200);
  expect(["1", "2", "3", "", null, 1].map(isExaminer)).toEqual([true, true, false, false, false, false]);
});

test("a field in which nothing stands has no version and no author", () => {
  expect([emptyCell, lembarPageSize]).toEqual([{ nilai: "", versi: 0, alasan: "", penilai: "" }, 25]);
});

const sound = { pendaftaran: "5b0d6ac4-9a4b-4a35-8e39-6f5d5f2ff2a1", penguji: "1", semester: "0", versi: "0", nilai: "80" };
const sends = (changed: Readonly<Record<string, string | File>>) => () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...sound, ...changed })) form.set(name, value);
  // What is no sending of a sheet reaches no database.
  const scope = { transaction: async () => "diterima" };
  return saveSent(scope as never, { jalur: "x", komponen: "tes" }, form, async () => undefined);
};

test("what no field of a sheet sends is told as such, before anything is read", async () => {
  for (const penguji of ["1", "2", "penyelesaian"]) expect(await sends({ penguji })()).toBe("diterima");
  const wrong: Readonly<Record<string, string | File>>[] = [
    ...[{ penguji: "3" }, { penguji: "" }, { pendaftaran: "1" }, { pendaftaran: new File([], sound.pendaftaran) }],
    ...[{ versi: "satu" }, { versi: "1.5" }, { semester: "x" }, { semester: "0.5" }],
  ];
  for (const changed of wrong) expect(sends(changed), JSON.stringify(changed)).toThrow("tidak dikenal");
});
