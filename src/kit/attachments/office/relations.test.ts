/** How a document says what its parts are and where they lead: in whatever letters it says so, and only what a part that is there is said to be. */
import { expect, test } from "vitest";
import { UnsoundZip } from "../../documents/zip.server.ts";
import { Active } from "./active.ts";
import { demandPlainTypes, demandPlainWays } from "./relations.server.ts";

const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const excel = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml";
const main = `<Override PartName="/a" ContentType="${word}"/>`;
const ended = (work: () => void) => {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof Active || error instanceof UnsoundZip ? error.message : error;
  }
};
const types = (xml: string, ...endings: string[]) => ended(() => demandPlainTypes(Buffer.from(`<Types>${xml}</Types>`), new Set(endings)));
const ways = (xml: string) => ended(() => demandPlainWays(Buffer.from(`<Relationships>${xml}</Relationships>`)));
const [macro, inside, data] = ["memuat program (makro)", "memuat berkas lain di dalamnya", "mengambil data dari luar"];
const [template, fetched] = ["memakai templat dari luar", "memuat gambar atau bagian yang diambil dari luar"];
const elsewhere = "memuat tautan ke berkas di komputer atau jaringan";
const kind = "another kind of document";

test("it is one document or one workbook, and no more than that", () => {
  const said = (...all: string[]) => types(all.map((type) => `<Override PartName="/a" ContentType="${type}"/>`).join(""));
  for (const one of [word, excel, word.toUpperCase(), ` ${excel} `]) expect(said(one), one).toBeUndefined();
  for (const all of [[], ["image/png"], [word, excel], [word, word], [word, "x.main+xml"], ["x.main+xml"]])
    expect(said(...all), all.join()).toBe(kind);
  expect(said(word, "x.main+xml.y", "application/xml")).toBeUndefined();
});

test.each([
  ...["xMacroEnabled", "vbaProject", "activeX", "controlProperties"].map((type) => [type, macro] as const),
  ...["oleObject", "x.package", "octet-stream", "x-msdownload", "java-archive", "text/html", "rtf", "zip"].map(
    (type) => [type, inside] as const,
  ),
  ...["externalLink", "connections", "queryTable", "webExtension"].map((type) => [type, data] as const),
])("a part that is said to be %s is refused", (type, sentence) => {
  for (const attribute of [
    `ContentType="x/${type}"`,
    `contenttype="x/${type.toUpperCase()}"`,
    `CONTENTTYPE=" x/${type} "`,
    `ContentType="a" contentType="${type}"`,
  ])
    expect(types(`${main}<Override PartName="/b" ${attribute}/>`), attribute).toBe(sentence);
  expect(types(`${main}<Override PartName="/${type}" Other="${type}"/>`)).toBeUndefined();
});

test("what an ending means counts only where a part ends so", () => {
  const of = (attributes: string, tag = "Default") => types(`${main}<${tag} ${attributes} ContentType="x/vbaProject"/>`, "xml", "bin");
  for (const attributes of ['Extension="sheet"', 'extension="XLSB"', 'EXTENSION=" xlsb "']) {
    expect(of(attributes), attributes).toBeUndefined();
    expect(of(attributes, "DEFAULT"), attributes).toBeUndefined();
    expect(of(attributes, "Override"), attributes).toBe(macro);
  }
  for (const attributes of [
    'Extension="bin"',
    'Extension=" BIN "',
    'Extension="a" extension="b"',
    'Extension="b/n"',
    'Extension=""',
    "",
    'Extension="a.b"',
  ])
    expect(of(attributes), attributes).toBe(macro);
});

const way = (type: string, target = "a.xml", mode = "") =>
  `<Relationship Type="${type}" Target="${target}"${mode && ` TargetMode="${mode}"`}/>`;

