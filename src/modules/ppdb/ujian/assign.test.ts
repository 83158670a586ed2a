/**
 * Fifteen of a committee put 900 children into sessions and rooms in one evening. What goes wrong: two in a seat, one more than a room has,
 * a child in two places at once, brothers at different hours, somebody who sat already is moved.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Asked, assign, type Calon, overlaps } from "./assign.ts";

const sesi = (id: string, mulai: string, selesai: string) => ({ id, tanggal: "2027-04-10", mulai, selesai });
const pagi = sesi("pagi", "08:00", "10:00");
const siang = sesi("siang", "10:00", "12:00");
const calon = (id: string, some: Partial<Calon> = {}): Calon => ({ id, nomor: id, sekolah: "MTs", saudara: null, sibuk: [], ...some });
const asked = (some: Partial<Asked>): Asked => ({
  ...{ calon: [], sesi: [pagi, siang], ruang: [{ id: "R1", kapasitas: 2 }], terisi: [], urutan: "nomor" },
  ...some,
});
const told = (some: Partial<Asked>) => {
  const { tempat, sisa } = assign(asked(some));
  return [
    ...tempat.map(({ id, sesiId, ruangId, kursi }) => `${id} ${sesiId} ${ruangId} ${kursi}`),
    ...sisa.map((one) => `${one.id} ${one.sebab}`),
  ];
};

describe("seats", () => {
  test("go by number, room by room and session by session, and say who is left and why", () => {
    const all = ["e", "d", "c", "b", "a"].map((id) => calon(id));
    expect(told({ calon: all })).toEqual(["a pagi R1 1", "b pagi R1 2", "c siang R1 1", "d siang R1 2", "e penuh"]);
  });

  test("that are taken stay taken", () => {
    const terisi = [{ sesiId: "pagi", ruangId: "R1", kursi: 1, saudara: null }];
    expect(told({ calon: [calon("a"), calon("b")], terisi })).toEqual(["a pagi R1 2", "b siang R1 1"]);
  });

  test("are never at the same hour as another exam of the child", () => {
    const sibuk = [{ tanggal: "2027-04-10", mulai: "09:30", selesai: "10:30" }];
    expect(told({ calon: [calon("a", { sibuk })] })).toEqual(["a bentrok"]);
    expect(told({ calon: [calon("a", { sibuk: [{ ...sibuk[0]!, mulai: "09:30", selesai: "10:00" }] })] })).toEqual(["a siang R1 1"]);
    expect(overlaps(pagi, siang)).toBe(false);
    expect(overlaps(pagi, { ...siang, tanggal: "2027-04-11", mulai: "08:00" })).toBe(false);
  });

  test("of brothers and sisters are in one session where one has room for them", () => {
    const saudara = "ani";
    expect(told({ calon: [calon("a"), calon("b", { saudara }), calon("c", { saudara }), calon("d")] })).toEqual([
      ...["a pagi R1 1", "b siang R1 1", "c siang R1 2", "d pagi R1 2"],
    ]);
    const terisi = [{ sesiId: "siang", ruangId: "R1", kursi: 1, saudara }];
    expect(told({ calon: [calon("c", { saudara })], terisi })).toEqual(["c siang R1 2"]);
    const three = ["a", "b", "c"].map((id) => calon(id, { saudara }));
    expect(told({ calon: three })).toEqual(["a pagi R1 1", "b pagi R1 2", "c siang R1 1"]);
  });

  test("are mixed by school when that is asked for", () => {
    const all = ["a", "b", "c", "d"].map((id) => calon(id, { sekolah: id < "c" ? "SMP" : "MTs" }));
    expect(told({ calon: all, urutan: "sekolah" })).toEqual(["a pagi R1 1", "c pagi R1 2", "b siang R1 1", "d siang R1 2"]);
  });
});

test("whatever comes, nobody sits in another's seat, beyond a room, twice or at two places at once", () => {
  const child = fc.record({
    sekolah: fc.constantFrom("A", "B", "C"),
    saudara: fc.constantFrom(null, "x", "y"),
    sibuk: fc.constantFrom([], [pagi], [siang], [pagi, siang]),
  });
  const made = fc.record({ anak: fc.array(child, { maxLength: 30 }), muat: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 4 }) });
  fc.assert(
    fc.property(made, fc.constantFrom("nomor" as const, "sekolah" as const), ({ anak, muat }, urutan) => {
      const all = anak.map((one, at) => calon(`n${String(at).padStart(3, "0")}`, one));
      const ruang = muat.map((kapasitas, at) => ({ id: `R${at}`, kapasitas }));
      const { tempat, sisa } = assign(asked({ calon: all, ruang, urutan }));
      expect([...tempat, ...sisa].map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id));
      expect(new Set(tempat.map(({ sesiId, ruangId, kursi }) => `${sesiId} ${ruangId} ${kursi}`)).size).toBe(tempat.length);
      for (const { id, sesiId, ruangId, kursi } of tempat) {
        expect(kursi).toBeLessThanOrEqual(ruang.find((one) => one.id === ruangId)?.kapasitas ?? 0);
        expect(all.find((one) => one.id === id)?.sibuk.map((span) => (span as { id?: string }).id)).not.toContain(sesiId);
      }
    }),
  );
});
