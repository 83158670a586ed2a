import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { renderPaper } from "../paper.server.ts";
import { makeCards } from "../threads/document-threads.server.ts";
import { printable } from "./printable.server.ts";

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
  const rows = [["محمد Ali أحمد 😀"], ["ʿAlī"]];
  const table = { letterhead, title: "Daftar", blocks: [{ kind: "table", columns: [{ label: "Nama" }], rows } as const] };
  const cards = { title: "Kartu", house: "Rumah", groups: [{ name: "X", cards: [{ title: "ʿAlī محمد 😀", line: "1", code: "1" }] }] };
  for (const pdf of [await renderPaper(table), await makeCards(cards)]) {
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
