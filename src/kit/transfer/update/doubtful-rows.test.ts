/**
 * Which row a line of a list means is asked where two things point elsewhere, and what somebody said then holds as far as it fits. What
 * goes wrong: a namesake's row is changed, or a clerk answers three hundred questions about what was plain.
 */
import { describe, expect, test } from "vitest";
import type { Row } from "#kit/register/register.ts";
import { santri, useSantri } from "#tests/support/santri.ts";
import { placeBeyond } from "../line-of.ts";
import type { ReadRow } from "../sheet-rows.ts";
import { decide, doubtsOf } from "./doubtful-rows.server.ts";
import type { Key } from "./keys.ts";
import type { Match } from "./match-rows.server.ts";

useSantri();

const { fields, matchBy = [] } = santri;
const stands = (values: object = {}): Row => ({ id: "a", versi: 1, nama: "Ani", nis: "1001", lahir: "2010-01-02", ...values });
const line = (cells: Readonly<Record<string, string>>, values: ReadRow["values"] = cells): ReadRow => ({
  ...{ place: 2, errors: {}, faults: {}, cells, values },
  typed: (name) => cells[name] ?? "",
});
const by = (key: Key, ids: readonly string[] = ["a"]): Match => ({ ids, key, contrary: [] });

interface Beside {
  readonly row?: Row;
  readonly keys?: readonly Key[];
  readonly places?: readonly number[];
}
/** @param key by which the line was known; one of `keys`, as the keys of a register are the same wherever they are asked for */
const doubt = (key: number, row: ReadRow, { row: standing = stands(), keys = matchBy, places = [2] }: Beside = {}) =>
  doubtsOf(
    { fields, keys },
    {
      ...{ row, match: by(keys[key] ?? []), standing: new Map([["a", standing]]) },
      twice: new Map([["a", places.map((place) => ({ place }))]]),
    },
  );

describe("a line is asked about", () => {
  test("where others mean the same row, which are named as the file counts them; itself is none of them", () => {
    expect(doubt(0, line({ nis: "1001" }))).toBeUndefined();
    expect(doubt(0, line({ nis: "1001" }), { places: [2, 3, placeBeyond(7, 1)] })).toBe(
      "Baris 3, 7 di daftar ini menunjuk data yang sama.",
    );
  });

  test("where a surer number is filled on both sides and differs; where either is empty nothing contradicts", () => {
    const named = { nama: "Ani", lahir: "2010-01-02" };
    const other = "Nama dan Lahir sama dengan data yang ada, tetapi NIS lain. Mungkin bukan data yang sama.";
    expect(doubt(2, line({ ...named, nis: "1002" }))).toBe(other);
    expect(doubt(2, line({ ...named, nis: "1001" }))).toBeUndefined();
    expect(doubt(2, line({ ...named, nis: "" }))).toBeUndefined();
    for (const nis of ["", null, undefined]) expect(doubt(2, line({ ...named, nis: "1002" }), { row: stands({ nis }) })).toBeUndefined();
  });

  test("and only what differs is named", () => {
    const keys = [["nis", "juz"], ["nama"], ["lahir"]];
    const said = doubt(2, line({ nis: "1001", juz: "4", lahir: "2010-01-02" }), { keys, row: stands({ juz: 3 }) });
    expect(said).toBe("Lahir sama dengan data yang ada, tetapi Juz lain. Mungkin bukan data yang sama.");
  });

  test("by what its cells mean, and by the cells themselves where nobody could read them", () => {
    const keys = [["lahir"], ["nis"]];
    expect(doubt(1, line({ nis: "1001", lahir: "2/1/2010" }, { nis: "1001", lahir: "2010-01-02" }), { keys })).toBeUndefined();
    const said = "NIS sama dengan data yang ada, tetapi Lahir lain. Mungkin bukan data yang sama.";
    expect(doubt(1, line({ nis: "1001", lahir: "2/2/2010" }, { nis: "1001", lahir: "2010-02-02" }), { keys })).toBe(said);
    expect(doubt(1, line({ nis: "1001", lahir: "kemarin" }, { nis: "1001", lahir: null }), { keys })).toBe(said);
  });

  test("where a number is the same and the last of the longer keys differs in all it says", () => {
    const wholly = "NIS sama dengan data yang ada, tetapi Nama dan Lahir lain sama sekali.";
    expect(doubt(0, line({ nis: "1001", nama: "Beni", lahir: "2011-05-06" }))).toBe(wholly);
    expect(doubt(0, line({ nis: "1001", nama: "Beni", lahir: "2010-01-02" }))).toBeUndefined();
    expect(doubt(0, line({ nis: "1001", nama: "Beni", lahir: "" }))).toBeUndefined();
    const keys = [["nis"], ["nama", "juz"], ["nama", "lahir"]];
    expect(doubt(0, line({ nis: "1001", nama: "Beni", juz: "9", lahir: "2010-01-02" }), { keys, row: stands({ juz: 1 }) })).toBeUndefined();
    expect(doubt(1, line({ nama: "Ani", juz: "1", lahir: "2011-05-06" }), { keys, row: stands({ juz: 1 }) })).toBeUndefined();
    expect(doubt(0, line({ nis: "1001", nama: "Beni" }), { keys: [["nis"], ["nama"]] })).toBeUndefined();
  });
});

describe("what somebody said", () => {
  const [one, two] = [stands(), stands({ id: "b" })];
  const standing = new Map([one, two].map((each) => [each.id, each]));
  const row = line({ nis: "1001" });
  const meant = (match: Match | undefined, decision: string | undefined, sentence?: string) => {
    const { row: _row, match: _match, ...rest } = decide({ row, match, ...(sentence && { sentence }) }, { decision, standing });
    return { ...rest, known: _match !== undefined };
  };

  test("of rows of which nobody is sure: one of them, none of them, or that nothing is to be done", () => {
    const both = by(["nama"], ["a", "b"]);
    expect(meant(both, "b", "?")).toEqual({ before: two, decided: true, known: true });
    expect(meant(both, "baru", "?")).toEqual({ beside: ["a", "b"], known: false });
    expect(meant(both, "portal", "?")).toEqual({ leave: true, decided: true, known: true });
    expect(meant(both, "daftar", "?")).toEqual({ sentence: "?", known: true });
    expect(meant(both, undefined, "?")).toEqual({ sentence: "?", known: true });
  });

  test("of a plain row holds as well, but for a new one: that is asked only where there is a doubt", () => {
    const plain = by(["nis"]);
    expect(meant(plain, undefined)).toEqual({ before: one, known: true });
    expect(meant(plain, "baru")).toEqual({ before: one, known: true });
    expect(meant(plain, "daftar")).toEqual({ before: one, decided: true, known: true });
    expect(meant(plain, "portal")).toEqual({ before: one, leave: true, decided: true, known: true });
  });

  test("of a row that is none of those, or is gone by now, holds no more; nor does what was said of a line that means none", () => {
    expect(meant(by(["nis"]), "b", "?")).toEqual({ sentence: "?", known: true });
    expect(meant(by(["nis"], ["c"]), "c", "?")).toEqual({ sentence: "?", known: true });
    expect(meant(by(["nis"], ["c"]), undefined)).toEqual({ known: true });
    expect(meant(undefined, "a")).toEqual({ known: false });
  });
});
