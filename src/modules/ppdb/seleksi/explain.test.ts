/**
 * The committee before a correction, and a parent who brings a changed bundle, now and then: why is it another list? What goes wrong: the wrong
 * child is named as the cause, a change of programme is passed over, who only stands one place lower is told as if the outcome were another.
 */
import { describe, expect, test } from "vitest";
import type { Bundle, Pelamar } from "./bundle.ts";
import { explain } from "./explain.ts";

const path = {
  ...{ jenis: "reguler", gelombang: "G1", kuota: 2, program: {}, cadangan: 2 },
  ...{ bobot: { tes: 100 }, seri: ["usia"] },
};
const sheet = (some: object = {}) =>
  JSON.stringify({
    ...{ kuota: 10, daftarUlangSelesai: "2027-07-11" },
    jalur: [
      { ...path, ...some },
      { ...path, jenis: "tahfidz", kuota: 1 },
    ],
  });
const child = (id: string, tes: number | null, some: Partial<Pelamar> = {}): Pelamar => ({
  ...{ id, jalur: "reguler", program: "ipa", nilai: { tes }, usia: 1, waktu: id.charCodeAt(0), mundur: null },
  ...some,
});
const all = ["a", "b", "c", "d", "e"].map((id, n) => child(id, 9000 - n * 500));
const bundle = (pelamar: readonly Pelamar[] = all, aturan = sheet()): Bundle => ({
  ...{ bentuk: "seleksi-ppdb/1", gelombang: "G1", aturan, pelamar },
});
const changed = (id: string, some: Partial<Pelamar>) => bundle(all.map((one) => (one.id === id ? { ...one, ...some } : one)));
const told = (after: Bundle, before = bundle()) =>
  explain(before, after).gerak.map(({ id, dari, ke, sebab, oleh }) => `${id}: ${dari} → ${ke}, ${sebab} ${oleh.join("+")}`.trim());

describe("what changed", () => {
  test.each([
    ["a mark", { nilai: { tes: 8600 } }, { apa: "tes", dari: 8500, ke: 8600 }],
    ["a mark that was taken away", { nilai: {} }, { apa: "tes", dari: 8500, ke: null }],
    ["a mark of a new part", { nilai: { tes: 8500, btq: 1 } }, { apa: "btq", dari: null, ke: 1 }],
    ["the programme", { program: null }, { apa: "program", dari: "ipa", ke: null }],
    ["the age", { usia: 2 }, { apa: "usia", dari: 1, ke: 2 }],
    ["the turn", { waktu: 7 }, { apa: "waktu", dari: 98, ke: 7 }],
    ["a withdrawal", { mundur: "2027-07-01" }, { apa: "mundur", dari: null, ke: "2027-07-01" }],
    ["the path", { jalur: "tahfidz" }, { apa: "jalur", dari: "reguler", ke: "tahfidz" }],
  ])("%s is told, and nothing else", (_, some, one) => {
    expect(explain(bundle(), changed("b", some)).perubahan).toEqual([{ id: "b", ...one }]);
  });

  test("who is gone and who is new are told as a whole, those who are gone first", () => {
    const { perubahan, gerak } = explain(bundle(), bundle([...all.slice(1), child("n", 9900)]));
    expect(perubahan).toEqual([
      { id: "a", apa: "hilang", dari: null, ke: null },
      { id: "n", apa: "baru", dari: null, ke: null },
    ]);
    expect(gerak.find(({ id }) => id === "a")).toEqual({
      ...{ id: "a", dari: "diterima", ke: null, peringkat: [1, null], cadangan: [null, null], jumlah: [900_000, null] },
      ...{ penentu: null, sebab: "sendiri", oleh: ["a"] },
    });
    expect(gerak.find(({ id }) => id === "n")).toMatchObject({ dari: null, ke: "diterima", peringkat: [null, 1], jumlah: [null, 990_000] });
  });
});

