import { refuse } from "../refusals.ts";
import { contactLines } from "./contact.ts";
import { maxTableCells, type Paper } from "./paper.ts";
import { type Shown, withReadablePictures } from "./pictures.server.ts";
import { drawQrCode } from "./qr-code.server.ts";
import { makePdf } from "./threads/document-threads.server.ts";
import type { Typeset } from "./typeset.server.ts";

export type { Block, Letterhead, Paper } from "./paper.ts";

/** For a paper that is kept: PDF/A-3a of this moment as well, the same to the byte whenever it is drawn. */
interface Kept {
  readonly keptAt: Date;
  /** Attached as `bukti.json`, for programs that check the paper. */
  readonly proof: Readonly<Record<string, string>>;
}

/**
 * The paper as PDF/UA-1: text that can be searched, copied and read aloud in its order, language and title told to readers.
 * A spoiled logo or portrait is left out and told to `unreadablePictures`.
 * @throws Refusal "tooLarge" beyond 30,000 cells in tables, "unavailable" while too many wait
 */
export async function renderPaper(paper: Paper, kept?: Kept): Promise<Uint8Array> {
  const rows = paper.blocks.reduce((sum, block) => sum + (block.kind === "table" ? block.rows.length : 0), 0);
  const cells = paper.blocks.reduce((sum, block) => sum + (block.kind === "table" ? block.rows.length * block.columns.length : 0), 0);
  if (cells > maxTableCells) throw refuse.tooLarge("Laporan ini terlalu panjang untuk PDF. Unduh sebagai Excel atau CSV.");
  const work: Typeset = { template: "paper", data: await paperData(paper, kept), standard: kept ? "ua-1+a-3a" : "ua-1" };
  return makePdf(work, { isLong: rows > longTableRows });
}

/** What the template reads, with what a paper leaves out. */
export async function paperData(paper: Paper, kept?: Kept): Promise<object> {
  const { title, subtitle = "", footer = title, size = "A4", orientation = "portrait", form = "report", untitled = false } = paper;
  const { style = "ornamented", stamp = null } = paper;
  const { letterhead, blocks } = await withReadablePictures(paper);
  return {
    ...{ title, subtitle, footer, size, orientation, form, untitled, style, stamp, blocks: blocks.map(withCode) },
    letterhead: { ...letterhead, contact: contactLines(letterhead) },
    ...{ moment: kept ? momentOf(kept.keptAt) : null, proof: kept ? JSON.stringify(kept.proof) : null },
  };
}

function withCode(block: Shown): object {
  if (block.kind === "signature" && block.code) return { ...block, code: drawQrCode(block.code, "L") };
  if (block.kind !== "callout" || !block.code) return block;
  const { text, heard } = block.code;
  return { ...block, code: { picture: drawQrCode(text, "L"), heard } };
}

/** Year, month, day, hour, minute and second in UTC: a time that the template writes into the file. */
const momentOf = (time: Date): number[] => time.toISOString().slice(0, 19).split(/\D/).map(Number);

/** Longer ones wait for each other, so that no letter waits for a book. */
const longTableRows = 200;
