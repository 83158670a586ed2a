import { expect, test } from "vitest";
import { withInisial } from "./inisial.ts";

const length = "Siswa madrasah pulang membawa dua medali dari olimpiade sains tingkat provinsi. ".repeat(4);

test.each([
  ["a long Latin paragraph", length, true],
  ["one that begins with a quotation mark", `“${length}`, true],
  ["an Arabic opening", `بسم الله الرحمن الرحيم\n\n${length}`, false],
  ["a long Arabic paragraph", "السلام عليكم ورحمة الله وبركاته ".repeat(10), false],
  ["a one-line opening", `PALU – Pagi itu cerah.\n\n${length}`, false],
  ["a figure first", `17 ${length}`, false],
  ["a heading first", `## Judul\n\n${length}`, false],
  ["a list first", `- ${length}`, false],
  ["nothing", "", false],
])("the first letter of %s", (_, isi, besar) => {
  expect(withInisial(isi)).toBe(besar);
});
