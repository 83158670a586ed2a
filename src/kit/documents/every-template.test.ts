/** Of every template: what somebody typed stands there letter by letter and is never run, and the file is what it says of itself. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { filled, filledBlocks, filledPapers, places } from "#tests/support/filled-templates.ts";
import { type Cards, renderCards } from "./cards.server.ts";
import { printable } from "./letters/printable.server.ts";
import { renderPaper } from "./paper.server.ts";
import type { Paper } from "./paper.ts";
import { type Template, typesetPdf } from "./typeset.server.ts";

const folder = join(import.meta.dirname, "templates");
const source = (name: string) => readFileSync(join(folder, name), "utf8");
const names = Object.keys(filled) as Template[];

const draw: { readonly [Name in Template]: (data: never) => Promise<Uint8Array> } = {
  paper: (paper: Paper) => renderPaper(paper),
  cards: (cards: Cards) => renderCards(cards),
  "share-card": (data: object) => typesetPdf({ template: "share-card", data, standard: "ua-1" }),
};
const files = (name: Template, text: string) =>
  Promise.all(
    filled[name](text).map(async (data) => ({ data, pdf: await getDocumentProxy(new Uint8Array(await draw[name](data as never))) })),
  );

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
const pagesOf = (pdf: Pdf) => Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
const pieces = async (pdf: Pdf) => {
  const pages = (await pagesOf(pdf)).map(async (page) => {
    const { items } = await page.getTextContent();
    return items.flatMap((item) =>
      "str" in item && item.str.trim()
        ? [{ text: item.str, left: item.transform[4] as number, width: item.width, page: page.view[2] ?? 0 }]
        : [],
    );
  });
  return (await Promise.all(pages)).flat();
};
/** Without blanks and joiners, which leave no trace on paper. */
const squeezed = (text: string) => text.replace(/[\s\u200c\u200d]/g, "");
const said = async (pdf: Pdf) => squeezed((await pieces(pdf)).map(({ text }) => text).join(""));

it("knows every template that reads data, and every kind of block", () => {
  const all = readdirSync(folder).filter((name) => name.endsWith(".typ"));
  const found = all.filter((name) => !all.some((other) => source(other).includes(`import "${name}"`)));
  expect(found.map((name) => name.replace(".typ", "")).sort()).toEqual([...names].sort());
  const views = /#let views = \(([^)]*)\)/.exec(source("blocks.typ"))?.[1] ?? "";
  expect(["heading", ...[...views.matchAll(/(\w+):/g)].map(([, kind]) => kind)].sort()).toEqual(Object.keys(filledBlocks("")).sort());
});

/** Each makes a mark in the file, or refuses the paper, when it is run instead of printed. */
const hostile = [
  '#eval("1+1")',
  '#read("/etc/passwd")',
  "#panic() #sys.inputs",
  '#include "house.typ"',
  "*a* _b_ $x^2$ `c`",
  "@acuan <label> #link",
  "```typ #(1+1) ```",
  "= A - b + c / d: e",
  "\\ \\u{41} \\#x ~ -- ---",
  "// a /* b */ [c] {d}",
  "https://a.id/?b=1&c",
  "a\u0000b\u0007c\u001bd\u007fe",
  "x\u202egpj.exe\u2066y\u200f",
  "<b>&amp;</b> %s $" + "{1}",
  "Siti 😀👩‍👩‍👧 🇮🇩",
];

describe.each(names)("%s", (name) => {
  it.each(hostile)("prints as it was typed: %j", async (text) => {
    const printed = squeezed(printable(text));
    for (const { data, pdf } of await files(name, text)) {
      const whole = await said(pdf);
      // The official letterhead is in capitals.
      const shown = [...new Set([printed, printed.toUpperCase()])].reduce((sum, one) => sum + whole.split(one).length - 1, 0);
      expect(shown).toBeGreaterThanOrEqual(places(data, text) - unseen[name]);
    }
  });
  it("shapes Arabic from right to left, every word of it", async () => {
    const words = ["السلام", "عليكم", "ورحمة"];
    for (const { pdf } of await files(name, words.join(" "))) {
      const shown = (await pieces(pdf)).map(({ text }) => text).join(" ");
      for (const word of words) expect(shown).toContain(word);
    }
  });
  it("lets no word run off the page", async () => {
    for (const { pdf } of await files(name, "W".repeat(120))) {
      const all = await pieces(pdf);
      expect(all.length).toBeGreaterThan(0);
      expect(all.filter(({ left, width, page }) => left < 0 || left + width > page)).toEqual([]);
    }
  });
});

/** Titles that stand in the file alone. */
const unseen: Readonly<Record<Template, number>> = { paper: 0, cards: 1, "share-card": 0 };

interface Tags {
  readonly role?: string;
  readonly alt?: string;
  readonly type?: string;
  readonly children?: readonly Tags[];
}
const flat = (tags: Tags | null): Tags[] => (tags ? [tags, ...(tags.children ?? []).flatMap(flat)] : []);

async function claims(pdf: Pdf) {
  const { metadata, info } = await pdf.getMetadata();
  const tags = await Promise.all((await pagesOf(pdf)).map(async (page) => flat((await page.getStructTree()) as Tags | null)));
  const all = tags.flat();
  return {
    named: metadata?.get("pdfuaid:part"),
    archive: metadata?.get("pdfaid:part") ?? null,
    language: (info as { readonly Language?: string }).Language,
    title: (info as { readonly Title?: string }).Title,
    ...{ mark: await pdf.getMarkInfo(), view: await pdf.getViewerPreferences() },
    untagged: tags.filter((page) => !page.some(({ type }) => type === "content")).length,
    nameless: all.filter(({ role, alt }) => role === "Figure" && !alt).length,
    figures: all.filter(({ role }) => role === "Figure").length,
    headings: all.flatMap(({ role = "" }) => (/^H\d$/.test(role) ? [role] : [])),
    roles: new Set(all.map(({ role }) => role)),
  };
}

const accessible = {
  named: "1",
  language: "id-ID",
  title: "Judul",
  untagged: 0,
  nameless: 0,
  mark: { Marked: true },
  view: { DisplayDocTitle: true },
};

describe("what a file says of itself is so", () => {
  it.each(
    filledPapers("Judul").map((paper) => [`${paper.size} ${paper.orientation ?? "portrait"} ${paper.form ?? "report"}`, paper] as const),
  )("paper: %s", async (_, paper) => {
    const kept = { keptAt: new Date("2026-11-21T01:42:00Z"), proof: { kode: "ABCD" } };
    const [passing, archived] = [await renderPaper(paper), await renderPaper(paper, kept)];
    const told = await claims(await getDocumentProxy(new Uint8Array(passing)));
    expect(told).toMatchObject({ ...accessible, archive: null, figures: 5, headings: ["H1", "H2"] });
    for (const role of ["L", "LI", "Lbl", "LBody", "Table", "TR", "TH", "TD", "P"]) expect(told.roles).toContain(role);
    expect(await claims(await getDocumentProxy(new Uint8Array(archived)))).toMatchObject({ ...accessible, archive: "3", figures: 5 });
  });
  it("cards", async () => {
    for (const { pdf } of await files("cards", "Judul")) {
      expect(await claims(pdf)).toMatchObject({ ...accessible, archive: null, figures: 1, headings: ["H1"] });
    }
  });
});