test.each([
  ...["vbaProject", "xlMacrosheet", "activeXControl", "control", "ctrlProp", "dialogsheet", "customUI", "ui/extensibility"].map(
    (type) => [type, macro] as const,
  ),
  ...["attachedToolbars", "x/ui/extensibility"].map((type) => [type, macro] as const),
  ["attachedTemplate", template] as const,
  ...["oleObject", "package", "aFChunk", "subDocument", "frame", "media", "video", "audio", "htmlPub"].map(
    (type) => [type, inside] as const,
  ),
  ...["externalLink", "externalLinkPath", "connections", "queryTable", "webExtension", "webextensiontaskpanes", "taskpane"].map(
    (type) => [type, data] as const,
  ),
  ...["dataMashup", "mailMergeSource", "recipientData", "powerPivotData", "pivotCache/x/external", "transform"].map(
    (type) => [type, data] as const,
  ),
])("a way to %s is refused, however it is written", (type, sentence) => {
  if (type !== "pivotCache/x/external")
    for (const written of [
      type,
      `http://x/y/${type}`,
      ` ${type} `,
      `http://x/${type}/`,
      `http://x/${type}//`,
      `http://x/${type.toUpperCase()}`,
    ])
      expect(ways(way(written)), written).toBe(sentence);
  expect(ways(way("http://x/image").replace("/>", ` type="http://x/${type.replace("x/", "")}"/>`))).toBe(sentence);
});

test("ways to what a document consists of are none of these", () => {
  for (const type of ["image", "styles", "hyperlink", "controls", "packages", "videos", "x/officeDocument", "theme", "audiox"])
    expect(ways(way(`http://x/${type}`)), type).toBeUndefined();
  expect(ways('<Other Type="vbaProject" Target="file:///a"/>')).toBeUndefined();
  for (const tag of ["relationship", "RELATIONSHIP"]) expect(ways(way("vbaProject").replace("Relationship", tag)), tag).toBe(macro);
});

test("only a link that is pressed leads out", () => {
  for (const mode of ["External", " EXTERNAL ", "elsewhere", ""].map((one) => ` TargetMode="${one}"`)) {
    const out = (type: string) => ways(`<Relationship Type="x/${type}" Target="https://x"${mode}/>`);
    expect([out("hyperlink"), out("image")], mode).toEqual([undefined, fetched]);
  }
  expect(ways('<Relationship Type="x/hyperlink" type="x/image" Target="https://x" TargetMode="External"/>')).toBe(fetched);
  expect(ways('<Relationship Type="x/image" Target="a" TargetMode="Internal" targetmode="External"/>')).toBe(fetched);
  for (const mode of ["Internal", " internal "]) expect(ways(way("image", "a.png", mode)), mode).toBeUndefined();
});

test("a way that is called by one word alone is judged by it", () => {
  expect([ways(way("control")), ways(way("package")), ways(way("image"))]).toEqual([macro, inside, undefined]);
  expect([ways(way("hyperlink", "https://x", "External")), ways(way("image", "https://x", "External"))]).toEqual([undefined, fetched]);
});

test("a link leads to the web, to mail or within", () => {
  const link = (target: string, mode = "External") => ways(way("x/hyperlink", target, mode));
  for (const target of [
    "http://x",
    "HTTPS://x",
    "mailto:a@x",
    "#a",
    "www.x.id",
    " https://x/100%",
    "ht&#9;tps://x",
    "%68ttps://x",
    "https://x/%zz",
  ])
    expect(link(target), target).toBeUndefined();
  for (const target of [
    "file:///a",
    "a.docx",
    "\\\\s\\a",
    "//s/a",
    "x:a",
    "wwwx",
    "x.www.y",
    "javascript:a",
    "",
    "x https://y",
    "file:///%zz",
  ])
    expect(link(target), target).toBe(elsewhere);
  for (const target of ["a.xml", "../media/a.png", "/word/a.xml", "#a", "a:b/c".replace(":", "/"), "100%"])
    expect(link(target, "Internal"), target).toBeUndefined();
  for (const target of [
    "file:///a",
    "\\\\s\\a",
    "//s/a",
    "x:a",
    "a+b.c-d:e",
    "https://x",
    "%66ile:a",
    "fi&#10;le:a",
    "file:///%zz",
    " //s",
  ]) {
    expect(link(target, "Internal"), target).toBe(elsewhere);
    expect(link(target, ""), target).toBe(elsewhere);
  }
  expect(ways('<Relationship Type="x/image" Target="a" target="file:///b"/>')).toBe(elsewhere);
});
