import { describe, expect, test } from "vitest";
import { excerptOf, marked, monthSought, wordsOf } from "./site-search.ts";

test.each([
  ["  Jadwal   PPDB ", ["jadwal", "ppdb"]],
  ["cara mendaftar di asrama", ["mendaftar", "asrama"]],
  ["apa itu", ["apa", "itu"]],
  ["rapat, rapat; RAPAT!", ["rapat"]],
  ["100% lulus", ["100%", "lulus"]],
  ["?!", []],
  ["%%% _", []],
  ["Al-Qur’an", ["qur"]],
  ["hafal alquran, al qur'an", ["hafal", "qur"]],
  ["quranik", ["quranik"]],
  ["a b c d e f g h i j", ["a", "b", "c", "d", "e", "f", "g", "h"]],
])("%j is sought by %j", (typed, words) => expect(wordsOf(typed)).toEqual(words));

test.each([
  ["november 2026", "2026-11"],
  ["2026 Nopember", "2026-11"],
  ["berita bulan Mei 2026", "2026-05"],
  ["agenda 5/2026", "2026-05"],
  ["2026-12", "2026-12"],
  ["mei", null],
  ["2026", null],
  ["2026 2027", null],
  ["13/2026", null],
  ["lomba 2026", null],
  ["mei 26", null],
  ["mei 2026 lomba", null],
])("%j asks for the month %s", (typed, month) => expect(monthSought({ words: wordsOf(typed), loose: false })).toBe(month));

describe("what is shown of a text", () => {
  const said = (pieces: ReturnType<typeof marked>) => pieces.map(({ text, sought }) => (sought ? `[${text}]` : text)).join("");

  test("marks the words as they stand there", () => {
    expect(said(marked("Emas dan Perunggu, emas lagi", ["emas", "perunggu"]))).toBe("[Emas] dan [Perunggu], [emas] lagi");
    expect(said(marked("Pendaftaran", ["daftar", "pendaftaran"]))).toBe("[Pendaftaran]");
    expect(marked("lomba emas", ["emas"])).toEqual([
      { at: 0, text: "lomba ", sought: false },
      { at: 6, text: "emas", sought: true },
    ]);
    expect(said(marked("", ["a"]))).toBe("");
    expect(said(marked("İstanbul emas", ["emas"]))).toBe("İstanbul emas");
  });

  test("begins shortly before the first of them, between words", () => {
    const long = `${"kata ".repeat(80)}Piala robotik ${"lagi ".repeat(80)}`;
    const shown = said(excerptOf(long, ["robotik"]));
    expect(shown).toMatch(/^… (?:kata )+Piala \[robotik\] (?:lagi )+…$/);
    expect(shown.length).toBeLessThan(200);
    const nowhere = said(excerptOf(long, ["tidak"]));
    expect([nowhere.slice(0, 9), nowhere.endsWith("kata …"), nowhere.length]).toEqual(["kata kata", true, 181]);
    const later = said(excerptOf(`${"kata ".repeat(30)}robotik${" lagi".repeat(40)}`, ["robotik"]));
    expect(later.indexOf("[robotik]")).toBe("… ".length + 60);
    const early = said(excerptOf(`${"kata ".repeat(23)}robotik${" lagi".repeat(40)}`, ["robotik"]));
    expect(early.indexOf("[robotik]")).toBe(115);
    const whole = `${"kata ".repeat(35)}akhir`;
    expect([whole.length, said(excerptOf(whole, ["tidak"]))]).toEqual([180, whole]);
    expect(said(excerptOf("Pendek\n\nsaja", ["tidak"]))).toBe("Pendek · saja");
    expect(said(excerptOf("Syarat:\nKartu keluarga\nSurat sehat.\nSelesai", ["surat"]))).toBe(
      "Syarat: Kartu keluarga · [Surat] sehat. Selesai",
    );
    expect(excerptOf("x".repeat(500), ["tidak"])[0]?.text.length).toBeLessThan(200);
  });
});
