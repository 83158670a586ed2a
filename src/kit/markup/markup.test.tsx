import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Markup } from "../ui/markup.tsx";
import { safeHref } from "./href.ts";
import { pictureIdsIn, plainText } from "./markup.ts";

const html = (text: string) =>
  renderToStaticMarkup(
    <Markup
      text={text}
      picture={(id, caption) => <figure title={id}>{caption}</figure>}
      video={(id, title) => <a href={`https://youtu.be/${id}`}>{title}</a>}
    />,
  );
const table = '<section class="teks-tabel" aria-label="Tabel: Nama Nilai" tabindex="0"><table><thead>';
const id = "0b9f6f1e-2f37-4a8e-9d4b-0a3c5f7e1d22";

describe("what an editor types", () => {
  test.each([
    ["Satu.\n\nDua.", "<p>Satu.</p><p>Dua.</p>"],
    ["Baris satu\nbaris dua", "<p>Baris satu<br/>baris dua</p>"],
    ["## Judul\nIsi", "<h2>Judul</h2><p>Isi</p>"],
    ["### Anak judul", "<h3>Anak judul</h3>"],
    ["- a\n- b\n\n1. c\n2. d", "<ul><li>a</li><li>b</li></ul><ol><li>c</li><li>d</li></ol>"],
    ["1. a\n- b\n2. c", '<ol><li>a</li></ol><ul><li>b</li></ul><ol start="2"><li>c</li></ol>'],
    ["1. a\n   - b\n     - c\n   1. d\n2. e", "<ol><li>a<ul><li>b</li><li>c</li></ul><ol><li>d</li></ol></li><li>e</li></ol>"],
    ["  - a\n  - b\n\nKata\n  - c", "<ul><li>a</li><li>b</li></ul><p>Kata</p><ul><li>c</li></ul>"],
    ["> Kata\n> guru", "<blockquote><p>Kata<br/>guru</p></blockquote>"],
    [
      "> Kami **bersyukur**.\n> — Ibu Ani, *guru*",
      '<figure class="teks-kutipan"><blockquote><p>Kami <strong>bersyukur</strong>.</p></blockquote><figcaption>Ibu Ani, <em>guru</em></figcaption></figure>',
    ],
    ["> Kata\n> —", "<blockquote><p>Kata</p></blockquote>"],
    ["> — Ibu Ani", "<blockquote><p>— Ibu Ani</p></blockquote>"],
    ["**tebal** dan *miring*", "<p><strong>tebal</strong> dan <em>miring</em></p>"],
    ["**a *b*** dan *c **d***", "<p><strong>a <em>b</em></strong> dan <em>c <strong>d</strong></em></p>"],
    ["[kami](/profile)", '<p><a href="/profile">kami</a></p>'],
    ["[sana](https://kemenag.go.id)", '<p><a href="https://kemenag.go.id/" rel="noopener">sana</a></p>'],
    ["[surel](mailto:info@man1palu.sch.id)", '<p><a href="mailto:info@man1palu.sch.id">surel</a></p>'],
    [`![Di teluk](gambar:${id})`, `<figure title="${id}">Di teluk</figure>`],
    [
      `![a](gambar:${id})\n![](gambar:${id})`,
      `<div class="teks-galeri"><figure title="${id}">a</figure><figure title="${id}"></figure></div>`,
    ],
    ["![Wisuda](youtube:dQw4w9WgXcQ)", '<a href="https://youtu.be/dQw4w9WgXcQ">Wisuda</a>'],
    ["![Wisuda](youtube:dQw4w9WgXcQ?x)", "<p>![Wisuda](youtube:dQw4w9WgXcQ?x)</p>"],
    [
      "| Nama | Nilai |\n| Ani | **9** \\| 10 |\n| Budi |",
      `${table}<tr><th scope="col">Nama</th><th scope="col">Nilai</th></tr></thead><tbody><tr><td>Ani</td><td><strong>9</strong> | 10</td></tr><tr><td>Budi</td><td></td></tr></tbody></table></section>`,
    ],
    ["|a|".repeat(13), `<p>${"|a|".repeat(13)}</p>`],
    ["*a \\* b*, **c \\*\\* d**, [e \\[f\\]](/g)", '<p><em>a * b</em>, <strong>c ** d</strong>, <a href="/g">e [f]</a></p>'],
    ["2 * 3 * 4, \\*bukan\\*", "<p>2 * 3 * 4, *bukan*</p>"],
    ["بسم الله الرحمن الرحيم", '<p lang="ar" dir="rtl">بسم الله الرحمن الرحيم</p>'],
    ["ﷺ Maulid Nabi", '<p><span lang="ar">ﷺ </span>Maulid Nabi</p>'],
    [
      "Ucapannya السلام عليكم, lalu dijawab **وعليكم**",
      '<p>Ucapannya <span lang="ar">السلام عليكم, </span>lalu dijawab <strong><span lang="ar">وعليكم</span></strong></p>',
    ],
    ["## القرآن الكريم\n- سورة", '<h2 lang="ar" dir="rtl">القرآن الكريم</h2><ul lang="ar" dir="rtl"><li>سورة</li></ul>'],
    ["", ""],
  ])("%j", (text, expected) => expect(html(text)).toBe(expected));

  test("headings begin where the page needs them", () => {
    expect(renderToStaticMarkup(<Markup text={"## A\n\n### B"} top={3} />)).toBe("<h3>A</h3><h4>B</h4>");
  });

  test("its words alone, and its pictures", () => {
    const text = `## Judul\n\nKata **tebal** [di sini](/profile).\n\n![x](gambar:${id})\n\n- satu\n- dua\n  - tiga`;
    expect(plainText(text)).toBe("Judul\n\nKata tebal di sini.\n\nsatu\ndua\ntiga");
    expect(pictureIdsIn(`${text}\n\n![lagi](gambar:${id.toUpperCase()})`)).toEqual([id]);
  });
});

