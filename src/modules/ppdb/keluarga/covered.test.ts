/**
 * A family's page on a telephone; number and birth date open it, and classmates know both. What goes wrong: a whole NIK or what a father earns
 * is read by the class, or a field that was left as it came is stored as a row of dots.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Field } from "#kit/register/fields.ts";
import { covered, coveredField, uncovered } from "./covered.ts";

const papers = ["nisn", "kitas", "noKk", "kip", "kks", "pkh", "kitasAyah", "kitasIbu", "kitasWali"];
const niks = ["nik", "nikAyah", "nikIbu", "nikWali"];
const whole = ["penghasilanAyah", "penghasilanIbu", "penghasilanWali"];

describe("what stands in a field of the page", () => {
  test.each(papers)("of %s the last four places, and at least four are covered", (name) => {
    expect([covered(name, "0112345678"), covered(name, "12345"), covered(name, "123")]).toEqual(["••••••5678", "••••5", "••••"]);
    expect(covered(name, "12345678")).toBe("••••5678");
  });
  test.each(niks)("of %s nothing but how long it is", (name) => {
    expect(covered(name, "7271010903120001")).toBe("•".repeat(16));
  });
  test.each(whole)("of %s nothing but that there is something", (name) => {
    expect([covered(name, "500000-1000000"), covered(name, "x")]).toEqual(["••••", "••••"]);
  });
  test("everything else, and what is empty, as it is", () => {
    expect([covered("alamat", "Jalan Contoh"), covered("nik", ""), covered("nik", null), covered("nik", undefined)]).toEqual([
      ...["Jalan Contoh", "", null, null],
    ]);
    expect([covered("anakKe", 2), covered("dicocokkan", false)]).toEqual([2, false]);
  });
  test("shows no more than four places of any number, and hides at least four", () => {
    const digits = fc.stringMatching(/^\d{1,20}$/);
    fc.assert(
      fc.property(fc.constantFrom(...papers, ...niks), digits, (name, value) => {
        const shown = String(covered(name, value));
        expect([shown.replaceAll("•", "").length <= 4, value.endsWith(shown.replaceAll("•", ""))]).toEqual([true, true]);
        expect(shown).toMatch(/^•{4,}\d*$|^•+$/);
      }),
    );
  });
});

describe("what was meant by what came back", () => {
  test("is what stands, where it was left as it came, and else what was typed", () => {
    expect(uncovered("nisn", "••••••5678", "0112345678")).toBe("0112345678");
    expect(uncovered("nisn", "0112345679", "0112345678")).toBe("0112345679");
    expect(uncovered("nisn", "", "0112345678")).toBe("");
    expect(uncovered("penghasilanAyah", "••••", "tinggi")).toBe("tinggi");
    expect(uncovered("nik", "••••", null)).toBe("••••");
    expect(uncovered("alamat", "Jalan Baru", "Jalan Lama")).toBe("Jalan Baru");
  });
});

describe("the field itself", () => {
  const text = { kind: "text", label: "NIK", hint: "Enam belas angka." } as unknown as Field;
  const choice = { kind: "choice", label: "Penghasilan", options: [{ value: "a", label: "A" }] } as unknown as Field;

  test("says how it is changed where something is covered, and is the same where nothing is", () => {
    expect(coveredField("nik", text, "7271010903120001")).toEqual({
      ...text,
      hint: "Enam belas angka. Sudah tersimpan; ditutup demi keamanan. Ketik ulang semuanya hanya bila salah.",
    });
    for (const stands of [null, "", undefined]) expect(coveredField("nik", text, stands)).toBe(text);
    expect(coveredField("alamat", text, "Jalan")).toBe(text);
  });

  test("of a choice offers to be left as it is", () => {
    expect(coveredField("penghasilanIbu", choice, "a")).toEqual({
      ...choice,
      options: [
        { value: "••••", label: "Sudah diisi" },
        { value: "a", label: "A" },
      ],
      hint: "Sudah tersimpan; ditutup demi keamanan. Pilih lagi hanya bila salah.",
    });
  });
});
