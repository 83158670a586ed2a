/**
 * Files that nobody made on purpose, through the functions as the doors use them: whatever comes, there is a decision or a
 * refusal, and nobody else waits for it.
 */
import { readFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { PDFDocument } from "@cantoo/pdf-lib";
import fc from "fast-check";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { stripMetadata } from "#kit/attachments/bare-picture.server.ts";
import { officePapers } from "#kit/attachments/limits.ts";
import { writeCsv, writeXlsx } from "#kit/documents/spreadsheet.server.ts";
import { pictures } from "#kit/files/kinds.ts";
import { encode } from "#kit/media/encode.server.ts";
import { encodeFace } from "#kit/media/face.server.ts";
import { encodePortrait } from "#kit/media/person/portrait.server.ts";
import { encodeSignature } from "#kit/media/person/signature.server.ts";
import {
  countPagesInThread,
  fillTemplateInThread,
  judgePaper,
  judgePicture,
  lookAtTemplate,
  readBookInThread,
  readTemplateInThread,
  sniffInThread,
} from "#kit/reading/reading.server.ts";
import { Refusal } from "#kit/refusals.ts";
import { wordDocument } from "#tests/support/office.ts";
import { drawn, mp4 } from "#tests/support/pictures.ts";
import { emisSheet, emisTemplate } from "#tests/support/template-workbook.ts";
import { zipOf } from "#tests/support/zip.ts";

type Door = (bytes: Buffer) => Promise<unknown>;

const paper: Door = async (bytes) => {
  const type = await judgePaper({ bytes, allowed: officePapers });
  if (type === "application/pdf") return countPagesInThread(bytes);
  return type === "image/png" || type === "image/jpeg" ? stripMetadata(bytes, type) : type;
};
const picture: Door = async (bytes) => {
  await judgePicture({ bytes, allowed: pictures });
  return encode(bytes);
};
const clip: Door = (bytes) => sniffInThread({ bytes: bytes.subarray(0, 4096), allowed: ["video/mp4", "video/webm"] });
const list: Door = (bytes) => readBookInThread(bytes);
/** As somebody's template is taken, looked at and filled: what was taken once is read again each time. */
const template: Door = async (bytes) => {
  const book = await readTemplateInThread(bytes);
  for (const { name } of [...book.sheets.slice(0, 3), { name: "Data Siswa" }]) {
    const place = { sheet: name, below: 3, columns: [1, 2, 4], closing: ["jumlah"] };
    await lookAtTemplate(bytes, place);
    await fillTemplateInThread(
      bytes,
      place,
      Array.from({ length: 30 }, () => [{ text: "Siti <Aisyah>" }, { number: 7 }, null]),
    );
  }
};
/** A sound workbook around it: what its sums would refuse otherwise comes to the reader. */
const inSheet =
  (door: Door): Door =>
  (bytes) =>
    door(emisTemplate({ sheet: bytes.toString("latin1") }));
const face: Door = async (bytes) => {
  await encodeFace(bytes);
  await encodePortrait(bytes);
  return encodeSignature(bytes);
};

const columns = Array.from({ length: 6 }, (_, place) => ({ label: `Kolom ${place}` }));
const rows = Array.from({ length: 40 }, (_, row) => columns.map((_column, place) => `isi, "${row}"; ${place}`));
const pdf = async (useObjectStreams: boolean) => {
  const document = await PDFDocument.create();
  for (let page = 0; page < 3; page += 1) document.addPage().drawText("Ijazah");
  return Buffer.from(await document.save({ useObjectStreams }));
};
const photo = () =>
  sharp({ create: { width: 160, height: 200, channels: 3, background: "#fff", noise: { type: "gaussian", mean: 200, sigma: 30 } } });

const seeds: readonly (readonly [string, Door, () => Promise<Buffer>])[] = [
  ["PDF", paper, () => pdf(false)],
  ["PDF with packed objects", paper, () => pdf(true)],
  ["DOCX", paper, async () => zipOf(wordDocument({ body: "<w:p/>".repeat(200) }))],
  ["DOCX that is not packed", paper, async () => zipOf(wordDocument({ body: "<w:p/>".repeat(50) }), { stored: true })],
  ["XLSX", paper, async () => Buffer.from(await writeXlsx(columns, rows))],
  ["XLSX as a list", list, async () => Buffer.from(await writeXlsx(columns, rows))],
  ["a template", template, async () => emisTemplate()],
  ["a template whose sheet was written by another hand", inSheet(template), async () => Buffer.from(emisSheet)],
  ["a list whose sheet was written by another hand", inSheet(list), async () => Buffer.from(emisSheet)],
  ["CSV", list, async () => Buffer.from(writeCsv(columns, rows))],
  ["PNG", paper, () => photo().png().toBuffer()],
  ["JPEG", picture, () => photo().jpeg().toBuffer()],
  ["WebP", picture, () => photo().webp().toBuffer()],
  ["GIF", picture, () => drawn(30, 30).gif().toBuffer()],
  ["a face", face, () => photo().jpeg().toBuffer()],
  ["MP4", clip, async () => mp4(6000)],
];

/** What scanners stumble over, to be put anywhere. */
const words = [
  "stream\n",
  "endstream",
  "1 0 obj",
  "<<",
  ">>",
  "((((",
  "[[[[",
  "/S/Launch",
  "PK\u0003\u0004",
  "PK\u0001\u0002",
  "PK\u0005\u0006",
  'r="&',
  "<![CDATA[",
  "<!--",
  '"',
  ";",
  "\r\n",
  "\0\0\0\0",
  "\u00ff\u00ff\u00ff\u00ff",
  "ftyp",
  "<script ",
];

interface Change {
  readonly at: number;
  readonly kind: "flip" | "cut" | "put" | "repeat" | "swap";
  readonly word: number;
  readonly much: number;
}

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  kind: fc.constantFrom("flip", "cut", "put", "repeat", "swap"),
  word: fc.nat(words.length - 1),
  much: fc.nat(20_000),
});

