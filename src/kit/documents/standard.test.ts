/** A paper that is kept says by which standard it is read aloud and archived. What goes wrong: an archive refuses it in ten years, or the paper itself was changed. */
import { expect, test } from "vitest";
import { nameStandard, type Standard } from "./standard.server.ts";

const packet = '<rdf:RDF><rdf:Description rdf:about=""></rdf:Description></rdf:RDF>';
const objects = [
  "<<\n  /Type /Catalog\n  /Metadata 2 0 R\n  /Names <<\n    /EmbeddedFiles << /Names [(data.json) 3 0 R]\n  >> >>\n  /ViewerPreferences << /Direction /L2R >>\n>>",
  `<< /Length ${packet.length} /Type /Metadata /Subtype /XML >>\nstream\n${packet}\nendstream`,
  "<<\n  /Type /Filespec\n  /F (data.json)\n>>",
  "[/ICCBased 5 0 R]",
];
/** As the compiler writes a file. */
function paper(of: readonly string[] = objects): Buffer {
  const places: number[] = [];
  let text = "%PDF-1.7\n";
  for (const [at, body] of of.entries()) {
    places.push(text.length);
    text += `${at + 1} 0 obj\n${body}\nendobj\n`;
  }
  const entries = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const xref = text.length;
  return Buffer.from(
    `${text}xref\n0 ${of.length + 1}\n0000000000 65535 f \n${entries}trailer\n<<\n  /Size ${of.length + 1}\n  /Root 1 0 R\n>>\nstartxref\n${xref}\n%%EOF`,
    "latin1",
  );
}
const named = (standard: Standard, file = paper()) => Buffer.from(nameStandard(file, standard)).toString("latin1").slice(file.length);
/** The objects that the update adds, each found where its table says. */
function added(standard: Standard): Record<string, string> {
  const file = paper();
  const whole = Buffer.from(nameStandard(file, standard)).toString("latin1");
  expect(whole.startsWith(file.toString("latin1"))).toBe(true);
  const xref = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(whole)?.[1]);
  expect(whole.slice(xref, xref + 5)).toBe("xref\n");
  return Object.fromEntries(
    [...whole.slice(xref).matchAll(/^(\d+) 1\n(\d{10}) 00000 n $/gm)].map(([, number = "", at]) => {
      const [, body = ""] = whole.slice(Number(at)).match(new RegExp(`^${number} 0 obj\\n([\\s\\S]*?)\\nendobj\\n`)) ?? [];
      return [number, body];
    }),
  );
}
const ids = (packet = "") =>
  [...packet.matchAll(/<(pdfuaid:part|pdfaid:part|pdfaid:conformance) [^>]*>([^<]*)</g)].map(([, what, is]) => `${what} ${is}`);

test("a paper that is read aloud says so, and shows its title", () => {
  const { 1: catalog, 2: metadata, ...others } = added("ua-1");
  expect(others).toEqual({});
  expect(catalog).toBe(objects[0]?.replace("<< /Direction", "<< /DisplayDocTitle true /Direction"));
  expect(ids(metadata)).toEqual(["pdfuaid:part 1"]);
  expect(metadata).not.toContain("pdfaExtension");
});

test("a paper that is kept says what archives ask for besides: its colours, its attachment, and what each word of its own means", () => {
  const { 1: catalog = "", 2: metadata = "", 3: attachment, ...others } = added("ua-1+a-3a");
  expect(others).toEqual({});
  expect(catalog).toContain("/AF [3 0 R]\n  /OutputIntents [<<");
  expect(catalog).toContain("/DestOutputProfile 5 0 R >>]\n  /ViewerPreferences << /DisplayDocTitle true /Direction");
  expect(attachment).toBe("<<\n  /Type /Filespec\n  /AFRelationship /Data\n  /F (data.json)\n>>");
  expect(ids(metadata)).toEqual(["pdfaid:part 3", "pdfaid:conformance A", "pdfuaid:part 1"]);
  expect([...metadata.matchAll(/<pdfaSchema:prefix>(\w+)</g)].map(([, prefix]) => prefix)).toEqual(["pdfuaid", "xmpMM", "pdf"]);
  expect([...metadata.matchAll(/<pdfaProperty:name>(\w+)</g)].map(([, name]) => name)).toEqual(["part", "InstanceID", "PDFVersion"]);
  const [, length, stream] = /\/Length (\d+) .*?>>\nstream\n([\s\S]*)\nendstream$/.exec(metadata) ?? [];
  expect(stream?.length).toBe(Number(length));
  expect(stream?.startsWith('<rdf:RDF><rdf:Description rdf:about=""><pdfaExtension')).toBe(true);
  expect(stream?.endsWith("</rdf:Description></rdf:RDF>")).toBe(true);
});

test("the update leads back to the table of before", () => {
  const file = paper();
  const before = /startxref\n(\d+)/.exec(file.toString("latin1"))?.[1];
  expect(named("ua-1", file)).toMatch(new RegExp(`trailer\\n<<\\n {2}/Size 5\\n {2}/Root 1 0 R\\n {2}/Prev ${before}\\n>>`));
});

test.each([
  ["a catalog without preferences", 0, "/ViewerPreferences", "/Preferences", "ua-1"],
  ["two descriptions", 1, packet, packet + packet, "ua-1"],
  ["an attachment that is none", 2, "/Filespec", "/File", "ua-1+a-3a"],
  ["no colours", 3, "/ICCBased", "/DeviceRGB", "ua-1+a-3a"],
  ["no attachment", 0, "/EmbeddedFiles", "/Files", "ua-1+a-3a"],
] as const)("a file with %s is not as the compiler writes it, and is not guessed at", (_, at, part, by, standard) => {
  const other = objects.map((body, place) => (place === at ? body.replace(part, by) : body));
  expect(() => nameStandard(paper(other), standard)).toThrow(/the compiler's file has/);
});