describe("what must not pass", () => {
  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "//jahat.example",
    "/\\jahat.example",
    "https:/jahat.example",
    "http://",
    "file:///etc/passwd",
    'https://a.example/"onclick="x',
    "\u0001javascript:alert(1)",
  ])("the address %j", (href) => {
    expect(safeHref(href)).toBeUndefined();
    expect(html(`[x](${href})`)).not.toContain("<a");
  });

  test("HTML stays text", () => {
    expect(html("<script>alert(1)</script><img src=x onerror=y>")).toBe(
      "<p>&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=y&gt;</p>",
    );
  });
});

const marks = fc.constantFrom(
  "*",
  "**",
  "[",
  "](",
  ")",
  "# ",
  "- ",
  "1. ",
  "> ",
  "\n",
  "\n\n",
  "!",
  "\\",
  "gambar:",
  "youtube:",
  "|",
  "| a | b |",
  id,
  "javascript:",
  "https://a.b",
  "/c",
  "<b>",
  "&",
  "a",
  " ",
);
const texts = fc.oneof(
  fc.string({ maxLength: 300 }),
  fc.array(marks, { maxLength: 60 }).map((parts) => parts.join("")),
);
const known =
  /^<\/?(p|h2|h3|ul|ol|li|blockquote|strong|em|br|a|figure|figcaption|div|section|table|thead|tbody|tr|th|td)( (href|start|rel|title|class|aria-label|tabindex|scope)="[^"<>]*")*\/?>$/;

describe("any text at all", () => {
  test("becomes known elements only, with safe addresses", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const shown = html(text);
        for (const [tag] of shown.matchAll(/<[^>]*>/g)) expect(tag).toMatch(known);
        for (const [, href = ""] of shown.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^(https?:\/\/|mailto:|tel:|\/(?!\/))/);
      }),
      { numRuns: 500 },
    );
  });

  test("keeps its words", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 20 }), (words) => {
        expect(plainText(words.join(" "))).toBe(words.join(" "));
        expect(plainText(words.map((word) => `**${word}**`).join("\n\n"))).toBe(words.join("\n\n"));
      }),
    );
  });

  test.each(["*", "**", "[", "[a](", "![", "> ", "# ", "- ", "\\", "[](x)", "*a **b "])(
    "is read in one pass: %j, 100,000 times",
    (mark) => {
      const before = performance.now();
      html(mark.repeat(100_000 / mark.length));
      expect(performance.now() - before).toBeLessThan(5_000);
    },
  );
});
