/**
 * The office tries a distribution twice on a laptop in July and compares the two. What goes wrong: children of one mark change classes between
 * two tries, a family that wishes something for a child that waits is told nothing, a full class is filled.
 */
import { describe, expect, test } from "vitest";
import { type Calon, type Keinginan, type KelasBaru, place } from "./place.ts";
import { siblingsOf } from "./siblings.ts";
import { meanOf, summaryOf, unevenOf } from "./summary.ts";

const child = (id: string, changed: Partial<Calon> = {}): Calon => ({
  ...{ id, jenisKelamin: "perempuan", nilai: 80, program: null, saudara: null },
  ...changed,
});
const kelas = (id: string, changed: Partial<KelasBaru> = {}): KelasBaru => ({
  ...{ id, program: null, kapasitas: null, isi: { lakiLaki: 0, perempuan: 0 } },
  ...changed,
});
const none: ReadonlyMap<string, Keinginan> = new Map();
const at = (calon: readonly Calon[], rooms: readonly KelasBaru[]) => Object.fromEntries(place(calon, rooms, none).kelas);

describe("a distribution", () => {
  test("lets the first by its number in where two have one mark, whichever comes first", () => {
    const rooms = [kelas("X", { kapasitas: 1 })];
    for (const calon of [
      [child("a"), child("b")],
      [child("b"), child("a")],
    ])
      expect(place(calon, rooms, none)).toMatchObject({ kelas: new Map([["a", "X"]]), tidak: [{ id: "b", sebab: "penuh" }] });
    const own = [kelas("IPA", { program: "ipa", kapasitas: 0 }), kelas("X", { kapasitas: 1 })];
    const [b, a] = [child("b", { program: "ipa" }), child("a", { program: "ips" })];
    expect([at([b, a], own), at([a, b], own)]).toEqual([{ a: "X" }, { a: "X" }]);
  });

  test("counts who has no mark as the mean of the others, and not as nothing", () => {
    const calon = [child("tinggi", { nilai: 90 }), child("kosong", { nilai: null }), child("rendah", { nilai: 60 })];
    expect(at(calon, [kelas("X", { kapasitas: 2 })])).toEqual({ tinggi: "X", kosong: "X" });
    expect(at(calon, [kelas("X", { kapasitas: 1 })])).toEqual({ tinggi: "X" });
  });

  test("puts those whom a programme's classes do not hold in their turn among the others", () => {
    const rooms = [kelas("IPA", { program: "ipa", kapasitas: 1 }), kelas("X", { kapasitas: 2 })];
    const calon = [
      ...[child("i9", { nilai: 90, program: "ipa" }), child("i8", { nilai: 80, program: "ipa" })],
      ...[child("o7", { nilai: 70 }), child("s6", { nilai: 60, program: "ips" })],
    ];
    expect(place(calon, rooms, none)).toMatchObject({
      kelas: new Map([
        ["i9", "IPA"],
        ["i8", "X"],
        ["o7", "X"],
      ]),
      tidak: [{ id: "s6", sebab: "penuh" }],
    });
  });

  test("says that a class is full where there is one, and that there is none where there is none", () => {
    const why = (calon: Calon, rooms: readonly KelasBaru[]) => place([calon], rooms, none).tidak[0]?.sebab;
    const ipa = [kelas("IPA", { program: "ipa", kapasitas: 0 })];
    expect(why(child("a", { program: "ipa" }), ipa)).toBe("penuh");
    expect(why(child("a", { program: "ips" }), ipa)).toBe("program");
    expect(why(child("a"), ipa)).toBe("program");
    expect(why(child("a", { program: "ips" }), [...ipa, kelas("X", { kapasitas: 0 })])).toBe("penuh");
  });

  test("fills the emptiest first, girls where fewer girls sit, and a class beyond its seats not at all", () => {
    const rooms = [
      kelas("A", { kapasitas: 36, isi: { lakiLaki: 2, perempuan: 2 } }),
      kelas("B", { kapasitas: 36, isi: { lakiLaki: 0, perempuan: 2 } }),
      kelas("C", { kapasitas: 1, isi: { lakiLaki: 1, perempuan: 1 } }),
    ];
    expect(Object.values(at([child("a"), child("b")], rooms))).toEqual(["B", "B"]);
    expect(
      Object.values(
        at(
          ["a", "b", "c", "d"].map((id) => child(id)),
          rooms,
        ),
      ).sort(),
    ).toEqual(["A", "B", "B", "B"]);
  });

  test("tells a wish that one who waits leaves open, and none that is met", () => {
    const twins = [child("a", { saudara: "k", nilai: 90 }), child("b", { saudara: "k", nilai: 10 })];
    const unmet = (wish: Keinginan, kapasitas: number, many = 1) =>
      place(
        twins,
        Array.from({ length: many }, (_, n) => kelas(`X.${n}`, { kapasitas })),
        new Map([["k", wish]]),
      ).belum;
    expect([unmet("bersama", 1), unmet("bersama", 2), unmet("terpisah", 2), unmet("terpisah", 2, 2)]).toEqual([["k"], [], ["k"], []]);
  });
});

