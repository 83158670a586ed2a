import { Document, Image, Page, renderToBuffer, Text, View } from "@react-pdf/renderer";
import { BlockView, numbered } from "./blocks.server.tsx";
import { registerFonts } from "./fonts.server.ts";
import { look, margin, pageSize } from "./look.server.ts";
import { Band } from "./ornament.server.tsx";
import type { Letterhead, Paper } from "./paper.ts";

/** @returns the PDF: fonts embedded, text that can be searched and copied, language and title told to readers. */
export function layOut(paper: Paper): Promise<Uint8Array> {
  registerFonts();
  const size = pageSize(paper);
  return renderToBuffer(
    <Document
      title={paper.title}
      author={paper.letterhead.names.at(-1) ?? ""}
      language="id-ID"
      pdfVersion="1.7"
      creator="Portal"
      producer="Portal"
    >
      <Page size={[size.width, size.height]} style={look.page}>
        <View style={look.footer} fixed>
          <Text>{paper.footer ?? paper.title}</Text>
          <Text render={({ pageNumber, totalPages }) => `Halaman ${pageNumber} dari ${totalPages}`} />
        </View>
        <LetterheadView letterhead={paper.letterhead} />
        <View style={look.band}>
          <Band width={size.width - 2 * margin.side} />
        </View>
        <Headline paper={paper} />
        <View style={look.body}>
          {numbered(paper.blocks).map(({ number, part }) => (
            <BlockView key={number} block={part} />
          ))}
        </View>
      </Page>
    </Document>,
  );
}

function Headline({ paper: { title, subtitle, form, untitled } }: { paper: Paper }) {
  if (untitled) return null;
  const letter = form === "letter";
  return (
    <>
      <Text style={letter ? look.letterTitle : look.title}>{title}</Text>
      {subtitle ? <Text style={letter ? look.letterSubtitle : look.subtitle}>{subtitle}</Text> : null}
    </>
  );
}

function LetterheadView({ letterhead: { names, address, contact, logos = {} } }: { letterhead: Letterhead }) {
  const { left, right } = logos;
  const middle = left || right;
  return (
    <View style={look.letterhead}>
      {middle ? <Logo of={left} /> : null}
      <View style={middle ? [look.names, look.middle] : look.names}>
        {names.slice(0, -1).map((name) => (
          <Text key={name} style={look.office}>
            {name}
          </Text>
        ))}
        <Text style={look.house}>{names.at(-1)}</Text>
        <Text style={look.address}>{address}</Text>
        {contact ? <Text style={look.address}>{contact}</Text> : null}
      </View>
      {middle ? <Logo of={right} /> : null}
    </View>
  );
}

/** Keeps its room when it is missing, so that the words stay in the middle of the page. */
const Logo = ({ of: logo }: { of: Uint8Array | undefined }) =>
  logo ? <Image src={Buffer.from(logo)} style={look.logo} /> : <View style={look.logo} />;
