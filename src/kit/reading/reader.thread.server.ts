import { guardOffice } from "../attachments/office/guard.server.ts";
import { guardPdf } from "../attachments/pdf/guard.server.ts";
import { countPages } from "../attachments/pdf/pages.server.ts";
import { portionsOf } from "../documents/book.ts";
import { isWorkbook, readText, readWorkbook } from "../documents/spreadsheet.server.ts";
import { type Filling, fillTemplate } from "../documents/template/fill.server.ts";
import { openSheet, type Place } from "../documents/template/look.server.ts";
import { openTemplate } from "../documents/template/package.server.ts";
import type { FileType } from "../files/kinds.ts";
import { sniff } from "../files/sniff.server.ts";
import { inkOf, lightestParts } from "../media/person/ink.ts";
import { refuseHiddenArchive, refuseHiddenPage } from "../media/polyglot.server.ts";
import { serve } from "../threads/serve.server.ts";

interface Sent {
  readonly bytes: Uint8Array;
  readonly allowed: readonly FileType[];
}

async function judgePaper({ bytes, allowed }: Sent): Promise<FileType> {
  const type = await sniff(bytes, allowed);
  if (type === "application/pdf") guardPdf(bytes);
  if (type.startsWith("application/vnd.openxmlformats")) guardOffice(bytes);
  return type;
}

async function judgePicture({ bytes, allowed }: Sent): Promise<FileType> {
  const type = await sniff(bytes, allowed);
  const held = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  refuseHiddenPage(held);
  refuseHiddenArchive(held);
  return type;
}

/** A ZIP, or a workbook of old, by its first bytes, whatever its name says. */
async function readBook(bytes: Uint8Array): Promise<Uint8Array[]> {
  return portionsOf(isWorkbook(bytes) ? await readWorkbook(bytes) : readText(bytes));
}

/** A workbook that is to be filled, and nothing else. */
async function readTemplate(bytes: Uint8Array): Promise<Uint8Array[]> {
  openTemplate(bytes);
  return portionsOf(await readWorkbook(bytes));
}

interface Filled {
  readonly bytes: Uint8Array;
  readonly place: Place;
  /** The rows, some at a time, as JSON. */
  readonly portions: readonly Uint8Array[];
}

const fill = async ({ bytes, place, portions }: Filled): Promise<Uint8Array> => {
  const rows = portions.flatMap((portion) => JSON.parse(new TextDecoder().decode(portion)) as Filling[][]);
  return fillTemplate(bytes, await readWorkbook(bytes), { ...place, rows });
};

interface Drawing {
  /** Red, green, blue and alpha of each pixel. */
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A picture that already has a transparent ground says by itself what is ink. */
function hasHoles(data: Uint8Array): boolean {
  let clear = 0;
  for (let place = 3; place < data.length; place += 4) if ((data[place] ?? 255) < 32) clear += 1;
  return clear > data.length / 4 / 10;
}

export const tasks = {
  sniff: ({ bytes, allowed }: Sent) => sniff(bytes, allowed),
  judgePaper,
  countPages: async (bytes: Uint8Array) => countPages(bytes),
  judgePicture,
  readBook,
  readTemplate,
  lookTemplate: async ({ bytes, place }: Omit<Filled, "portions">) => openSheet(bytes, await readWorkbook(bytes), place).room,
  fillTemplate: fill,
  paperLight: (drawing: Drawing) => (hasHoles(drawing.data) ? undefined : lightestParts(drawing.data, drawing)),
  ink: (drawing: Drawing & { readonly paper: Uint8Array | undefined }) => inkOf(drawing),
};

serve(tasks);
