import { expect, test } from "vitest";
import { bySeverity, notice, problem, well } from "./finding.ts";

test("what asks for an act comes first; among equals stays the order of looking", () => {
  const all = [
    well("a", "Baik."),
    problem("b", "Rusak.", "Perbaiki."),
    notice("c", "Lambat.", "Tambah."),
    problem("d", "Hilang.", "Cari."),
  ];
  expect(bySeverity(all)).toEqual([
    { about: "b", level: "masalah", sentence: "Rusak.", cure: "Perbaiki." },
    { about: "d", level: "masalah", sentence: "Hilang.", cure: "Cari." },
    { about: "c", level: "perhatian", sentence: "Lambat.", cure: "Tambah." },
    { about: "a", level: "baik", sentence: "Baik." },
  ]);
});
