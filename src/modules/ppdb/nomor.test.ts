import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bukaFields } from "./keluarga/fields.ts";
import { checkNomor, contohNomor, nomorPendaftaran } from "./nomor.ts";

const tahun = fc.integer({ min: 2000, max: 9999 });
const sort = fc.integer({ min: 1, max: 999_999_999 });
const benar = (nomor: string) => checkNomor(nomor).benar;
/** Where the digits stand in "PMBM-2027-00001-A". */
const statisticsPlace = (nomor: string) => [...nomor].flatMap((huruf, index) => (/\d/.test(huruf) ? [index] : []));
const replace = (teks: string, index: number, huruf: string) => teks.slice(0, index) + huruf + teks.slice(index + 1);

describe("nomor pendaftaran", () => {
  test("looks as announced", () => {
    expect(nomorPendaftaran(2027, 1)).toBe("PMBM-2027-00001-A");
    expect(nomorPendaftaran(2027, 123_456)).toMatch(/^PMBM-2027-123456-[A-Z]$/);
  });

  test("as an example is well written and nobody's: the first child's would use up that family's tries", () => {
    expect(checkNomor(contohNomor)).toEqual({ benar: true, nomor: contohNomor });
    expect(Number(contohNomor.slice(5, 9))).toBeLessThan(2026);
    expect(bukaFields.nomor.hint).toContain(contohNomor);
    expect(checkNomor("12")).toEqual({ benar: false, kalimat: expect.stringContaining(contohNomor) });
  });

  test("is read back however it is typed", () => {
    fc.assert(
      fc.property(tahun, sort, (year, serial) => {
        const nomor = nomorPendaftaran(year, serial);
        expect(checkNomor(` ${nomor.toLowerCase().replaceAll("-", " ")} `)).toEqual({ benar: true, nomor });
      }),
    );
  });

  test("one wrong digit is noticed, wherever it stands", () => {
    fc.assert(
      fc.property(tahun, sort, fc.nat(), fc.integer({ min: 1, max: 9 }), (year, serial, where, more) => {
        const nomor = nomorPendaftaran(year, serial);
        const places = statisticsPlace(nomor);
        const index = places[where % places.length] as number;
        expect(benar(replace(nomor, index, String((Number(nomor[index]) + more) % 10)))).toBe(false);
      }),
    );
  });

  test("two digits that changed places are noticed, however far apart", () => {
    fc.assert(
      fc.property(tahun, sort, fc.nat(), fc.nat(), (year, serial, one, other) => {
        const nomor = nomorPendaftaran(year, serial);
        const places = statisticsPlace(nomor);
        const [a, b] = [places[one % places.length] as number, places[other % places.length] as number];
        fc.pre(nomor[a] !== nomor[b]);
        expect(benar(replace(replace(nomor, a, nomor[b] as string), b, nomor[a] as string))).toBe(false);
      }),
    );
  });

  test("a wrong check letter and a number without one are told apart from a right one", () => {
    expect(checkNomor("PMBM-2027-00001-B")).toMatchObject({ benar: false, kalimat: expect.stringContaining("keliru") });
    for (const bukan of ["PMBM-2027-00001", "XPMBM-2027-00001-A", "PMBM-2027-00001-AB", "PMBM-2027-00001-1", "PMBM-2027-0001-A"])
      expect(checkNomor(bukan)).toMatchObject({ benar: false, kalimat: expect.stringContaining(contohNomor) });
  });
});
