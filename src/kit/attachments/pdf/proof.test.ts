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

/** A second attachment beside the proof, by each way that a reader may find it. */
const beside = (objects: string) => sealed.replace(/\nxref\n/, `\n9001 0 obj\n${objects}\nendobj\nxref\n`);

test.each([
  ["under another name", () => sealed.replaceAll("bukti.json", "bukti.html")],
  ["under another name in the list of names alone", () => sealed.replace("(bukti.json)", "(bukti.docm)")],
  ["under another name in one revision", () => beside("<</Type/Filespec/F(a.exe)/EF<</F 1 0 R>>>>")],
  ["as another kind", () => sealed.replaceAll(/\/Subtype \/application#2Fjson/g, "/Subtype /application#2Fx-sh")],
  ["as a second file of another kind", () => beside("<</Type/EmbeddedFile/Subtype/text#2Fhtml/Length 0>>\nstream\n\nendstream")],
  ["whose place is any other stream", () => beside("<</Type/Filespec/F(bukti.json)/EF<</F 1 0 R>>>>")],
  ["that points outside beside it", () => beside("<</Type/Filespec/F(bukti.json)/DOS(x.exe)/EF<</F 1 0 R>>>>")],
  ["without any name", () => beside("<</Type/Filespec/EF<</F 1 0 R>>>>")],
  ["as a sign on the page", () => beside("<</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]>>")],
])("a file %s is refused", (_, change) => {
  const changed = change();
  expect(changed).not.toBe(sealed);
  expect(guard(changed)).toThrow(/berkas lain|rusak|tidak wajar/);
});
