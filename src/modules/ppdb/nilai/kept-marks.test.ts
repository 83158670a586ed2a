/**
 * An examiner in a room without a network types marks all morning; they lie on the device until the madrasah has them. What goes wrong: one
 * mark lies in the place of another, a colleague who signs in there sends them, a full device says that it kept what it did not.
 */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropMark, formOf, type KeptMark, keepMark, markKey, ownMarks, takeMark } from "./kept-marks.ts";

const held = new Map<string, string>();
const store = {
  getItem: (name: string) => held.get(name) ?? null,
  setItem: (name: string, text: string) => void held.set(name, text),
  removeItem: (name: string) => void held.delete(name),
};
const shown = { ownKeys: () => [...held.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) };
beforeEach(() => {
  held.clear();
  vi.stubGlobal("localStorage", new Proxy(store, shown));
});
afterEach(() => vi.unstubAllGlobals());

const mark = (changed: Partial<KeptMark> = {}): KeptMark => ({
  ...{ akunId: "a", lembar: "satu/tes", pendaftaran: "p1", penguji: "1", nomor: "PMBM-2027-00001-A" },
  ...{ nilai: "85,5", alasan: "", versi: 2, kirim: true },
  ...changed,
});

test("a mark is found again as it was typed, and is gone once it is dropped", () => {
  const typed = mark({ mapel: "Fikih", semester: 3, sebab: "Nilai ini sudah berubah." });
  expect(keepMark(typed)).toBe(true);
  expect(takeMark(markKey(typed))).toEqual(typed);
  dropMark(markKey(typed));
  expect([takeMark(markKey(typed)), held.size]).toEqual([undefined, 0]);
});

test("no two places share one key, and a mark of the whole part is one without subject and semester", () => {
  const others: Partial<KeptMark>[] = [
    ...[{ akunId: "b" }, { lembar: "dua/tes" }, { pendaftaran: "p2" }, { penguji: "2" as const }],
    ...[{ mapel: "Fikih" }, { semester: 1 }],
  ];
  expect(new Set([{}, ...others].map((one) => markKey(mark(one)))).size).toBe(others.length + 1);
  expect(markKey(mark())).toBe(markKey(mark({ mapel: "", semester: 0 })));
});

test("a person's marks come by the child's number, and nobody else's with them", () => {
  const own = [
    mark({ nomor: "PMBM-2027-00003-C", pendaftaran: "p0" }),
    mark({ pendaftaran: "p2", semester: 2, mapel: "Fikih" }),
    mark({ pendaftaran: "p2", semester: 1, mapel: "IPA" }),
  ];
  for (const one of [...own, mark({ akunId: "ab" }), mark({ akunId: "b" })]) keepMark(one);
  held.set(`lain:${markKey(mark())}`, JSON.stringify(mark()));
  held.set("nilai-ppdb:a:rusak", "{");
  expect(ownMarks("a")).toEqual([own[2], own[1], own[0]]);
  expect(ownMarks("c")).toEqual([]);
});

test.each([null, "null", "7", '"teks"', "{", "[]"])("%s is no mark", (text) => {
  if (text !== null) held.set("k", text);
  expect(takeMark("k")).toBeUndefined();
});

test("a mark of which anything lacks or is of another kind is none", () => {
  for (const name of ["akunId", "lembar", "pendaftaran", "penguji", "nomor", "nilai", "alasan", "versi"] as const) {
    held.set("k", JSON.stringify({ ...mark(), [name]: undefined }));
    expect([name, takeMark("k")]).toEqual([name, undefined]);
    held.set("k", JSON.stringify({ ...mark(), [name]: name === "versi" ? "2" : 2 }));
    expect([name, takeMark("k")]).toEqual([name, undefined]);
  }
});

test("a browser that keeps nothing says so, and breaks no page", () => {
  const refuse = () => {
    throw new Error("QuotaExceededError");
  };
  vi.stubGlobal("localStorage", new Proxy({ getItem: refuse, setItem: refuse, removeItem: refuse }, { ownKeys: refuse }));
  expect([keepMark(mark()), takeMark("k"), ownMarks("a")]).toEqual([false, undefined, []]);
  expect(() => dropMark("k")).not.toThrow();
});

test("it is sent as the sheet's own form would send it", () => {
  expect(formOf(mark())).toEqual({
    ...{ akun: "a", pendaftaran: "p1", penguji: "1", mapel: "", semester: "0", versi: "2", nilai: "85,5", alasan: "" },
  });
  expect(formOf(mark({ mapel: "Fikih", semester: 4, alasan: "susulan" }))).toMatchObject({
    mapel: "Fikih",
    semester: "4",
    alasan: "susulan",
  });
});