describe("what the page says of a distribution", () => {
  const row = (id: string, nilai: number | null, jenisKelamin = "perempuan") => ({ id, nama: `Anak ${id}`, nilai, jenisKelamin }) as never;
  const room = (id: string, program: string | null = null) =>
    ({ id, nama: id, program, kapasitas: null, lakiLaki: 0, perempuan: 0 }) as never;

  test("is silent up to half a point from the mean, and names the lowest where a class lies below", () => {
    const seats = { a: "X", b: "Y" };
    expect(unevenOf([row("a", 80), row("b", 81)], [room("X"), room("Y")], seats)).toEqual([]);
    expect(unevenOf([row("a", 80), row("b", 81.1)], [room("X"), room("Y")], seats).map(({ kelas: nama }) => nama)).toEqual(["X", "Y"]);
    const low = [row("a", 50), row("c", 60), row("b", 90), row("d", 99)];
    expect(unevenOf(low, [room("X"), room("Y")], { a: "X", c: "X", b: "Y", d: "Y" })).toEqual([
      { id: "X", kelas: "X", rata: 55, semua: 74.75, anak: { nama: "Anak a", nilai: 50 } },
      { id: "Y", kelas: "Y", rata: 94.5, semua: 74.75, anak: { nama: "Anak d", nilai: 99 } },
    ]);
  });

  test("leaves out who has no mark and who has no class", () => {
    expect(unevenOf([row("a", 80), row("b", null), row("c", 10)], [room("X")], { a: "X", b: "X" })).toEqual([]);
    expect(summaryOf([row("a", 80), row("c", 10)], [room("X"), room("")], { a: "X" }).map(({ id, tambah }) => [id, tambah])).toEqual([
      ["X", 1],
      ["", 1],
    ]);
    expect(meanOf([{ nilai: 0 }, { nilai: 10 }])).toBe(5);
  });
});

test("one family card joins two pairs of brothers and sisters into one family, and none joins those without a card", () => {
  const of = (id: string, noTeleponOrtu: string, noKk: string | null, namaIbu = "Ibu") => ({
    ...{ id, namaAyah: "Ayah", namaIbu, noTeleponOrtu, alamat: `Jalan ${id}`, noKk },
  });
  const pairs = [of("d", "1", null), of("c", "1", "kk"), of("b", "2", "kk", "Ibunda"), of("a", "2", null, "Ibunda")];
  expect(Object.fromEntries(siblingsOf(pairs))).toEqual({ a: "a", b: "a", c: "a", d: "a" });
  expect(Object.fromEntries(siblingsOf([of("a", "1", null), of("b", "2", null, "Ibunda")]))).toEqual({});
  expect(Object.fromEntries(siblingsOf([of("a", "1", "x"), of("b", "2", "y", "Ibunda"), of("c", "3", "y", "Ibu lain")]))).toEqual({
    b: "b",
    c: "b",
  });
});
