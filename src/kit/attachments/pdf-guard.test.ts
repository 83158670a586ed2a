import { deflateSync } from "node:zlib";
import { PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";
import { describe, expect, test } from "vitest";
import { guardPdf } from "./pdf-guard.server.ts";

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
    for (const bytes of await forms(() => undefined)) await expect(guardPdf(bytes)).resolves.toBeUndefined();
    const linked = await forms((document) => void document.catalog.set(PDFName.of("PageMode"), PDFName.of("UseNone")));
    for (const bytes of linked) await expect(guardPdf(bytes)).resolves.toBeUndefined();
  });

  test.each([
    ["an action that runs a script", action("JavaScript", { JS: PDFString.of("x") }), /program \(JavaScript\)/],
    ["an action that starts a program", action("Launch", { F: PDFString.of("cmd.exe") }), /menjalankan program lain/],
    ["a file within", (document: PDFDocument) => document.attach(Buffer.from("isi"), "a.exe", {}), /berkas lain/],
  ] as const)("is refused with %s, also inside compressed object streams", async (_, change, sentence) => {
    const [open, packed] = await forms(async (document) => void (await change(document)));
    expect(Buffer.from(packed).toString("latin1")).not.toMatch(/JavaScript|Launch/);
    for (const bytes of [open, packed]) await expect(guardPdf(bytes)).rejects.toMatchObject({ kind: "unsupported", message: sentence });
  });

  test("is refused with a script of the whole document", async () => {
    for (const bytes of await forms((document) => document.addJavaScript("sapa", "app.alert('x')"))) {
      await expect(guardPdf(bytes)).rejects.toThrow(/JavaScript/);
    }
  });

  test("is refused when the name is written in another way, or hides in an older revision", async () => {
    await expect(guardPdf(written("2 0 obj\n<</S/J#61vaScript/#4a#53(x)>>\nendobj"))).rejects.toThrow(/JavaScript/);
    const twice = "2 0 obj\n<</S/Launch/F(a)>>\nendobj\n2 0 obj\n<</S/GoTo>>\nendobj";
    await expect(guardPdf(written(twice))).rejects.toThrow(/menjalankan/);
  });

  test("is refused when it cannot be looked into", async () => {
    await expect(guardPdf(written("2 0 obj\n<<<</Rusak"))).rejects.toThrow(/rusak/);
    const broken = "2 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length 9>>\nstream\nbukan-zip\nendstream\nendobj";
    await expect(guardPdf(written(broken))).rejects.toThrow(/rusak/);
    const doubled = broken.replace("/FlateDecode", "[/FlateDecode/FlateDecode]");
    await expect(guardPdf(written(doubled))).rejects.toThrow(/tidak wajar/);
    await expect(guardPdf(written(broken.replace("/Type/ObjStm", "/Type 9 0 R")))).rejects.toThrow(/tidak wajar/);
    const locked = await paper();
    locked.encrypt({ userPassword: "", ownerPassword: "rahasia" });
    await expect(guardPdf(await locked.save())).rejects.toThrow(/dikunci/);
  });

  test("is refused when it bursts open, before it does", async () => {
    const zeros = deflateSync(Buffer.alloc(80 * 1024 * 1024)).toString("latin1");
    const bomb = `2 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${zeros.length}>>\nstream\n${zeros}\nendstream\nendobj`;
    await expect(guardPdf(written(bomb))).rejects.toThrow(/terlalu besar/);
    await expect(guardPdf(written(`%stream\n${bomb}`))).rejects.toThrow(/terlalu besar/);
  });
});
