import { describe, expect, test } from "vitest";
import { excerptOf, marked, wordsOf } from "./site-search.ts";

test.each([
  ["  Jadwal   PPDB ", ["jadwal", "ppdb"]],
  ["cara mendaftar di asrama", ["mendaftar", "asrama"]],
  ["apa itu", ["apa", "itu"]],
  ["rapat, rapat; RAPAT!", ["rapat"]],
  ["100% lulus", ["100%", "lulus"]],
  ["?!", []],
  ["%%% _", []],
  ["a b c d e f g h i j", ["a", "b", "c", "d", "e", "f", "g", "h"]],
])("%j is sought by %j", (typed, words) => expect(wordsOf(typed)).toEqual(words));

describe("what is shown of a text", () => {
  const said = (pieces: ReturnType<typeof marked>) => pieces.map(({ text, sought }) => (sought ? `[${text}]` : text)).join("");

  test("marks the words as they stand there", () => {
    expect(said(marked("Emas dan Perunggu, emas lagi", ["emas", "perunggu"]))).toBe("[Emas] dan [Perunggu], [emas] lagi");
    expect(said(marked("Pendaftaran", ["daftar", "pendaftaran"]))).toBe("[Pendaftaran]");
    expect(said(marked("", ["a"]))).toBe("");
    expect(said(marked("İstanbul emas", ["emas"]))).toBe("İstanbul emas");
  });

  test("begins shortly before the first of them, between words", () => {
    const long = `${"kata ".repeat(80)}Piala robotik ${"lagi ".repeat(80)}`;
    const shown = said(excerptOf(long, ["robotik"]));
    expect(shown).toMatch(/^… (?:kata )+Piala \[robotik\] (?:lagi )+…$/);
    expect(shown.length).toBeLessThan(200);
    expect(said(excerptOf("Pendek\n\nsaja", ["tidak"]))).toBe("Pendek · saja");
    expect(said(excerptOf("Syarat:\nKartu keluarga\nSurat sehat.\nSelesai", ["surat"]))).toBe(
      "Syarat: Kartu keluarga · [Surat] sehat. Selesai",
    );
    expect(excerptOf("x".repeat(500), ["tidak"])[0]?.text.length).toBeLessThan(200);
  });
});
