import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { renderCards } from "../cards.server.ts";
import { renderLongTable } from "../long/long-table.server.ts";
import { renderPaper } from "../paper.server.ts";
import { openFont } from "./faces.server.ts";
import { printable } from "./printable.server.ts";
import { layOutRightToLeft } from "./right-to-left.server.ts";
import { runs } from "./runs.server.ts";

const greeting = "السلام عليكم ورحمة الله وبركاته";
const letterhead = { names: ["Rumah Ilmu"], address: "Palu" };
const text = async (pdf: Uint8Array) => (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })).text;
/** Without what marks a part of a font. */
const fonts = (pdf: Uint8Array) =>
  [
    ...Buffer.from(pdf)
      .toString("latin1")
      .matchAll(/\/BaseFont \/(?:[A-Z]+\+)?([A-Za-z]+)/g),
  ].map(([, name]) => name);

test("a letter writes Arabic and transcribed names in embedded fonts, and leaves emoji out", async () => {
  const blocks = [
    { kind: "paragraph", tone: "letter", text: greeting } as const,
    { kind: "facts", rows: [{ label: "Nama", value: "ʿAlī ibn Abī Ṭālib 😀👨‍👩‍👧" }] } as const,
  ];
  const pdf = await renderPaper({ letterhead, title: "Undangan ﷺ", blocks });
  expect(new Set(fonts(pdf))).toEqual(new Set(["PlusJakartaSans", "Amiri"]));
  const words = (await text(pdf)).replace(/\s+/g, " ");
  for (const word of [...greeting.split(" "), "ʿAlī ibn Abī Ṭālib"]) expect(words).toContain(word);
  expect(words).not.toMatch(/\p{Extended_Pictographic}|=š|=/u);
});

test("long tables and cards do so too", async () => {
  const table = { letterhead, title: "Daftar", columns: [{ label: "Nama" }], rows: [["محمد Ali أحمد 😀"], ["ʿAlī"]] };
  const cards = { title: "Kartu", house: "Rumah", groups: [{ name: "X", cards: [{ title: "ʿAlī محمد 😀", line: "1", code: "1" }] }] };
  for (const pdf of [await renderLongTable(table), await renderCards(cards)]) {
    expect(fonts(pdf)).toContain("Amiri");
    expect(await text(pdf)).toMatch(/ʿAlī/);
    expect(await text(pdf)).toContain("محمد");
  }
});

test("what no font has becomes what is like it, or nothing", () => {
  const sent = { name: "ʿAlī 😀 𝗕𝗲𝘀𝗮𝗿", rows: [["a → b", "漢", "1️⃣", "🇮🇩"]], picture: new Uint8Array([1]), note: undefined };
  expect(printable(sent)).toEqual({ name: "ʿAlī Besar", rows: [["a -> b", "?", "1", ""]], picture: new Uint8Array([1]), note: undefined });
  expect(printable("Nur\u2019aini  –  baris\nkedua")).toBe("Nur\u2019aini  –  baris\nkedua");
});

test("Arabic words stand from right to left, what is between them turned", () => {
  const seen = (line: string) => runs(line).map((run) => run.text);
  expect(seen("محمد (أحمد) علي").join("|")).toBe("علي| (|أحمد|) |محمد");
  expect(seen("Nabi محمد 12").join("|")).toBe("Nabi |12| |محمد");
  expect(seen("Šimić")).toEqual(["Š", "imi", "ć"]);
});

test("a vowel sign stays with its letter, and a word is as wide as before", () => {
  const face = openFont("Amiri", 700);
  const before = face.layout("وبركاته", undefined, undefined, undefined, "rtl");
  const width = (run: { positions: { xAdvance: number }[] }) => run.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  const sum = width(before);
  layOutRightToLeft(face);
  const after = face.layout("وبركاته", undefined, undefined, undefined, "ltr");
  expect(after.glyphs[0]).toMatchObject({ codePoints: [0x648] });
  expect(after.positions.every(({ xOffset }) => xOffset === 0)).toBe(true);
  expect(width(after)).toBe(sum);
});
