import { Document, Image, Page, Text, View } from "@react-pdf/renderer";
import { createElement as draw } from "react";
import { BlockView, numbered } from "./blocks.server.ts";
import { contactLines } from "./contact.ts";
import { openFonts } from "./fonts.server.ts";
import { printable } from "./letters/printable.server.ts";
import { look, margin, pageSize } from "./look.server.ts";
import { Band } from "./ornament.server.ts";
import type { Letterhead, Paper } from "./paper.ts";
import { as, printTagged } from "./tagged.server.ts";

/**
 * Written without JSX: a thread of its own runs this file as it stands, see `apart/apart.server.ts`.
 * @returns the PDF: fonts embedded, text that can be searched, copied and read aloud in its order, language and title told to readers.
 */
export async function layOut(given: Paper): Promise<Uint8Array> {
  const fonts = await openFonts();
  const paper = printable(given);
  const { width, height } = pageSize(paper);
  const page = draw(
    Page,
    { size: [width, height], style: look.page },
    draw(
      View,
      as("Artifact", { style: look.footer, fixed: true }),
      draw(Text, { style: look.footerName }, paper.footer ?? paper.title),
      draw(Text, { style: look.footerPage, render: ({ pageNumber, totalPages }) => `Halaman ${pageNumber} dari ${totalPages}` }),
    ),
    draw(LetterheadView, { letterhead: paper.letterhead }),
    draw(View, { style: look.band }, draw(Band, { width: width - 2 * margin.side })),
    draw(Headline, { paper }),
    draw(
      View,
      { style: look.body },
      numbered(paper.blocks).map(({ number, part }) => draw(BlockView, { key: number, block: part })),
    ),
  );
  return printTagged(draw(Document, null, page), fonts, { Title: paper.title, Author: paper.letterhead.names.at(-1) ?? "" });
}

function Headline({ paper: { title, subtitle, form, untitled } }: { paper: Paper }) {
  if (untitled) return null;
  const letter = form === "letter";
  return [
    draw(Text, as("H1", { key: "title", style: letter ? look.letterTitle : look.title }), title),
    subtitle ? draw(Text, { key: "subtitle", style: letter ? look.letterSubtitle : look.subtitle }, subtitle) : null,
  ];
}

function LetterheadView({ letterhead }: { letterhead: Letterhead }) {
  const { names, address, logos = {} } = letterhead;
  const { left, right } = logos;
  const middle = left || right;
  return draw(
    View,
    { style: look.letterhead },
    middle ? draw(Logo, { of: left }) : null,
    draw(
      View,
      { style: middle ? [look.names, look.middle] : look.names },
      names.slice(0, -1).map((name) => draw(Text, { key: name, style: look.office }, name)),
      draw(Text, { style: look.house }, names.at(-1)),
      draw(Text, { style: look.address }, address),
      contactLines(letterhead).map((line) => draw(Text, { key: line, style: look.address }, line)),
    ),
    middle ? draw(Logo, { of: right }) : null,
  );
}

/** Keeps its room when it is missing, so that the words stay in the middle of the page. */
const Logo = ({ of: logo }: { of: Uint8Array | undefined }) =>
  logo ? draw(Image, as("Figure", { src: Buffer.from(logo), style: look.logo }, "Lambang")) : draw(View, { style: look.logo });