function changed(bytes: Buffer, { at, kind, word, much }: Change): Buffer {
  const place = Math.floor(at * bytes.length);
  const [before, behind] = [bytes.subarray(0, place), bytes.subarray(place)];
  const sign = Buffer.from(words[word] ?? "", "latin1");
  if (kind === "cut") return Buffer.concat([before, behind.subarray(Math.min(much, 200))]);
  if (kind === "put") return Buffer.concat([before, sign, behind]);
  if (kind === "repeat") return Buffer.concat([before, Buffer.alloc(sign.length * much, sign), behind]);
  if (kind === "swap") return Buffer.concat([before, behind.subarray(4), behind.subarray(0, 4)]);
  return Buffer.concat([before, Buffer.from([(behind[0] ?? 0) ^ (1 << (much % 8))]), behind.subarray(1)]);
}

/** @returns for how long nobody else had a turn, in milliseconds */
async function heldUp(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  try {
    await work();
  } finally {
    delay.disable();
  }
  return delay.max / 1e6;
}

/** A machine that others share stops everybody now and then; what is held up by a file is held up again. */
async function demandFree(work: () => Promise<unknown>): Promise<void> {
  let held = 0;
  for (let time = 0; time < 5 && (time === 0 || held >= 100); time += 1) held = await heldUp(work);
  expect(held).toBeLessThan(100);
}

async function decide(door: Door, bytes: Buffer): Promise<void> {
  try {
    await door(bytes);
  } catch (error) {
    // Anything else is a fault of ours.
    if (!(error instanceof Refusal)) throw error;
    expect(error.message).toMatch(/^\p{Lu}.*[.]$/su);
  }
}

test("whatever looks into bytes is here", () => {
  const own = readFileSync(import.meta.filename, "utf8");
  const exported = [...readFileSync("src/kit/reading/reading.server.ts", "utf8").matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)];
  // A signature is drawn from a picture of paper by the first two.
  const within = { paperLight: encodeSignature, inkInThread: encodeSignature, readPortionsInThread: readBookInThread };
  expect(exported.length).toBeGreaterThan(6);
  expect(exported.map(([, name = ""]) => name).filter((name) => !own.includes(`${name}(`) && !Object.hasOwn(within, name))).toEqual([]);
});

beforeAll(async () => {
  // Threads and libraries are loaded once; that is not what is looked at here.
  for (const [, door, make] of seeds) await decide(door, await make());
});

describe.each(seeds)("%s", (_, door, make) => {
  test("changed at random is decided, and nobody waits meanwhile", async () => {
    const seed = await make();
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        const bytes = changes.reduce(changed, seed);
        await demandFree(() => decide(door, bytes));
      }),
      { numRuns: 25, interruptAfterTimeLimit: 5_000, endOnFailure: true },
    );
  });
});

describe("what once held everybody up", () => {
  test.each<[string, Door, () => Buffer]>([
    ["400 KB of the word that begins a stream", paper, () => Buffer.from(`%PDF-1.7\n${"stream\n".repeat(57_000)}`)],
    ["10 MB of it", paper, () => Buffer.from(`%PDF-1.7\n${"stream\n".repeat(1_490_000)}`)],
    ["a row called by many signs", list, () => zipOf([["xl/worksheets/sheet1.xml", `<row ${'r="&'.repeat(400_000)}`]])],
    ["two million lines", list, () => Buffer.from("a,b\n".repeat(2_400_000))],
    ["two million empty lines", list, () => Buffer.from(`a;b\n${";\n".repeat(4_800_000)}`)],
    [
      "20,000 rows, which is what a list may have",
      list,
      () => Buffer.from(`${"k;".repeat(19)}k\n${`${"isi;".repeat(19)}isi\n`.repeat(20_000)}`),
    ],
  ])("%s", async (_name, door, make) => {
    const bytes = make();
    await demandFree(() => decide(door, bytes));
  });
});
