/**
 * A classmate guessed number and birth date and reads the form of another family on a phone. What goes wrong: enough of an address or a number
 * is left to find the house or to call the mother.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { isPermintaan, permintaanFields, permintaanLabel } from "./fields.ts";
import { masked } from "./masked.ts";

test.each([
  ["namaLengkap", "Anak Isian", "Anak Isian"],
  ["jalur", "tahfidz", "Tahfidz"],
  ["tanggalLahir", "2012-03-09", "9 Maret 2012"],
  ["alamat", "Jalan Sungai 12 B", "J••• S••• ••• B•••"],
  ["namaIbu", "'Aisyah Borman", "••• B•••"],
  ["noTelepon", "081234567890", "••••••890"],
  ["noTeleponOrtu", "085234567891", "••••••891"],
  ["email", "hasna@contoh.sch.id", "h•••@c•••"],
  ["email", "123@contoh.sch.id", "•••@c•••"],
  ["agama", "islam", "Islam"],
  ["nisn", "0123456789", "••••••6789"],
  ["nik", "7271014903120001", "••••••••••••••••"],
] as const)("%s %s is shown as it should be", (name, stands, shown) => {
  expect(masked(name, stands)).toBe(shown);
});

test("what is empty is said to be empty", () => {
  for (const name of ["alamat", "nik", "noTelepon", "email", "jalur"] as const)
    for (const value of [null, undefined, ""]) expect(masked(name, value)).toBe("Tidak diisi");
});

test("of an address, of a name or a work nobody learns more than first letters, nor how long a word is", () => {
  const word = fc.stringMatching(/^[A-Z][a-z]{1,12}$/);
  fc.assert(
    fc.property(
      fc.constantFrom("alamat", "namaIbu", "namaAyah", "pekerjaanIbu"),
      fc.array(word, { minLength: 1, maxLength: 6 }),
      (name, words) => {
        expect(masked(name as "alamat", words.join("  "))).toBe(words.map((one) => `${one[0]}•••`).join(" "));
      },
    ),
  );
});

test("one may ask for each field of the form and for the path, and for nothing else", () => {
  const offered = permintaanFields.isian.options;
  expect(offered).toContainEqual({ value: "jalur", label: permintaanLabel("jalur") });
  expect(offered.find(({ value }) => value === "namaIbu")?.label).toBe("Nama ibu");
  expect(offered.every(({ value }) => isPermintaan(value))).toBe(true);
  expect(["agreement", "keadaan", "toString", ""].filter(isPermintaan)).toEqual([]);
});
