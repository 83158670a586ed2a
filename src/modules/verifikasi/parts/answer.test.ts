import { expect, test } from "vitest";
import { checkBerkas } from "../check.ts";
import { answerFrom, answerWords } from "./answer.ts";

test("a file that another program wrote anew is not called a forgery, and its QR and code are named", () => {
  const disimpanUlang = new TextEncoder().encode("%PDF-1.7\n% pdfseparate\n%%EOF\n");
  const kata = answerWords(answerFrom(checkBerkas(disimpanUlang, []), "berkas"));
  expect(kata).toMatchObject({ judul: "Berkas ini tidak dapat dibuktikan", nada: "awas" });
  for (const jalan of [/dengan program lain/, /berkas aslinya/, /pindai kode QR/, /ketik kode/]) expect(kata.arti).toMatch(jalan);
});

test("a code that is none of ours stays no proof", () => {
  const kata = answerWords({ macam: "tidak-sah", dari: "pindai", sebab: "bukan", ringkasan: null });
  expect(kata).toMatchObject({ judul: "Ini bukan bukti dari madrasah", nada: "buruk" });
});
