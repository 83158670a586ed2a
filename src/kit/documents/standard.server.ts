/** PDF/UA-1 is read aloud everywhere; a kept paper is PDF/A-3a as well, which is what archives keep. */
export type Standard = "ua-1" | "ua-1+a-3a";

const name = (prefix: string, uri: string, properties: Readonly<Record<string, string>>) =>
  Object.entries(properties)
    .map(([property, value]) => `<${prefix}:${property} xmlns:${prefix}="${uri}">${value}</${prefix}:${property}>`)
    .join("");

const accessible = name("pdfuaid", "http://www.aiim.org/pdfua/ns/id/", { part: "1" });
const archived = name("pdfaid", "http://www.aiim.org/pdfa/ns/id/", { part: "3", conformance: "A" });

/** PDF/A wants every property explained that its own list does not have: prefix, address, name, type and meaning. */
const explained = [
  ["pdfuaid", "http://www.aiim.org/pdfua/ns/id/", "part", "Integer", "Part of PDF/UA to which the document conforms"],
  ["xmpMM", "http://ns.adobe.com/xap/1.0/mm/", "InstanceID", "Text", "Identifier of this version of the document"],
  ["pdf", "http://ns.adobe.com/pdf/1.3/", "PDFVersion", "Text", "Version of PDF in which the document is written"],
] as const;

const resource = (body: string) => `<rdf:li rdf:parseType="Resource">${body}</rdf:li>`;
const elements = (prefix: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([element, value]) => `<${prefix}:${element}>${value}</${prefix}:${element}>`)
    .join("");

const explanations =
  `<pdfaExtension:schemas xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" ` +
  `xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><rdf:Bag>${explained
    .map(([prefix, namespaceURI, property, valueType, description]) => {
      const one = elements("pdfaProperty", { category: "internal", description, name: property, valueType });
      const about = elements("pdfaSchema", { schema: `${prefix} schema`, namespaceURI, prefix });
      return resource(`${about}<pdfaSchema:property><rdf:Seq>${resource(one)}</rdf:Seq></pdfaSchema:property>`);
    })
    .join("")}</rdf:Bag></pdfaExtension:schemas>`;

/**
 * The compiler writes tags, alternative texts, embedded fonts and a colour profile, but as WebAssembly it cannot be told to name a standard.
 * So it is named here, by what PDF calls an incremental update: a new catalog and new metadata behind the end of the file, which stays as it is.
 * @throws Error when the file is not as the compiler writes it
 */
export function nameStandard(pdf: Uint8Array, standard: Standard): Uint8Array {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const trailer = file.toString("latin1", file.lastIndexOf("\ntrailer"));
  const xref = Number(found(/startxref\n(\d+)/, trailer));
  const root = Number(found(/\/Root (\d+) 0 R/, trailer));
  const catalog = objectAt(file, xref, root);
  const metadata = Number(found(/\/Metadata (\d+) 0 R/, catalog));
  const archive = standard === "ua-1+a-3a";
  const packet = between(objectAt(file, xref, metadata), "stream\n", "\nendstream");
  const names = archive ? explanations + archived + accessible : accessible;
  const titled = replaced(catalog, "/ViewerPreferences <<", "/ViewerPreferences << /DisplayDocTitle true");
  return updated(file, { xref, trailer }, [
    [metadata, metadataOf(replaced(packet, "</rdf:Description></rdf:RDF>", `${names}</rdf:Description></rdf:RDF>`))],
    ...(archive ? archivedParts(file, xref, [root, titled]) : [[root, titled] as const]),
  ]);
}

type Part = readonly [number, string];

/** PDF/A-3 wants the colours defined, and to know of what stands in an attachment. */
function archivedParts(file: Buffer, xref: number, [root, catalog]: Part): Part[] {
  const attachment = Number(found(/ (\d{1,9}) 0 R$/, between(catalog, "/EmbeddedFiles <<", "]")));
  const related = replaced(objectAt(file, xref, attachment), "/Type /Filespec", "/Type /Filespec\n  /AFRelationship /Data");
  const entries = `/AF [${attachment} 0 R]\n  ${outputIntent(file)}`;
  return [
    [attachment, related],
    [root, replaced(catalog, "/ViewerPreferences <<", `${entries}/ViewerPreferences <<`)],
  ];
}

/** The colours of the file are meant as its own profile says, which stands in it for its pictures and words anyhow. */
function outputIntent(file: Buffer): string {
  const profile = found(/\n\[\/ICCBased (\d+ 0 R)\]\nendobj/, file.toString("latin1"));
  return `/OutputIntents [<< /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (Custom) /Info (sRGB) /DestOutputProfile ${profile} >>]\n  `;
}

const metadataOf = (packet: string) => `<< /Length ${packet.length} /Type /Metadata /Subtype /XML >>\nstream\n${packet}\nendstream`;

/** An object as it stands in the file, without its number and end. The table of places has twenty bytes for each. */
function objectAt(file: Buffer, xref: number, number: number): string {
  const first = file.indexOf("\n", xref + "xref\n".length) + 1;
  const at = Number(file.toString("latin1", first + number * 20, first + number * 20 + 10));
  return between(file.toString("latin1", at, file.indexOf("\nendobj", at) + "\nendobj".length), " 0 obj\n", "\nendobj");
}

interface End {
  readonly xref: number;
  readonly trailer: string;
}

function updated(file: Buffer, { xref, trailer }: End, objects: readonly Part[]): Uint8Array {
  const parts = ["\n"];
  const places: string[] = [];
  let at = file.length + 1;
  for (const [number, body] of objects) {
    const object = `${number} 0 obj\n${body}\nendobj\n`;
    places.push(`${number} 1\n${String(at).padStart(10, "0")} 00000 n \n`);
    parts.push(object);
    at += object.length;
  }
  const entries = between(trailer, "trailer\n<<", ">>\nstartxref");
  parts.push(`xref\n${places.join("")}trailer\n<<${entries}  /Prev ${xref}\n>>\nstartxref\n${at}\n%%EOF\n`);
  const tail = Buffer.from(parts.join(""), "latin1");
  const whole = new Uint8Array(file.length + tail.length);
  whole.set(file);
  whole.set(tail, file.length);
  return whole;
}

function found(pattern: RegExp, text: string): string {
  const [, match] = pattern.exec(text) ?? [];
  if (match === undefined) throw new Error(`the compiler's file has no ${pattern.source}`);
  return match;
}

function between(text: string, before: string, after: string): string {
  const from = text.indexOf(before) + before.length;
  const to = text.indexOf(after, from);
  if (from < before.length || to < 0) throw new Error(`the compiler's file has no ${before}`);
  return text.slice(from, to);
}

function replaced(text: string, part: string, by: string): string {
  if (text.split(part).length !== 2) throw new Error(`the compiler's file has not one ${part}`);
  return text.replace(part, () => by);
}
