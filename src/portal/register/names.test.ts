import { expect, test } from "vitest";
import { inSentence } from "./names.ts";

test.each([
  ["Nama lengkap", "nama lengkap"],
  ["NISN", "NISN"],
  ["TMT pangkat", "TMT pangkat"],
  ["Pangkat/golongan", "pangkat/golongan"],
  ["E-learning", "e-learning"],
])("%s stands in a sentence as %s", (label, words) => expect(inSentence(label)).toBe(words));
