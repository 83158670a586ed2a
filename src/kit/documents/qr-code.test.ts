/** Codes on papers are scanned years later, from prints of prints: each must say to the letter what it was given. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { codesInPdf } from "#tests/support/qr-in-pdf.ts";
import { renderPaper } from "./paper.server.ts";
import type { Block, Paper } from "./paper.ts";
import { drawQrCode } from "./qr-code.server.ts";

const paper = (blocks: readonly Block[]): Paper => ({ letterhead: { names: ["Kantor"], address: "Palu" }, title: "Surat", blocks });
const signature = { kind: "signature", place: "Palu", role: "Kepala", name: "Nurhayati" } as const;
const callout = { kind: "callout", label: "Nomor", value: "12" } as const;

test("whatever is said in a code is read from the paper, beside a signature and in a frame", async () => {
  const said = fc.string({ unit: "binary", minLength: 1, maxLength: 300 }).filter((text) => text === text.toWellFormed());
  await fc.assert(
    fc.asyncProperty(said, async (text) => {
      const codes = await codesInPdf(
        await renderPaper(
          paper([
            { ...callout, code: { text, heard: "Kode" } },
            { ...signature, code: text },
          ]),
        ),
      );
      expect(codes).toEqual([text, text]);
    }),
    { numRuns: 12 },
  );
});

test("nobody's paper has a code that was not asked for", async () => {
  expect(await codesInPdf(await renderPaper(paper([callout, signature])))).toEqual([]);
});

test("it is white around, and as large as its level asks", () => {
  const drawn = (level: "L" | "M") => new TextDecoder().decode(drawQrCode("M1P.".padEnd(50, "x"), level));
  expect(drawn("L")).toContain('viewBox="0 0 31 31"');
  expect(drawn("M")).toContain('viewBox="0 0 35 35"');
  expect(drawn("L")).toContain('<path fill="#fff" d="M0 0h31v31H0z"/>');
});
