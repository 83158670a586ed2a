import { deflateSync } from "node:zlib";
import { PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";
import { describe, expect, test } from "vitest";
import { guardPdf } from "./guard.server.ts";

const paper = async () => {
  const document = await PDFDocument.create();
  document.addPage().drawText("Ijazah");
  return document;
};
/** Written both ways: objects in the open, and packed into compressed object streams. */
const forms = async (change: (document: PDFDocument) => void | Promise<void>) => {
  const document = await paper();
  await change(document);
  return [await document.save({ useObjectStreams: false }), await document.save({ useObjectStreams: true })] as const;
};
const action = (kind: string, more: Record<string, PDFString>) => (document: PDFDocument) =>
  document.catalog.set(PDFName.of("OpenAction"), document.context.register(document.context.obj({ S: kind, ...more })));
const written = (objects: string) =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n${objects}\ntrailer\n<</Root 1 0 R>>\n%%EOF\n`, "latin1");

describe("a PDF on its way in", () => {
  test("comes in when it is only something to read", async () => {
    for (const bytes of await forms(() => undefined)) expect(() => guardPdf(bytes)).not.toThrow();
    const linked = await forms((document) => void document.catalog.set(PDFName.of("PageMode"), PDFName.of("UseNone")));
    for (const bytes of linked) expect(() => guardPdf(bytes)).not.toThrow();
  });

  test.each([
    ["an action that runs a script", action("JavaScript", { JS: PDFString.of("x") }), /program \(JavaScript\)/],
    ["an action that starts a program", action("Launch", { F: PDFString.of("cmd.exe") }), /menjalankan program lain/],
    ["a file within", (document: PDFDocument) => document.attach(Buffer.from("isi"), "a.exe", {}), /berkas lain/],
  ] as const)("is refused with %s, also inside compressed object streams", async (_, change, sentence) => {
    const [open, packed] = await forms(async (document) => void (await change(document)));
    expect(Buffer.from(packed).toString("latin1")).not.toMatch(/JavaScript|Launch/);
    for (const bytes of [open, packed]) expect(() => guardPdf(bytes)).toThrow(sentence);
  });

  test("is refused with a script of the whole document", async () => {
    for (const bytes of await forms((document) => document.addJavaScript("sapa", "app.alert('x')"))) {
      expect(() => guardPdf(bytes)).toThrow(/JavaScript/);
    }
  });

  test("is refused when the name is written in another way, or hides in an older revision", async () => {
    expect(() => guardPdf(written("2 0 obj\n<</S/J#61vaScript/#4a#53(x)>>\nendobj"))).toThrow(/JavaScript/);
    const twice = "2 0 obj\n<</S/Launch/F(a)>>\nendobj\n2 0 obj\n<</S/GoTo>>\nendobj";
    expect(() => guardPdf(written(twice))).toThrow(/menjalankan/);
  });

  test("is refused when it cannot be looked into", async () => {
    expect(() => guardPdf(written("2 0 obj\n<<<</Rusak"))).toThrow(/rusak/);
    const broken = "2 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length 9>>\nstream\nbukan-zip\nendstream\nendobj";
    expect(() => guardPdf(written(broken))).toThrow(/rusak/);
    const doubled = broken.replace("/FlateDecode", "[/FlateDecode/FlateDecode]");
    expect(() => guardPdf(written(doubled))).toThrow(/tidak wajar/);
    expect(() => guardPdf(written(broken.replace("/Type/ObjStm", "/Type 9 0 R")))).toThrow(/tidak wajar/);
    const locked = await paper();
    locked.encrypt({ userPassword: "", ownerPassword: "rahasia" });
    const bytes = await locked.save();
    expect(() => guardPdf(bytes)).toThrow(/dikunci/);
  });

  test("is refused when it bursts open, before it does", async () => {
    const zeros = deflateSync(Buffer.alloc(80 * 1024 * 1024)).toString("latin1");
    const bomb = `2 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${zeros.length}>>\nstream\n${zeros}\nendstream\nendobj`;
    expect(() => guardPdf(written(bomb))).toThrow(/terlalu besar/);
    expect(() => guardPdf(written(`%stream\n${bomb}`))).toThrow(/terlalu besar/);
  });
});

/** Objects of a small paper, numbered from 2 on; the first is its root. */
const objects = (...bodies: string[]) => {
  const numbered = bodies.map((body, place) => `${place + 2} 0 obj\n${body}\nendobj`);
  return Buffer.from(`%PDF-1.7\n${numbered.join("\n")}\ntrailer\n<</Root 2 0 R>>\n%%EOF\n`, "latin1");
};
const catalog = (more: string) => `<</Type/Catalog/Pages 9 0 R ${more}>>`;
/** The same object packed into a stream of objects, so that nothing of it can be read as it stands. */
const packed = (number: number, body: string, more = "") => {
  const table = `${number} 0 `;
  const data = deflateSync(Buffer.from(`${table}${body}`, "latin1"));
  return `<</Type/ObjStm/N 1/First ${table.length}${more}/Filter/FlateDecode/Length ${data.length}>>\nstream\n${data.toString("latin1")}\nendstream`;
};

describe("what a paper may do", () => {
  test.each([
    ["go to a page of its own when it is opened", catalog("/OpenAction[3 0 R/Fit]")],
    ["go there by an action", catalog("/OpenAction<</S/GoTo/D[3 0 R/Fit]>>")],
    ["turn its pages", catalog("/X<</Subtype/Link/A<</S/Named/N/NextPage>>>>")],
    ["lead to the web when a person presses it", catalog("/X<</Subtype/Link/A<</S/URI/URI(https://kemenag.go.id/a\\(b\\))>>>>")],
    ["to an address of mail", catalog("/X<</A<</Type/Action/S/URI/URI<6d61696c746f3a61406d616e31>>>>>>")],
    ["to a bare address, as word processors write it", catalog("/X<</A<</S/URI/URI(www.man1palu.sch.id)>>>>")],
    ["have parts, borders, labels and transitions that are called as actions are", catalog("/X<</S/Sound/Type/StructElem/K 1>>/Y<</S/D>>")],
    ["have flags and a font called F", catalog("/X<</F 4>>/Y<</Font<</F 3 0 R>>>>")],
  ])("%s", (_, root) => {
    expect(() => guardPdf(objects(root, "<</Type/Page>>"))).not.toThrow();
  });
});

const acts: readonly (readonly [string, string])[] = [
  ["another file", "<</S/GoToR/F(\\\\\\\\server\\\\share\\\\a.pdf)/D[0/Fit]>>"],
  ["a file within", "<</S/GoToE/T<</R/C>>>>"],
  ["a program", "<</S/Launch/F(cmd.exe)>>"],
  ["sending a form", "<</S/SubmitForm/F(http://x)>>"],
  ["taking in a form", "<</S/ImportData/F(\\\\\\\\server\\\\a.fdf)>>"],
  ["emptying a form", "<</S/ResetForm>>"],
  ["hiding a part", "<</S/Hide/T(a)>>"],
  ["sound", "<</S/Sound/Sound 9 0 R>>"],
  ["a film", "<</S/Movie/T(a)>>"],
  ["a rendition", "<</S/Rendition/OP 0>>"],
  ["layers", "<</S/SetOCGState/State[/ON 9 0 R]>>"],
  ["a thread of another file", "<</S/Thread/D 0>>"],
  ["a space of three dimensions", "<</S/GoTo3DView/TA 9 0 R>>"],
  ["media", "<</S/RichMediaExecute/TA 9 0 R>>"],
  ["what nobody knows yet", "<</S/NewAction>>"],
  ["a name that nobody knows", "<</S/Named/N/Print>>"],
  ["an address of another kind", "<</S/URI/URI(file://server/share)>>"],
  ["a path of the network", "<</S/URI/URI(\\\\\\\\server\\\\share)>>"],
  ["a program as an address", "<</S/URI/URI(java\\nscript:alert(1))>>"],
  ["the same in hexadecimal letters", "<</S/URI/URI<66696c653a2f2f61>>>"],
  ["the same in wide letters", "<</S/URI/URI<feff00660069006c0065003a002f002f0061>>>"],
  ["a kind that is written elsewhere", "<</S 9 0 R/D[0/Fit]>>"],
];
const refused = { kind: "unsupported", message: expect.stringMatching(/^PDF ini .+, jadi tidak diterima\. Cetak ulang/) };
const refusal = (bytes: Uint8Array) => {
  try {
    guardPdf(bytes);
    return undefined;
  } catch (error) {
    return error;
  }
};

describe.each(acts)("%s is refused", (_, act) => {
  const link = (value: string) => `<</Type/Annot/Subtype/Link/Rect[0 0 1 1]/A ${value}>>`;
  test.each([
    ["on a link", objects(catalog(""), link(act))],
    ["when it is opened", objects(catalog(`/OpenAction ${act}`))],
    ["when something happens to a page", objects(catalog(""), `<</Type/Page/AA<</O ${act}>>>>`)],
    ["behind an action that is allowed", objects(catalog(""), link(`<</S/GoTo/D[0/Fit]/Next[${act}]>>`))],
    ["at the end of a way of references", objects(catalog("/OpenAction 3 0 R"), "4 0 R", act)],
    ["in a stream of objects", objects(catalog("/OpenAction 9 0 R"), packed(9, act))],
    ["in an older revision", objects(catalog("/OpenAction 3 0 R"), `${act}\nendobj\n3 0 obj\n<</S/GoTo/D[0/Fit]>>`)],
    ["in the data of another object", objects(catalog("/OpenAction 9 0 R"), `<</Length 999>>\nstream\n9 0 obj ${act} endobj\nendstream`)],
    ["behind comments", objects(catalog(`/OpenAction%>>\n${act.replace("/S", "/S%x\r")}`))],
    ["under a number that is written in another way", objects(catalog(`/OpenAction 9 0 R>>\nendobj\n9%x\n0 obj\n${act}`).slice(0, -2))],
    ["in names written in another way", objects(catalog(`/#4fpenAction ${act.replace("/S", "/#53")}`))],
    ["as the first of two", objects(catalog(`/OpenAction ${act}/OpenAction[3 0 R/Fit]`), "<</Type/Page>>")],
  ])("%s", (_where, bytes) => expect(refusal(bytes)).toMatchObject(refused));
});

