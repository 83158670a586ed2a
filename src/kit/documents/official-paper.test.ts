/** Papers that an office of the ministry accepts: its letterhead, its letters, and no signature alone on a page. */
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { renderPaper } from "./paper.server.ts";
import type { Block, Paper } from "./paper.ts";

const letterhead = { names: ["Kementerian Agama Republik Indonesia", "MAN 1 Palu"], address: "Jalan Jamur Nomor 38" };
const sentence = "bahwa dalam rangka peningkatan mutu layanan pendidikan perlu dilaksanakan kegiatan yang terencana dan terukur ".repeat(3);
const words = (count: number): Block[] =>
  Array.from({ length: count }, (_, at) => ({ kind: "paragraph", tone: "letter", text: `Alinea ${at + 1}: ${sentence}` }));
const signature: Block = { kind: "signature", place: "", role: "Kepala,", name: "Abdul Karim", note: "NIP 1972" };
const letter = (blocks: readonly Block[], more: Partial<Paper> = {}) =>
  renderPaper({ letterhead, title: "Surat", untitled: true, form: "letter", size: "F4", style: "official", blocks, ...more });
const pages = async (bytes: Uint8Array) =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)))).text.map((text) => text.replace(/\s+/g, " "));

test("the letterhead stands in capitals, in letters as wide as Arial's", async () => {
  const bytes = await letter(words(1));
  expect((await pages(bytes))[0]).toContain("KEMENTERIAN AGAMA REPUBLIK INDONESIA MAN 1 PALU Jalan Jamur");
  expect(Buffer.from(bytes).toString("latin1")).toMatch(/Arimo/);
  expect(Buffer.from(await letter(words(1), { style: undefined })).toString("latin1")).not.toMatch(/Arimo/);
});

test("a signature goes to the next page with the words before it, never alone", { timeout: 60_000 }, async () => {
  let moved = 0;
  for (let count = 7; count < 16; count += 1) {
    const all = await pages(await letter([...words(count), signature]));
    const page = all.find((text) => text.includes("Abdul Karim")) ?? "";
    expect(page).toContain(`Alinea ${count}:`);
    if (all.length > 1) moved += 1;
  }
  expect(moved).toBeGreaterThan(0);
});

test("a word stands across every page of a paper that is no longer in force", async () => {
  const all = await pages(await letter(words(30), { stamp: "DICABUT" }));
  expect(all.length).toBeGreaterThan(1);
  expect(all.every((text) => text.includes("DICABUT"))).toBe(true);
});
