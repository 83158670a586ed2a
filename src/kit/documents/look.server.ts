import { StyleSheet } from "@react-pdf/renderer";
import { letters } from "./fonts.server.ts";
import type { Paper } from "./paper.ts";

export const colour = {
  deep: "#0B3B2E",
  leaf: "#0F7A4F",
  gold: "#C08A2B",
  ink: "#13201B",
  quiet: "#4A5A53",
  line: "#E4DFD2",
  tint: "#F4F8F5",
};

const MM = 72 / 25.4;
export const margin = { side: 20 * MM, top: 15 * MM, bottom: 22 * MM };

/** Points. */
export function pageSize({ size = "A4", orientation = "portrait" }: Pick<Paper, "size" | "orientation">): {
  width: number;
  height: number;
} {
  const [short, long] = size === "A4" ? [210 * MM, 297 * MM] : [215 * MM, 330 * MM];
  return orientation === "portrait" ? { width: short, height: long } : { width: long, height: short };
}

/** A lineHeight always stands beside its fontSize: alone, the library multiplies it by a size of its own and fixed parts vanish. */
export const look = StyleSheet.create({
  page: {
    fontFamily: letters,
    fontSize: 10,

    color: colour.ink,
    paddingTop: margin.top,
    paddingBottom: margin.bottom,
    paddingHorizontal: margin.side,
  },
  letterhead: { flexDirection: "row", alignItems: "center", gap: 14 },
  logo: { width: 62, height: 62, objectFit: "contain" },
  names: { flex: 1 },
  middle: { textAlign: "center" },
  office: { fontSize: 9.5, fontWeight: 500, color: colour.quiet, lineHeight: 1.35, letterSpacing: 0.3 },
  house: { fontSize: 19, fontWeight: 700, color: colour.deep, lineHeight: 1.25, marginBottom: 2 },
  address: { fontSize: 8.5, color: colour.quiet, lineHeight: 1.4 },
  band: { marginTop: 10, marginBottom: 22 },
  title: { fontSize: 15, fontWeight: 700, color: colour.deep, textAlign: "center", lineHeight: 1.3 },
  subtitle: { fontSize: 10, color: colour.quiet, textAlign: "center", marginTop: 2 },
  letterTitle: { fontSize: 13, fontWeight: 700, textAlign: "center", lineHeight: 1.3, textDecoration: "underline" },
  letterSubtitle: { fontSize: 10.5, textAlign: "center", marginTop: 2, lineHeight: 1.3 },
  letterText: { fontSize: 10.5, lineHeight: 1.55, textAlign: "justify" },
  centred: { fontSize: 10.5, fontWeight: 700, lineHeight: 1.4, textAlign: "center" },
  // Arabic letters are small for their size.
  arabic: { direction: "rtl", textAlign: "right", fontSize: 13, lineHeight: 1.7 },
  letterItem: { flex: 1, fontSize: 10.5, lineHeight: 1.5, textAlign: "justify" },
  letterMark: { width: 22, fontSize: 10.5, lineHeight: 1.5 },
  pair: { flexDirection: "row", marginBottom: 1.5 },
  pairLabel: { width: "24%", fontSize: 10.5, lineHeight: 1.45 },
  pairColon: { width: 12, fontSize: 10.5, lineHeight: 1.45 },
  pairValue: { flex: 1, fontSize: 10.5, lineHeight: 1.45 },
  pairAside: { width: "30%", fontSize: 10.5, lineHeight: 1.45, textAlign: "right" },
  body: { marginTop: 16, gap: 12 },
  heading: { flexDirection: "row", alignItems: "center", gap: 7, marginTop: 4, marginBottom: -4 },
  headingText: { fontSize: 11, fontWeight: 700, color: colour.deep },
  text: { fontSize: 10, lineHeight: 1.5 },
  quiet: { fontSize: 9, lineHeight: 1.45, color: colour.quiet },
  fact: { flexDirection: "row", paddingVertical: 4, borderBottomWidth: 0.6, borderBottomColor: colour.line },
  factLabel: { width: "34%", paddingRight: 10, color: colour.quiet, fontSize: 10, lineHeight: 1.4 },
  factValue: { flex: 1, fontWeight: 500, fontSize: 10, lineHeight: 1.4 },
  item: { flexDirection: "row", marginBottom: 3 },
  mark: { width: 20, color: colour.leaf, fontWeight: 600, fontSize: 10, lineHeight: 1.4 },
  itemText: { flex: 1, fontSize: 10, lineHeight: 1.4 },
  // Takes up the gap before it, and no room of its own.
  beforeTable: { marginTop: -12 },
  tableHead: { flexDirection: "row", backgroundColor: colour.deep, color: "#FFFFFF", fontWeight: 600 },
  tableRow: { flexDirection: "row", borderBottomWidth: 0.6, borderBottomColor: colour.line },
  striped: { backgroundColor: colour.tint },
  cell: { paddingVertical: 4.5, paddingHorizontal: 6, fontSize: 8.5, lineHeight: 1.35 },
  callout: {
    flexDirection: "row",
    alignItems: "center",
    gap: 14,
    backgroundColor: colour.tint,
    borderLeftWidth: 3,
    borderLeftColor: colour.gold,
    padding: 14,
  },
  calloutLabel: { fontSize: 9, color: colour.quiet },
  calloutValue: { fontSize: 22, fontWeight: 700, color: colour.deep, lineHeight: 1.3, letterSpacing: 0.4 },
  calloutPicture: { width: 68, height: 68, objectFit: "contain" },
  signature: { marginTop: 14, marginLeft: "56%" },
  signatureLine: { fontSize: 10, lineHeight: 1.45 },
  signatureName: { marginTop: 58, fontWeight: 700 },
  signaturePicture: { width: 92, height: 92, marginVertical: 6 },
  signatureBelow: { fontWeight: 700 },
  footer: {
    position: "absolute",
    bottom: 11 * MM,
    left: margin.side,
    right: margin.side,
    paddingTop: 6,
    borderTopWidth: 0.6,
    borderTopColor: colour.line,
    flexDirection: "row",
    fontSize: 8,
    color: colour.quiet,
  },
  // What names the paper may be as long as a letter's subject: it is cut before it meets the number of the page.
  footerName: { flex: 1, marginRight: 14, maxLines: 1, textOverflow: "ellipsis" },
  footerPage: { width: 90, textAlign: "right" },
});
