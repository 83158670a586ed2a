import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Berdiri, type Datang, decide } from "./merge.ts";

const pukul = (jam: string) => new Date(`2026-11-23T${jam}:00+08:00`);
const dasar = {
  jam: null,
  keterangan: null,
  buktiId: null,
  dicatatOleh: "a",
  dicatatPada: pukul("07:30"),
  perangkat: "1",
  dikoreksi: false,
};
const berdiri: Berdiri = { ...dasar, status: "hadir", versi: 3, berbeda: false, diputusPada: null };
const other = { ...dasar, dicatatOleh: "b", perangkat: "2", dasar: null };

describe("two records of one pupil", () => {
  test("the later tap stands, whichever arrives last, and both are to be looked at", () => {
    expect(decide(berdiri, { ...other, status: "sakit", dicatatPada: pukul("07:31") })).toEqual({
      apa: "ganti",
      sebab: "tersisih",
      berbeda: true,
    });
    expect(decide(berdiri, { ...other, status: "sakit", dicatatPada: pukul("07:29") })).toEqual({
      apa: "sisihkan",
      sebab: "tersisih",
      berbeda: true,
    });
  });

  test("who changed what stood in sight is followed, and there is nothing to choose", () => {
    const koreksi: Datang = { ...other, status: "izin", dicatatPada: pukul("06:00"), dikoreksi: true, dasar: 3 };
    expect(decide({ ...berdiri, berbeda: true }, koreksi)).toEqual({ apa: "ganti", sebab: "diubah", berbeda: false });
  });

  test("a correction is not undone by somebody who had not seen it", () => {
    const dikoreksi = { ...berdiri, dikoreksi: true };
    expect(decide(dikoreksi, { ...other, status: "alpa", dicatatPada: pukul("09:00") })).toMatchObject({ apa: "sisihkan", berbeda: true });
  });

  test("what a person chose gives way to no correction from before the choice, and to one from after it", () => {
    const dipilih = { ...berdiri, dikoreksi: true, diputusPada: pukul("09:00") };
    const koreksi: Datang = { ...other, status: "izin", dikoreksi: true, dasar: 1 };
    expect(decide(dipilih, { ...koreksi, dicatatPada: pukul("08:00") })).toMatchObject({ apa: "sisihkan", berbeda: true });
    expect(decide(dipilih, { ...koreksi, dicatatPada: pukul("09:30") })).toMatchObject({ apa: "ganti", berbeda: true });
  });

  test("the same word from two devices is one record", () => {
    expect(decide(berdiri, { ...other, status: "hadir", dicatatPada: pukul("07:40") })).toEqual({ apa: "sama", lebihBaru: true });
  });

  test.each([
    ["status", { status: "sakit" }],
    ["hour", { jam: "07:42" }],
    ["words", { keterangan: "demam" }],
    ["proof", { buktiId: "surat" }],
  ] as const)("another %s is another record, but only another status is to be looked at", (what, beda) => {
    const nanti = { ...other, status: "hadir", dicatatPada: pukul("07:31"), ...beda } as const;
    expect(decide(berdiri, nanti)).toEqual({ apa: "ganti", sebab: "tersisih", berbeda: what === "status" });
    expect(decide({ ...berdiri, berbeda: true }, nanti)).toMatchObject({ berbeda: true });
    expect(decide({ ...berdiri, ...beda }, nanti)).toEqual({ apa: "sama", lebihBaru: true });
  });

  test("seconds of an hour are no other hour", () => {
    const telat = { ...berdiri, status: "terlambat", jam: "07:42:00" } as const;
    expect(decide(telat, { ...other, status: "terlambat", jam: "07:42" })).toMatchObject({ apa: "sama" });
  });

  test.each([
    ["0", false],
    ["2", true],
  ])("of two taps in one moment the name of the device decides: %s", (perangkat, menang) => {
    const datang: Datang = { ...other, status: "sakit", perangkat };
    expect(decide(berdiri, datang).apa).toBe(menang ? "ganti" : "sisihkan");
    expect(decide(berdiri, { ...datang, status: "hadir" })).toEqual({ apa: "sama", lebihBaru: menang });
  });

  test.each([
    ["device", { perangkat: "2" }],
    ["person", { dicatatOleh: "b" }],
  ])("another %s is somebody else", (_, beda) => {
    const datang: Datang = { ...dasar, ...beda, status: "sakit", dicatatPada: pukul("07:31"), dasar: null };
    expect(decide(berdiri, datang)).toMatchObject({ sebab: "tersisih", berbeda: true });
  });

  test("one's own later word is a change, not a contradiction", () => {
    const lagi: Datang = { ...dasar, status: "terlambat", jam: "07:42", dicatatPada: pukul("07:43"), dasar: null };
    expect(decide(berdiri, lagi)).toEqual({ apa: "ganti", sebab: "diubah", berbeda: false });
  });
});

const rekaman = fc.record({
  status: fc.constantFrom("hadir", "sakit", "izin", "alpa"),
  menit: fc.integer({ min: 0, max: 30 }),
  dikoreksi: fc.boolean(),
});

test("devices that come back in any order end with the same word", () => {
  fc.assert(
    fc.property(fc.uniqueArray(rekaman, { minLength: 2, maxLength: 5, selector: ({ menit }) => menit }), fc.nat(), (semua, acak) => {
      const dengan = semua.map(
        ({ status, menit, dikoreksi }, i): Datang => ({
          ...dasar,
          ...{ status: status as Datang["status"], dikoreksi, dasar: dikoreksi ? 999 : null, perangkat: String(i), dicatatOleh: String(i) },
          dicatatPada: new Date(pukul("07:00").getTime() + menit * 60_000),
        }),
      );
      const putar = acak % dengan.length;
      const hasil = [dengan, dengan.toReversed(), [...dengan.slice(putar), ...dengan.slice(0, putar)]].map(tibaBerurutan);
      expect(new Set(hasil).size).toBe(1);
    }),
  );
});

function tibaBerurutan([pertama, ...sisanya]: readonly Datang[]): string {
  let kini: Berdiri = { ...(pertama as Datang), versi: 1, berbeda: false, diputusPada: null };
  for (const datang of sisanya) {
    const putusan = decide(kini, datang);
    if (putusan.apa === "ganti") kini = { ...datang, versi: kini.versi + 1, berbeda: putusan.berbeda, diputusPada: null };
    if (putusan.apa === "sama" && putusan.lebihBaru) kini = { ...kini, dicatatPada: datang.dicatatPada, dikoreksi: datang.dikoreksi };
  }
  return kini.status;
}
