import { Document, Page, Path, renderToBuffer, StyleSheet, Svg, Text, View } from "@react-pdf/renderer";
import { create as drawQr } from "qrcode";
import { letters, registerFonts } from "./fonts.server.ts";
import { colour } from "./look.server.ts";

export interface Card {
  /** Set large: a person's name. */
  readonly title: string;
  readonly line: string;
  /** What the QR code says. */
  readonly code: string;
}

interface Cards {
  readonly title: string;
  /** Whose cards they are, at the head of each. */
  readonly house: string;
  readonly cards: readonly Card[];
}

const MM = 72 / 25.4;
const perPage = 10;

const look = StyleSheet.create({
  page: {
    fontFamily: letters,
    color: colour.ink,
    paddingVertical: 13 * MM,
    paddingHorizontal: 19 * MM,
    flexDirection: "row",
    flexWrap: "wrap",
  },
  card: {
    width: 86 * MM,
    height: 54 * MM,
    padding: 4 * MM,
    flexDirection: "row",
    gap: 8,
    borderWidth: 0.5,
    borderColor: colour.line,
    borderStyle: "dashed",
  },
  words: { flex: 1, justifyContent: "space-between" },
  house: { fontSize: 8, lineHeight: 1.3, fontWeight: 700, color: colour.deep },
  title: { fontSize: 11, lineHeight: 1.25, fontWeight: 700, maxLines: 4 },
  line: { fontSize: 8.5, lineHeight: 1.3, color: colour.quiet },
  code: { alignSelf: "center" },
});

/** Cards of bank card size, ten on a sheet of A4 to be cut along the dashes. */
export function renderCards({ title, house, cards }: Cards): Promise<Uint8Array> {
  registerFonts();
  const sheets = Array.from({ length: Math.ceil(cards.length / perPage) }, (_, sheet) =>
    cards.slice(sheet * perPage, (sheet + 1) * perPage),
  );
  return renderToBuffer(
    <Document title={title} author={house} language="id-ID" creator="Portal" producer="Portal">
      {sheets.map((sheet) => (
        <Page key={sheet[0]?.code} size="A4" style={look.page}>
          {sheet.map((card) => (
            <View key={card.code} style={look.card} wrap={false}>
              <View style={look.words}>
                <Text style={look.house}>{house}</Text>
                <Text style={look.title}>{card.title}</Text>
                <Text style={look.line}>{card.line}</Text>
              </View>
              <Code text={card.code} />
            </View>
          ))}
        </Page>
      ))}
    </Document>,
  );
}

function Code({ text }: { readonly text: string }) {
  const { size, data } = drawQr(text, { errorCorrectionLevel: "M" }).modules;
  const squares = Array.from({ length: size * size }, (_, at) => (data[at] ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : ""));
  return (
    <Svg viewBox={`0 0 ${size} ${size}`} width={34 * MM} height={34 * MM} style={look.code}>
      <Path d={squares.join("")} fill="#000000" />
    </Svg>
  );
}
