import { expect, test } from "vitest";
import { agenda } from "#modules/layanan/index.ts";
import { pengaturan } from "#modules/profil/index.ts";
import { backTitle, inSentence } from "./names.ts";

test.each([
  ["Nama lengkap", "nama lengkap"],
  ["NISN", "NISN"],
  ["TMT pangkat", "TMT pangkat"],
  ["Pangkat/golongan", "pangkat/golongan"],
  ["E-learning", "e-learning"],
])("%s stands in a sentence as %s", (label, words) => expect(inSentence(label)).toBe(words));

test("what has a single row has no list to go back to", () => {
  expect([backTitle(agenda), backTitle(pengaturan)]).toEqual(["Kembali ke daftar", "Kembali"]);
});