describe("what else makes a paper more than a paper", () => {
  test.each([
    ["an address that opens by itself", objects(catalog("/OpenAction<</S/URI/URI(https://x)>>")), /dengan sendirinya/],
    ["data that lies in another file", objects(catalog(""), "<</Length 0/F(\\\\\\\\server\\\\a)>>\nstream\n\nendstream"), /jaringan/],
    ["a film on a page", objects(catalog(""), "<</Subtype/Screen/Rect[0 0 1 1]>>"), /media/],
    ["a way to the web that begins elsewhere", objects(catalog("/URI<</Base(file:///)>>")), /bukan alamat web/],
    ["objects packed in an unknown way", objects(catalog(""), packed(9, "<</A 1>>", "/DecodeParms<</Predictor 12>>")), /tidak wajar/],
    [
      "a stream of objects that does not say so",
      objects(catalog(""), packed(9, "<</S/Launch>>").replace("/Type/ObjStm", "")),
      /program lain/,
    ],
    ["objects within objects without end", objects(catalog(`/X ${"[".repeat(5000)}`)), /tidak wajar/],
  ])("%s", (_, bytes, sentence) => expect(refusal(bytes)).toMatchObject({ kind: "unsupported", message: expect.stringMatching(sentence) }));

  test.each([
    ["the word that begins a stream", "stream\n"],
    ["the word that begins an object", "1 0 obj"],
    ["text that never ends", "1 0 obj("],
    ["lists that never end", "1 0 obj[1 "],
    ["streams of objects that never end", "1 0 obj<</N 1/First 1>>stream\n"],
    ["ends of files", "trailer<<"],
    ["comments", "%obj "],
    ["blanks", `obj${" ".repeat(200)}`],
  ])("a file that is full of %s is judged in one go", (_, piece) => {
    const bytes = Buffer.from(`%PDF-1.7\n${piece.repeat(Math.ceil(4_000_000 / piece.length))}`, "latin1");
    const before = process.cpuUsage();
    refusal(bytes);
    const { user } = process.cpuUsage(before);
    // What once took minutes; the bound is far above what a slow machine needs.
    expect(user / 1e6).toBeLessThan(15);
  });
});
