import type FontStore from "@react-pdf/font";
import layoutDocument, { type DocumentNode, type SafeDocumentNode } from "@react-pdf/layout";
import drawPdf from "@react-pdf/render";
import { pdf } from "@react-pdf/renderer";
import PDFDocument from "pdfkit";
import type { ReactElement } from "react";
import { type Role, Voice } from "./voice.server.ts";

/** Props with that role. @param alt what a picture shows */
export const as = <P extends object>(role: Role, props: P, alt?: string): P => ({ ...props, role, alt });

/** What the layout knows of a part: where it stands, what stands in it, and the props that it was given. */
interface Part {
  readonly type: string;
  readonly props?: { readonly role?: Role; readonly alt?: string } | null;
  children?: Part[];
}

/** The engine takes the fonts besides, which its types do not tell. */
const layOutWith: (document: DocumentNode, fonts: FontStore) => Promise<SafeDocumentNode> = layoutDocument;

/**
 * Draws what the renderer has laid out, tagged: headings, paragraphs, tables, lists and pictures in the order in which they are read.
 * The renderer itself writes none of it.
 */
export async function printTagged(
  document: ReactElement,
  fonts: FontStore,
  told: Readonly<Record<"Title" | "Author", string>>,
): Promise<Uint8Array> {
  const { container } = pdf(document as Parameters<typeof pdf>[0]);
  const layout = await layOutWith(container.document, fonts);
  const doc = new PDFDocument({
    ...{ autoFirstPage: false, tagged: true, lang: "id-ID", displayTitle: true, pdfVersion: "1.7" },
    info: { ...told, Creator: "Portal", Producer: "Portal" },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<void>((resolve) => doc.on("data", (chunk) => chunks.push(chunk)).on("end", resolve));
  const voice = new Voice(doc);
  for (const page of layout.children as Part[]) page.children = voiced(page.children ?? [], voice);
  drawPdf(doc as unknown as Parameters<typeof drawPdf>[0], layout);
  await done;
  return Buffer.concat(chunks);
}

/** Each part between two points at which nothing is drawn, but its beginning or its end is told. */
function voiced(parts: readonly Part[], voice: Voice): Part[] {
  return parts.flatMap((part) => {
    const { role = plainRole[part.type], alt } = part.props ?? {};
    if (part.type === "TEXT" || part.type === "IMAGE" || role === "Artifact")
      return role ? [point(() => voice.begin(role, alt)), part, point(() => voice.end())] : [part];
    part.children = voiced(part.children ?? [], voice);
    return role ? [point(() => voice.open(role)), part, point(() => voice.close())] : [part];
  });
}

const plainRole: Readonly<Record<string, Role>> = { TEXT: "P", IMAGE: "Figure", SVG: "Artifact" };

const point = (paint: () => void) =>
  ({ type: "CANVAS", style: {}, props: { paint }, box: { top: 0, left: 0, width: 1, height: 1 } }) as Part;
