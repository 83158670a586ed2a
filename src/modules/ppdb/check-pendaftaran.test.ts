/**
 * The one check of a registration, in the browser of every family and in the server. What goes wrong: a family that must say who looks after
 * the child is not asked, a mistake is told twice, or an answer to a question is taken for a field of the form.
 */
import { describe, expect, test } from "vitest";
import { number, text } from "#kit/register/fields.ts";
import { registration } from "#tests/support/registrations.ts";
import { checkPendaftaran, checkTambahan, checkTyped, withoutAnswers } from "./check-pendaftaran.ts";
import { noQuestion } from "./fields.ts";

const { pekerjaanAyah: _, pekerjaanIbu: __, ...orphan } = registration();
const faults = (changed: object) => checkPendaftaran({ ...registration(), ...changed }, "json").errors;

describe("what no single field can see", () => {
  const both = { ayahWafat: true, ibuWafat: true };
  const check = (changed: object) => checkPendaftaran({ ...orphan, ...changed }, "json");

  test("a child whose parents have both died is looked after by somebody", () => {
    const alone = check({ ...both, bersamaWali: false });
    expect(alone.errors).toEqual({ bersamaWali: expect.stringContaining("siapa yang mengasuh") });
    expect(alone.values).not.toHaveProperty("bersamaWali");
    const wali = { bersamaWali: true, namaWali: "Paman", hubunganWali: "Paman atau bibi", pekerjaanWali: "Tani" };
    expect(check({ ...both, ...wali }).errors).toEqual({});
    expect(check({ ayahWafat: true, pekerjaanIbu: "Penenun", bersamaWali: false }).errors).toEqual({});
    expect(check({ ibuWafat: true, pekerjaanAyah: "Nelayan", bersamaWali: false }).errors).toEqual({});
    // Where that field itself is wrong, it says only that.
    expect(check({ ...both, bersamaWali: "mungkin" }).errors).toMatchObject({ bersamaWali: expect.not.stringContaining("mengasuh") });
  });

  test("a birth date that cannot be right is told at the date, beside what else is wrong", () => {
    expect(faults({ tanggalLahir: "1960-01-01", namaAyah: "" })).toEqual({
      tanggalLahir: expect.stringContaining("Periksa lagi tahun lahirnya"),
      namaAyah: expect.any(String),
    });
    expect(checkPendaftaran({ ...registration(), tanggalLahir: "1960-01-01" }, "json").values).toMatchObject({
      namaLengkap: registration().namaLengkap,
    });
    expect(faults({ tanggalLahir: "1930-01-01" })).toEqual({ tanggalLahir: expect.not.stringContaining("tahun lahirnya") });
  });
});

describe("what fills itself in", () => {
  test("does so where it is left out or empty, and nowhere else", () => {
    for (const empty of [{ jalur: null }, { jalur: "" }, {}])
      expect(checkPendaftaran({ ...registration(), ...empty }, "json").values.jalur).toBe("reguler");
    expect(checkPendaftaran({ ...registration(), jalur: "tahfidz" }, "json").values.jalur).toBe("tahfidz");
    expect(Object.keys(faults({ jalur: 3 }))).toEqual(["jalur"]);
  });
});

describe("answers beside the form", () => {
  const tambahan = {
    "jawab-juz": number({
      ...{ label: "Juz", privacy: "pribadi", required: true, min: 1, max: 30, step: 1 },
      onlyIf: { says: { jalur: ["tahfidz"] }, sentence: "Bukan jalurnya." },
    }),
    "jawab-hobi": text({ label: "Hobi", privacy: "pribadi", required: true, max: 5 }),
  };

  test("may each be left out, and what is not among them is not looked at", () => {
    expect(checkTambahan(tambahan, { jalur: "tahfidz", lain: "x" })).toEqual({
      values: { "jawab-juz": null, "jawab-hobi": null },
      errors: {},
    });
    expect(checkTambahan(tambahan, { jalur: "tahfidz", "jawab-juz": "31", "jawab-hobi": "catur" })).toEqual({
      ...{ values: { "jawab-hobi": "catur" }, errors: { "jawab-juz": expect.any(String) } },
    });
    expect(checkTambahan(tambahan, { jalur: "reguler", "jawab-juz": "3" }).errors).toEqual({ "jawab-juz": "Bukan jalurnya." });
    // Of the path nothing is said here, right or wrong.
    expect(checkTambahan(tambahan, { jalur: "tidak ada" })).toEqual({ values: { "jawab-juz": null, "jawab-hobi": null }, errors: {} });
    expect(checkTambahan(tambahan, { jalur: "tahfidz", "jawab-juz": "3" }, "json").errors).toEqual({ "jawab-juz": expect.any(String) });
  });

  test("are checked with the whole of what a family typed", () => {
    const { nilaiUN: ___, jurusan: ____, ...rest } = registration();
    const typed = { ...rest, agreement: "true", jalur: "tahfidz" };
    expect(checkTyped({ ...typed, "jawab-juz": "3" }, noQuestion, tambahan)).toMatchObject({
      errors: {},
      values: { "jawab-juz": 3, jalur: "tahfidz" },
    });
    expect(Object.keys(checkTyped({ ...typed, namaIbu: "", "jawab-hobi": "sepak bola" }, noQuestion, tambahan).errors)).toEqual([
      "namaIbu",
      "jawab-hobi",
    ]);
    expect(withoutAnswers({ "jawab-juz": "3", jalur: "tahfidz" })).toEqual({ jalur: "tahfidz" });
  });
});
