/** Whatever somebody typed comes out as it was typed. */
import { extractText } from "unpdf";
import { describe, expect, it } from "vitest";
import { renderPaper } from "./paper.server.ts";
import type { Paper } from "./paper.ts";

const letterhead = {
  names: ["KEMENTERIAN AGAMA REPUBLIK INDONESIA", "KANTOR KEMENTERIAN AGAMA KOTA PALU", "MAN 1 Kota Palu"],
  address: "Jalan Jamur Nomor 38, Balaroa, Palu Barat, Kota Palu, Sulawesi Tengah 94226",
  contact: "Telepon (0451) 421 634 · kantor@contoh.sch.id · contoh.sch.id",
};

/** The words of each page, as a reader's program finds them. */
const read = async (pdf: Uint8Array) => (await extractText(new Uint8Array(pdf))).text;

describe("whatever somebody typed", () => {
  const typed = [
    '#eval("1 + 1")',
    '#read("/etc/passwd")',
    "*tebal* _miring_ $x^2$ @acuan <label>",
    "= Judul // catatan",
    "a\\b \\u{41} [x] ~",
  ];
  const everywhere = (text: string): Paper => ({
    letterhead: { names: [text], address: text, contact: text },
    title: text,
    subtitle: text,
    footer: text,
    blocks: [
      { kind: "heading", text },
      { kind: "paragraph", text },
      { kind: "pairs", rows: [{ label: text, value: text }], aside: "x" },
      { kind: "facts", rows: [{ label: text, value: text }] },
      { kind: "list", items: [text] },
      { kind: "callout", label: text, value: text, note: text },
      { kind: "table", columns: [{ label: text }, { label: "B" }], rows: [[text, text]] },
      { kind: "signature", place: text, role: text, name: text, note: text },
    ],
  });
  const squeezed = (text: string) => text.replace(/\s/g, "");
  it.each(typed)("stands there as it was typed: %s", async (text) => {
    const pages = squeezed((await read(await renderPaper(everywhere(text)))).join(""));
    expect(pages.split(squeezed(text)).length - 1).toBeGreaterThanOrEqual(17);
  });
  it.each([
    ["NUL and other control signs", "a\u0000b\u0007c\u001bd"],
    ["a lone surrogate", "a\ud800b"],
    ["marks that turn the direction", "a\u202eb\u2066c\u200f"],
    ["signs that no font has", "漢字 👩‍👩‍👧 ܐ"],
    ["nothing", ""],
    ["blanks", " \n \n"],
  ])("is no fault of the paper: %s", async (_, text) => {
    expect((await read(await renderPaper(everywhere(`${text}Siti`)))).join("")).toContain("Siti");
  });
  it("loses no letter of a word that is longer than a page", async () => {
    const word = "W".repeat(10_000);
    const blocks: Paper["blocks"] = [
      { kind: "paragraph", text: word },
      { kind: "facts", rows: [{ label: "Catatan", value: word }] },
      { kind: "table", columns: [{ label: "A" }, { label: "B", share: 5 }], rows: [["W".repeat(40), word]] },
    ];
    const pages = (await read(await renderPaper({ letterhead, title: "Panjang", blocks }))).join("");
    expect(pages.match(/W/g)?.length).toBe(30_040);
  }, 60_000);
  it("breaks a number that is too long for its column behind a slash", async () => {
    const columns = [{ label: "Nomor" }, { label: "Perihal", share: 7 }];
    const rows = [["B-001/Ma.22.01.01/KP.02.3/01/2026", "Uji"]];
    const text = (await read(await renderPaper({ letterhead, title: "Buku", blocks: [{ kind: "table", columns, rows }] }))).join(" ");
    expect(text.split(/\s+/).filter((piece) => piece.includes("/"))).toEqual(["B-001/", "Ma.22.01.01/", "KP.02.3/01/2026"]);
  });
});
