/**
 * The committee in the evening before the announcement, and a year later a family, a reporter or the ministry with the same bundle on
 * another machine. What goes wrong: two lists that are not the same, equals in an order nobody can explain, a place given twice.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { goldenBundle } from "#tests/support/pelamar.ts";
import { type Bundle, type Pelamar, readBundle } from "./bundle.ts";
import { explain } from "./explain.ts";
import { digestOf, linesOf, select } from "./select.ts";
import { sha256 } from "./sha256.ts";

const path = {
  ...{ jenis: "reguler", gelombang: "G1", kuota: 2, program: {}, cadangan: 1 },
  ...{ bobot: { rapor: 50, tes: 50 }, seri: ["rapor", "usia", null] },
};
const sheet = (some: object = {}, more: object = {}) =>
  JSON.stringify({ kuota: 10, daftarUlangSelesai: "2027-07-11", jalur: [{ ...path, ...some }], ...more });
let order = 0;
const child = (id: string, rapor: number | null, tes: number | null, some: Partial<Pelamar> = {}): Pelamar => {
  order += 1;
  return { id, jalur: "reguler", program: null, nilai: { rapor, tes }, usia: 1, waktu: order, mundur: null, ...some };
};
const bundle = (pelamar: readonly Pelamar[], aturan = sheet()): Bundle => ({ bentuk: "seleksi-ppdb/1", aturan, gelombang: "G1", pelamar });
const told = (one: Bundle) => select(one).jalur[0]?.urutan.map(({ id, hasil }) => `${id} ${hasil}`);

describe("the order", () => {
  test("is by the sum of weighed marks, in whole numbers", () => {
    const rows = select(bundle([child("a", 8000, 8000), child("b", 9001, 7000), child("c", 9000, 7000)])).jalur[0];
    expect(rows?.urutan.map(({ id, jumlah }) => `${id} ${jumlah}`)).toEqual(["b 800050", "c 800000", "a 800000"]);
    expect(linesOf(path, child("a", 8000, null))).toEqual([
      { komponen: "rapor", bobot: 50, nilai: 8000, hasil: 400_000 },
      { komponen: "tes", bobot: 50, nilai: null, hasil: null },
    ]);
  });

  test("between equals is decided by what the sheet names, and says by what", () => {
    const rows = select(
      bundle([
        child("later", 8000, 8000, { usia: 2 }),
        child("rapor", 9000, 7000, { usia: 9 }),
        child("older", 8000, 8000, { usia: 1 }),
        child("last", 8000, 8000, { usia: 2 }),
      ]),
    ).jalur[0]?.urutan;
    expect(rows?.map(({ id, penentu }) => [id, penentu])).toEqual([
      ["rapor", null],
      ["older", "rapor"],
      ["later", "usia"],
      ["last", "waktu"],
    ]);
  });

  test("does not know who is lacking a mark", () => {
    expect(told(bundle([child("b", null, 9000), child("a", 1, 1), child("c", 9000, null, { mundur: "2027-07-01" })]))).toEqual([
      "a diterima",
      "b belum lengkap",
      "c mengundurkan diri",
    ]);
  });
});

describe("places", () => {
  const four = [child("a", 9000, 9000), child("b", 8000, 8000), child("c", 7000, 7000), child("d", 6000, 6000)];
  const without = (id: string, mundur: string) => bundle(four.map((one) => (one.id === id ? { ...one, mundur } : one)));

  test("go from the top, then the waiting list, and the cut is the last one taken", () => {
    expect(told(bundle(four))).toEqual(["a diterima", "b diterima", "c cadangan", "d tidak diterima"]);
    expect(select(bundle(four)).jalur[0]).toMatchObject({ tempat: 2, batas: { semua: 800_000, ipa: null } });
  });

  test("that fall free in time are given on; later they stay empty", () => {
    expect(told(without("a", "2027-07-11"))).toEqual(["a mengundurkan diri", "b diterima", "c diterima", "d cadangan"]);
    expect(told(without("a", "2027-07-12"))).toEqual(["a mengundurkan diri", "b diterima", "c cadangan", "d tidak diterima"]);
  });

  test("of a programme are counted beside those of the path", () => {
    const wish = ["ipa", "ipa", "ips", "agama"];
    const aturan = sheet({ kuota: 3, program: { ipa: 1, ips: null } });
    expect(
      told(
        bundle(
          four.map((one, place) => ({ ...one, program: wish[place] ?? null })),
          aturan,
        ),
      ),
    ).toEqual([...["a diterima", "b cadangan", "c diterima", "d diterima"]]);
  });

  test("of a path without a quota are what the others leave", () => {
    const aturan = (kuota: number) =>
      sheet(
        { kuota: null },
        {
          kuota,
          jalur: [
            { ...path, kuota: null },
            { ...path, gelombang: "G2", kuota: 7 },
          ],
        },
      );
    expect(select(bundle(four, aturan(10))).jalur[0]?.tempat).toBe(3);
    expect(select(bundle(four, aturan(5))).jalur[0]?.tempat).toBe(0);
  });
});

describe("the digest", () => {
  const independent = (one: Bundle): string => {
    const folder = mkdtempSync(join(tmpdir(), "paket-"));
    try {
      writeFileSync(join(folder, "paket.json"), JSON.stringify(one));
      return execFileSync(process.execPath, ["tests/seleksi-independen.mjs", join(folder, "paket.json")], { encoding: "utf8" }).trim();
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  test("of a thousand applicants on three paths is that of the independent program, and of the day it was written", () => {
    const one = goldenBundle(1000);
    const digest = digestOf(select(one));
    expect(independent(one)).toBe(digest);
    expect(digest).toBe("b957926c54c0da1adef6171d6ddc81578cb463a5ede96f5899abcaa231ff74a6");
    const all = select(one).jalur.flatMap(({ urutan }) => urutan);
    for (const hasil of ["diterima", "cadangan", "tidak diterima", "mengundurkan diri", "belum lengkap"])
      expect(all.filter((row) => row.hasil === hasil).length, hasil).toBeGreaterThan(5);
    expect(new Set(all.map(({ penentu }) => penentu))).toEqual(new Set([null, "tes", "rapor", "usia", "waktu", "prestasi"]));
  });

  test.each([1, 2, 3, 4])("is the same in both for other applicants (%i)", (seed) => {
    const one = goldenBundle(400, seed);
    expect(independent(one)).toBe(digestOf(select(one)));
  });

  test("does not depend on the order in which applicants are given", () => {
    const one = goldenBundle(300);
    expect(digestOf(select({ ...one, pelamar: one.pelamar.toReversed() }))).toBe(digestOf(select(one)));
  });

  test("is SHA-256 as others have it", () => {
    for (const text of ["", "abc", "é".repeat(31), "x".repeat(55), "x".repeat(56), "x".repeat(64), "🙂".repeat(5000)])
      expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
  });
});

describe("a difference is explained", () => {
  const before = goldenBundle(1000);
  const list = select(before).jalur[2]?.urutan ?? [];
  const lastIn = list.filter(({ hasil }) => hasil === "diterima").at(-1);
  const first = list.find(({ hasil }) => hasil === "tidak diterima");
  const changed = (id: string | undefined, some: (one: Pelamar) => Partial<Pelamar>): Bundle => ({
    ...before,
    pelamar: before.pelamar.map((one) => (one.id === id ? { ...one, ...some(one) } : one)),
  });

  test("one mark higher: who rose by it, and who was passed", () => {
    const told = explain(
      before,
      changed(first?.id, ({ nilai }) => ({ nilai: { ...nilai, tes: 10_000 } })),
    );
    expect(told.perubahan).toEqual([{ id: first?.id, apa: "tes", dari: expect.any(Number), ke: 10_000 }]);
    expect(told.gerak.find(({ id }) => id === first?.id)).toMatchObject({ dari: "tidak diterima", ke: "diterima", sebab: "sendiri" });
    expect(told.gerak.find(({ id }) => id === lastIn?.id)).toMatchObject({
      dari: "diterima",
      ke: "cadangan",
      sebab: "dilewati",
      oleh: [first?.id],
    });
    expect(told.aturan).toBe(false);
  });

  test("one withdraws: the first of the waiting list moves up", () => {
    const told = explain(
      before,
      changed(lastIn?.id, () => ({ mundur: "2027-07-10" })),
    );
    const waiting = list.find(({ cadangan }) => cadangan === 1);
    expect(told.gerak.find(({ id }) => id === waiting?.id)).toMatchObject({
      ke: "diterima",
      sebab: "maju",
      oleh: [lastIn?.id],
      cadangan: [1, null],
    });
  });

  test("nothing changed: nothing is told", () => {
    expect(explain(before, before)).toEqual({ aturan: false, perubahan: [], gerak: [], bergeser: 0 });
  });
});

describe("a bundle that somebody brings", () => {
  test("is read as it was written", () => expect(readBundle(JSON.stringify(goldenBundle(20)))).toEqual(goldenBundle(20)));

  test.each([
    ["no JSON", "{", "bukan paket"],
    ["something else", "[]", "bukan paket"],
    ["no rules", JSON.stringify({ ...goldenBundle(1), aturan: "{}" }), "aturan"],
    ["no applicants", JSON.stringify({ ...goldenBundle(1), pelamar: null }), "tidak lengkap"],
    ["a mark of 101", JSON.stringify(bundle([child("a", 10_001, 0)])), "pelamar ke-1"],
    ["half a hundredth", JSON.stringify(bundle([child("a", 80.5, 0)])), "pelamar ke-1"],
    ["one twice", JSON.stringify(bundle([child("a", 1, 0), child("a", 2, 0)])), "dua kali"],
  ])("is told what it is not: %s", (_, text, sentence) => {
    expect(readBundle(text)).toEqual({ salah: expect.stringContaining(sentence) });
  });
});