describe("who moved, and by whom", () => {
  test("who comes from below passes one out of the places, and one of those who wait further down; the others only shift", () => {
    const after = changed("e", { nilai: { tes: 8700 } });
    expect(told(after).sort()).toEqual([
      "b: diterima → cadangan, dilewati e",
      "c: cadangan → cadangan, dilewati e",
      "d: cadangan → tidak diterima, dilewati e",
      "e: tidak diterima → diterima, sendiri e",
    ]);
    expect(explain(bundle(), after).gerak.find(({ id }) => id === "c")).toMatchObject({ cadangan: [1, 2], peringkat: [3, 4] });
  });

  test("who rises to the very top leaves those who keep their outcome as shifted, and counts them", () => {
    const { gerak, bergeser } = explain(bundle(), changed("b", { nilai: { tes: 9900 } }));
    expect([gerak, bergeser]).toEqual([[], 2]);
  });

  test("who falls or withdraws makes way for the next ones, each by that one alone", () => {
    expect(told(changed("a", { nilai: { tes: 1000 } })).sort()).toEqual([
      "a: diterima → tidak diterima, sendiri a",
      "c: cadangan → diterima, maju a",
      "d: cadangan → cadangan, maju a",
      "e: tidak diterima → cadangan, maju a",
    ]);
    expect(told(changed("a", { mundur: "2027-07-01" }))).toContain("c: cadangan → diterima, maju a");
  });

  test("of two who changed the one is named by whom it came", () => {
    const two = bundle(
      all.map((one) => (one.id === "a" ? { ...one, nilai: { tes: 9100 } } : one.id === "e" ? { ...one, nilai: { tes: 8700 } } : one)),
    );
    expect(told(two)).toContain("b: diterima → cadangan, dilewati e");
    const left = bundle(all.map((one) => (one.id === "a" ? { ...one, mundur: "2027-07-01" } : one.id === "b" ? { ...one, usia: 9 } : one)));
    expect(told(left)).toContain("c: cadangan → diterima, maju a");
  });

  test("on another path nobody is named", () => {
    const other = child("t", 5000, { jalur: "tahfidz" });
    const after = bundle([...all.map((one) => (one.id === "e" ? { ...one, nilai: { tes: 8700 } } : one)), other]);
    expect(told(after)).toContain("b: diterima → cadangan, dilewati e");
    const moved = told(changed("a", { jalur: "tahfidz" }));
    expect(moved).toContain("c: cadangan → diterima, maju a");
    expect(explain(bundle(), changed("a", { jalur: "tahfidz" })).bergeser).toBe(1);
  });

  test("a place of a programme that falls free goes to whoever waits for it, although both stand behind", () => {
    const places = sheet({ program: { ips: 0 }, kuota: 5, cadangan: 5 });
    const wish = all.map((one) => (one.id === "b" ? { ...one, program: "ips" } : one));
    const after = wish.map((one) => (one.id === "b" ? { ...one, program: "ipa" } : one));
    expect(told(bundle(after, places), bundle(wish, places))).toEqual(["b: cadangan → diterima, sendiri b"]);
  });

  test("other rules are the cause for everybody who did not change", () => {
    const after = bundle(
      all.map((one) => (one.id === "a" ? { ...one, nilai: { tes: 1000 } } : one)),
      sheet({ kuota: 3 }),
    );
    const { aturan } = explain(bundle(), after);
    expect([aturan, told(after).sort()]).toEqual([
      true,
      [
        "a: diterima → cadangan, sendiri a",
        "c: cadangan → diterima, aturan",
        "d: cadangan → diterima, aturan",
        "e: tidak diterima → cadangan, aturan",
      ],
    ]);
  });

  test("what decided between equals is told of the list as it is now", () => {
    const { gerak } = explain(bundle(), changed("c", { nilai: { tes: 8500 }, usia: 0 }));
    expect(gerak.map(({ id, penentu }) => [id, penentu])).toEqual(
      expect.arrayContaining([
        ["c", null],
        ["b", "usia"],
      ]),
    );
  });
});
