/**
 * The committee seats children at a laptop, families and invigilators read the words. What goes wrong: an address asks for what there is not,
 * two exams that only touch count as one hour, brothers are torn apart although there was room, a list begins with an empty line.
 */
import { describe, expect, test } from "vitest";
import { isUrutan, readAskedUjian } from "./asked.ts";
import { type Asked, assign, type Calon, overlaps } from "./assign.ts";
import { linesOf, tellSpan } from "./words.ts";

const uuid = "0b0c7c3e-5f0a-4e0c-9a53-0d5a3c1f2b11";

describe("what the page of an exam is asked for", () => {
  const read = (query: string) => readAskedUjian(new URLSearchParams(query));

  test("is nothing without a word", () => {
    expect(read("")).toEqual({ cari: "", ruang: "", anak: "", sesi: "", urutan: "", halaman: 1 });
  });

  test("is what stands there, as far as there can be such a thing", () => {
    expect(read(`cari=%20ani%20&ruang=${uuid}&anak=${uuid}&sesi=${uuid}&urutan=sekolah&halaman=2`)).toEqual({
      ...{ cari: "ani", ruang: uuid, anak: uuid, sesi: uuid, urutan: "sekolah", halaman: 2 },
    });
    expect(read("ruang=tanpa&anak=x&sesi=lain&urutan=acak")).toEqual(read(""));
    expect([read("sesi=tanpa").sesi, read("sesi=bentrok").sesi, read("urutan=nomor").urutan]).toEqual(["tanpa", "bentrok", "nomor"]);
    expect(read(`cari=${"a".repeat(101)}`).cari).toHaveLength(100);
    expect([isUrutan("nomor"), isUrutan("sekolah"), isUrutan(""), isUrutan(null)]).toEqual([true, true, false, false]);
  });
});

test("hours are told as they are said at school, and what is to be brought line by line", () => {
  expect(tellSpan({ tanggal: "2027-04-10", mulai: "08:00:00", selesai: "10:30" })).toBe("Sabtu, 10 April 2027, 08.00–10.30 WITA");
  expect(linesOf(" Pensil 2B \n\n  Kartu peserta\n")).toEqual(["Pensil 2B", "Kartu peserta"]);
  expect([linesOf(null), linesOf("")]).toEqual([[], []]);
});

const span = (mulai: string, selesai: string, tanggal = "2027-04-10") => ({ tanggal, mulai, selesai });

test("two exams are at one hour where each begins before the other ends, on one day", () => {
  const pagi = span("08:00", "10:00");
  expect(overlaps(pagi, span("09:59", "11:00"))).toBe(true);
  expect(overlaps(span("09:59", "11:00"), pagi)).toBe(true);
  expect(overlaps(pagi, span("08:30", "09:00"))).toBe(true);
  expect(overlaps(pagi, span("10:00", "11:00"))).toBe(false);
  expect(overlaps(span("10:00", "11:00"), pagi)).toBe(false);
  expect(overlaps(pagi, span("08:00", "10:00", "2027-04-11"))).toBe(false);
});

describe("seats", () => {
  const sesi = ["pagi", "siang", "sore"].map((id, n) => ({ id, ...span(`${8 + n * 2}:00`.padStart(5, "0"), `${10 + n * 2}:00`) }));
  const calon = (id: string, some: Partial<Calon> = {}): Calon => ({ id, nomor: id, sekolah: "MTs", saudara: null, sibuk: [], ...some });
  const told = (some: Partial<Asked>) => {
    const { tempat, sisa } = assign({ calon: [], sesi, ruang: [{ id: "R", kapasitas: 2 }], terisi: [], urutan: "nomor", ...some });
    return [
      ...tempat.map((one) => `${one.id} ${one.sesiId} ${one.ruangId} ${one.kursi}`),
      ...sisa.map(({ id, sebab }) => `${id} ${sebab}`),
    ];
  };
  const at = (sesiId: string, kursi: number, saudara: string | null = null) => ({ sesiId, ruangId: "R", kursi, saudara });

  test("of brothers and sisters are in the first session that is free for all of them", () => {
    const busy = [{ ...span("08:00", "10:00") }];
    const both = [calon("a", { saudara: "k" }), calon("b", { saudara: "k", sibuk: busy })] as const;
    expect(told({ calon: both })).toEqual(["a siang R 1", "b siang R 2"]);
    // Where one of them sits already is taken, also when an earlier session has room.
    expect(told({ calon: both, terisi: [at("sore", 1, "k")] })).toEqual(["a siang R 1", "b siang R 2"]);
    expect(told({ calon: [both[1]], terisi: [at("sore", 1, "k")] })).toEqual(["b sore R 2"]);
    expect(told({ calon: [calon("x")], terisi: [at("sore", 1, "k")] })).toEqual(["x pagi R 1"]);
  });

  test("torn apart by want of room begin with the first session of the first of them", () => {
    const three = ["a", "b", "c"].map((id) => calon(id, { saudara: "k" }));
    expect(told({ calon: [...three, calon("d")] })).toEqual(["a pagi R 1", "b pagi R 2", "c siang R 1", "d siang R 2"]);
  });

  test("that are taken in another session or room do not count here", () => {
    const ruang = [
      { id: "R", kapasitas: 1 },
      { id: "S", kapasitas: 1 },
    ];
    expect(told({ calon: [calon("a"), calon("b")], ruang, sesi: sesi.slice(0, 1), terisi: [at("siang", 1), at("pagi", 1)] })).toEqual([
      ...["a pagi S 1", "b penuh"],
    ]);
  });

  test("that a child cannot take are said to clash only while some are left", () => {
    const never = sesi.map((one) => ({ ...one }));
    expect(told({ calon: [calon("a", { sibuk: never })] })).toEqual(["a bentrok"]);
    expect(told({ calon: [calon("a", { sibuk: never })], ruang: [] })).toEqual(["a penuh"]);
    const full = sesi.flatMap(({ id }) => [at(id, 1), at(id, 2)]);
    expect(told({ calon: [calon("a", { sibuk: never })], terisi: full })).toEqual(["a penuh"]);
  });

  test("mixed by school spread a small school over the whole row, and equals go by number", () => {
    const all = ["a", "b", "c", "d", "e", "f"].map((id) => calon(id, { sekolah: id < "c" ? "SMP" : "MTs" }));
    const ruang = [{ id: "R", kapasitas: 6 }];
    expect(
      told({ calon: all.reverse(), ruang, urutan: "sekolah" })
        .map((one) => one[0])
        .join(""),
    ).toBe("cadebf");
    expect(
      told({ calon: all, ruang, urutan: "nomor" })
        .map((one) => one[0])
        .join(""),
    ).toBe("abcdef");
  });
});
