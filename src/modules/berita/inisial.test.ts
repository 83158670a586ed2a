import { expect, test } from "vitest";
import { denganInisial } from "./inisial.ts";

const panjang = "Siswa madrasah pulang membawa dua medali dari olimpiade sains tingkat provinsi. ".repeat(4);

test.each([
  ["a long Latin paragraph", panjang, true],
  ["one that begins with a quotation mark", `“${panjang}`, true],
  ["an Arabic opening", `بسم الله الرحمن الرحيم\n\n${panjang}`, false],
  ["a long Arabic paragraph", "السلام عليكم ورحمة الله وبركاته ".repeat(10), false],
  ["a one-line opening", `PALU – Pagi itu cerah.\n\n${panjang}`, false],
  ["a figure first", `17 ${panjang}`, false],
  ["a heading first", `## Judul\n\n${panjang}`, false],
  ["a list first", `- ${panjang}`, false],
  ["nothing", "", false],
])("the first letter of %s", (_, isi, besar) => {
  expect(denganInisial(isi)).toBe(besar);
});
