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

test("a signature that ends a list goes to the next page with its last lines, once", { timeout: 60_000 }, async () => {
  const columns = [{ label: "No." }, { label: "Perihal", share: 5 }];
  const plain = (text: string): Block => ({ kind: "paragraph", tone: "plain", text });
  for (const closing of [[plain("Jumlah surat.")], [plain(`Catatan: ${sentence}`), plain("Jumlah surat.")]]) {
    let moved = 0;
    for (let count = 38; count < 58; count += 1) {
      const rows = Array.from({ length: count }, (_, at) => [`${at + 1}`, `Surat ke-${at + 1}.`]);
      const all = await pages(await letter([{ kind: "table", columns, rows }, ...closing, signature]));
      const page = all.find((text) => text.includes("Abdul Karim")) ?? "";
      expect(page).toContain(`Surat ke-${count - 1}.`);
      expect(all.join(" ").match(/Surat ke-/g)).toHaveLength(count);
      if (all.length > 1) moved += 1;
    }
    expect(moved).toBeGreaterThan(1);
  }
});

test("each list of a paper keeps its last lines with its own signature", { timeout: 60_000 }, async () => {
  const list = (name: string, count: number): Block[] => [
    { kind: "table", columns: [{ label: name }], rows: Array.from({ length: count }, (_, at) => [`${name} ${at + 1}.`]) },
    { kind: "paragraph", tone: "plain", text: `Jumlah ${name}.` },
    { ...signature, name: `Wali ${name}` },
  ];
  let moved = 0;
  for (let count = 22; count < 34; count += 1) {
    const all = await pages(await letter([...list("Putra", 8), ...list("Putri", count)]));
    const pageOf = (words: string) => all.findIndex((text) => text.includes(words));
    expect([pageOf("Putra 8."), pageOf("Wali Putra")]).toEqual([0, 0]);
    expect(pageOf("Wali Putri")).toBe(pageOf(`Putri ${count - 1}.`));
    if (pageOf("Wali Putri") > 0) moved += 1;
  }
  expect(moved).toBeGreaterThan(1);
  expect(moved).toBeLessThan(12);
});

test("what stands below a signature is never alone on a page, nor torn", { timeout: 60_000 }, async () => {
  const copies: Block[] = [
    { kind: "paragraph", text: "Tembusan:", tone: "quiet" },
    { kind: "list", items: ["Kepala Kantor", "Ketua Komite"], ordered: true },
    { kind: "paragraph", text: "Keaslian surat ini dapat diperiksa.", tone: "quiet" },
  ];
  let moved = 0;
  for (let count = 7; count < 16; count += 1) {
    const all = await pages(await letter([...words(count), signature, ...copies]));
    const page = all.find((text) => text.includes("Abdul Karim")) ?? "";
    for (const said of [`Alinea ${count}:`, "Tembusan:", "Ketua Komite", "Keaslian"]) expect(page).toContain(said);
    if (all.length > 1) moved += 1;
  }
  expect(moved).toBeGreaterThan(0);
  const many = Array.from({ length: 60 }, (_, at) => `Kantor ke-${at + 1}.`);
  const all = await pages(await letter([...words(3), signature, { kind: "list", items: many, ordered: true }]));
  expect(all.join(" ").match(/Kantor ke-/g)).toHaveLength(60);
  expect(all[0]).toContain("Kantor ke-1.");
});

test("a long answer begins beside its label, under the row before it", async () => {
  const long = Array.from({ length: 12 }, (_, at) => `Peserta ${at + 1}: ${sentence}`).join("\n");
  const short = { label: "Tempat", value: "Aula" };
  const all = await pages(
    await letter([{ kind: "pairs", rows: [short, { label: "Peserta", value: long }, { label: "Pemimpin", value: "Karim" }] }]),
  );
  expect(all[0]).toMatch(/Aula Peserta .{0,4}Peserta 1:/);
  expect(all.at(-1)).toContain("Pemimpin");
  const lines = await baselines(await letter([{ kind: "pairs", rows: [short, { label: "Daftar", value: long }] }]));
  expect(heightOf(lines, "Daftar")).toBeCloseTo(heightOf(lines, "Peserta 1:"), 0);
  expect(heightOf(lines, "Tempat") - heightOf(lines, "Daftar")).toBeLessThan(30);
});

test("a word stands across every page of a paper that is no longer in force", async () => {
  const all = await pages(await letter(words(30), { stamp: "DICABUT" }));
  expect(all.length).toBeGreaterThan(1);
  expect(all.every((text) => text.includes("DICABUT"))).toBe(true);
});

test("a second line stands no further from the first than the next row or point does", async () => {
  const address = { label: "Yth.", value: "Kepala Kantor\nKota Palu" };
  const points = { label: "Menimbang", items: ["bahwa satu;", `bahwa ${sentence}`], numbered: "letters" as const };
  const bytes = await letter([
    { kind: "pairs", rows: [address, { label: "Dari", value: "Kepala Madrasah" }] },
    { kind: "clauses", rows: [points] },
  ]);
  const lines = await baselines(bytes);
  const [office, town] = [heightOf(lines, "Kepala Kantor"), heightOf(lines, "Kota Palu")];
  expect(office - town).toBeCloseTo(town - heightOf(lines, "Kepala Madrasah"), 0);
  const [first, second] = [heightOf(lines, "bahwa satu;"), heightOf(lines, "bahwa bahwa")];
  const below = Math.max(...lines.map(({ height }) => height).filter((height) => height < second - 2));
  expect(first - second).toBeCloseTo(second - below, 0);
});

async function baselines(bytes: Uint8Array) {
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1);
  const { items } = await page.getTextContent();
  return items.flatMap((item) => ("str" in item && item.str.trim() ? [{ text: item.str, height: Number(item.transform[5]) }] : []));
}

const heightOf = (lines: Awaited<ReturnType<typeof baselines>>, text: string): number =>
  lines.find((line) => line.text.startsWith(text))?.height ?? Number.NaN;
