import { UnsoundXml } from "../../documents/xml-tags.ts";
import { openZip, UnsoundZip, type ZipPart } from "../../documents/zip.server.ts";
import { refuse } from "../../refusals.ts";
import { Active } from "./active.ts";
import { demandPlainFields } from "./fields.server.ts";
import { demandPlainTypes, demandPlainWays } from "./relations.server.ts";

/** A hundred pictures in a letter are many; what unpacks to more is no paper of an office. */
const limits = { parts: 4000, inflated: 120 * 1024 * 1024 };

/** What a document consists of: words and pictures, and what the printer was set to. */
const harmless =
  /\.(?:xml|rels|vml|png|jpe?g|jfif|gif|bmp|dib|tiff?|emf|wmf|svg|webp|wdp|odttf|sigs)$|^docprops\/thumbnail\.[a-z]+$|\/printersettings\d*\.bin$/;

/** How programs and archives begin, whatever they are called. */
const programs = [
  "MZ",
  "\u007fELF",
  "PK\u0003\u0004",
  "\u00d0\u00cf\u0011\u00e0",
  "#!",
  "Rar!",
  "7z\u00bc\u00af",
  "\u00ca\u00fe\u00ba\u00be",
  "ITSF",
  "L\0\0\0\u0001\u0014\u0002\0",
];

/**
 * Looks into every part of a Word document or an Excel workbook and refuses what makes it more than something to read: programs,
 * files within it, and ways that lead out of it. What cannot be looked into is refused as well. Run in a thread, see `reading/`.
 * @throws Refusal (unsupported) with a sentence for the person who sent it
 */
export function guardOffice(bytes: Uint8Array): void {
  try {
    const parts = openZip(bytes, limits);
    const endings = new Set(parts.map(({ name }) => name.toLowerCase().split(".").at(-1)?.trim() ?? ""));
    for (const part of parts) demandPlainPart(part, endings);
    if (!parts.some(({ name }) => name.toLowerCase() === "[content_types].xml")) throw new UnsoundZip("not a document");
  } catch (error) {
    if (error instanceof Active) throw Object.assign(refuse.unsupported(error.sentence), { cause: error });
    if (!(error instanceof UnsoundZip || error instanceof UnsoundXml)) throw error;
    const sentence = "Dokumen ini rusak atau tersusun tidak wajar, jadi tidak dapat diperiksa. Buka, simpan ulang, lalu unggah lagi.";
    throw Object.assign(refuse.unsupported(sentence), { cause: error });
  }
}

function demandPlainPart({ name, read }: ZipPart, endings: ReadonlySet<string>): void {
  const path = name.toLowerCase();
  const part = read();
  if (path.endsWith("/") && part.length === 0) return;
  if (/vba|macros?heet|activex|\/ctrlprops\//.test(path)) throw new Active("memuat program (makro)", "Simpan ulang tanpa makro");
  if (/\/embeddings?\/|oleobject/.test(path)) throw new Active("memuat berkas lain di dalamnya", "Hapus objek yang disisipkan");
  if (!harmless.test(path) || startsAsProgram(part)) throw new Active("memuat berkas lain di dalamnya", "Hapus berkas yang disisipkan");
  if (path.endsWith("[content_types].xml")) demandPlainTypes(part, endings);
  else if (path.endsWith(".rels")) demandPlainWays(part);
  else if (/\.(?:xml|vml|svg)$/.test(path)) demandPlainFields(part);
}

const startsAsProgram = (part: Buffer): boolean =>
  programs.includes(programs.find((sign) => part.toString("latin1", 0, sign.length) === sign) ?? "");
