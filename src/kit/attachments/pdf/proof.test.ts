/**
 * The office drops the letter of another madrasah, signed with this same portal, onto the agenda: its seal must stay whole. What goes wrong:
 * it was refused for the proof attached to it, and printed anew it proves nothing; or something else hides behind the proof's name.
 */
import { beforeAll, expect, test } from "vitest";
import { renderPaper } from "#kit/documents/paper.server.ts";
import type { Paper } from "#kit/documents/paper.ts";
import { guardPdf } from "./guard.server.ts";

let sealed: string;
beforeAll(async () => {
  const blocks = [{ kind: "paragraph", text: "Isi surat." }] as const;
  const paper: Paper = { form: "letter", letterhead: { names: ["Madrasah Contoh"], address: "Palu" }, title: "Surat Keterangan", blocks };
  const kept = { keptAt: new Date("2026-11-21T01:42:00Z"), proof: { kode: "ABCD" } };
  sealed = Buffer.from(await renderPaper(paper, kept)).toString("latin1");
}, 60_000);
const guard = (source: string) => () => guardPdf(Buffer.from(source, "latin1"));

test("a letter that this portal signed comes in with the proof attached to it", () => {
  expect(sealed).toContain("/EmbeddedFiles");
  expect(guard(sealed)).not.toThrow();
});

/** More objects beside those of the letter; the last is one more proof. */
const beside = (object: string) => {
  const file = "9002 0 obj\n<</Type/EmbeddedFile/Subtype/application#2Fjson/Length 2>>\nstream\n{}\nendstream\nendobj";
  return sealed.replace(/\nxref\n/, `\n9001 0 obj\n${object}\nendobj\n${file}\nxref\n`);
};
const spec = (named: string, held = "<</F 9002 0 R>>") => beside(`<</Type/Filespec${named}/EF${held}>>`);

test("one more of the same name is one more proof", () => {
  expect(guard(spec("/F(bukti.json)/UF(bukti.json)"))).not.toThrow();
});

test.each([
  ["under another name", () => spec("/F(a.exe)")],
  ["under another name for other readers", () => spec("/F(bukti.json)/UF(a.exe)")],
  ["that points outside beside it", () => spec("/F(bukti.json)/DOS(x.exe)")],
  ["on another machine", () => spec("/F(bukti.json)/FS/URL")],
  ["without any name", () => spec("")],
  ["whose place is any other stream", () => spec("/F(bukti.json)", "<</F 1 0 R>>")],
  ["that stands in the place itself", () => spec("/F(bukti.json)", "<</F<</Type/EmbeddedFile/Subtype/application#2Fjson>>>>")],
  ["that is nowhere", () => spec("/F(bukti.json)", " 9003 0 R")],
  ["of another kind", () => beside("<</Type/EmbeddedFile/Subtype/text#2Fhtml/Length 0>>\nstream\n\nendstream")],
  ["listed under another name", () => beside("<</EmbeddedFiles<</Names[(a.exe) 9002 0 R]>>>>")],
  ["listed as what is no attachment", () => beside("<</EmbeddedFiles<</Names[(bukti.json) 9002 0 R]>>>>")],
  ["listed in branches", () => beside("<</EmbeddedFiles<</Kids[9002 0 R]>>>>")],
  ["as a sign on the page", () => beside("<</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]>>")],
])("a file %s is refused", (_, change) => {
  expect(guard(change())).toThrow(/berkas lain/);
});

test("a letter whose own proof bears another name or is of another kind is refused", () => {
  expect(guard(sealed.replaceAll("bukti.json", "bukti.html"))).toThrow(/berkas lain/);
  expect(guard(sealed.replaceAll("application#2Fjson", "application#2Fx-sh"))).toThrow(/berkas lain/);
  expect(sealed).toContain("application#2Fjson");
});

test("a file that is full of lists of attachments which all point to each other is judged in one go", { timeout: 20_000 }, () => {
  const full = "1 0 obj<</EmbeddedFiles 1 0 R>>endobj\n".repeat(200_000);
  expect(guard(`%PDF-1.7\n${full}trailer<</Root 1 0 R>>`)).toThrow(/berkas lain/);
});
