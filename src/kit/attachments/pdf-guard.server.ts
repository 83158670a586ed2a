import { inflateSync } from "node:zlib";
import { refuse } from "../refusals.ts";

/** What makes a paper more than something to read, by the name that stands in the file. */
const forbidden: Readonly<Record<string, string>> = {
  JavaScript: "memuat program (JavaScript)",
  JS: "memuat program (JavaScript)",
  Launch: "memuat perintah yang menjalankan program lain",
  EmbeddedFile: "memuat berkas lain di dalamnya",
  EmbeddedFiles: "memuat berkas lain di dalamnya",
  EF: "memuat berkas lain di dalamnya",
  FileAttachment: "memuat berkas lain di dalamnya",
  GoToE: "memuat berkas lain di dalamnya",
  RichMedia: "memuat media yang dapat menjalankan program",
  XFA: "berupa formulir yang dapat memuat program",
};

const refused = (why: string) =>
  refuse.unsupported(`PDF ini ${why}, jadi tidak diterima. Cetak ulang sebagai PDF biasa, lalu unggah lagi.`);

/** Larger tables of objects than this stand in no paper of an office. */
const maxInflated = 64 * 1024 * 1024;

/**
 * Looks into every object of a PDF, those in compressed object streams too. Twice: as it is written, so that nothing hides
 * in an older revision, and as a reader takes it apart. What cannot be looked into is refused.
 * @throws Refusal (unsupported) with a sentence for the person who sent it
 */
export async function guardPdf(bytes: Uint8Array): Promise<void> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  demandSmall(text, bytes);
  const written = plainNames(outsideStreams(text));
  demandHarmless(Array.from(written.matchAll(/\/([A-Za-z]+)(?![A-Za-z0-9_.-])/g), ([, name = ""]) => name));
  if (/\/Encrypt\s*(?:<<|\d)/.test(written)) throw refused("dikunci");
  // Loaded when the first paper comes: the reader is large.
  const { namesIn } = await import("./pdf-names.server.ts");
  const names = await namesIn(bytes).catch(() => undefined);
  if (!names) throw refused("rusak atau tidak dapat diperiksa");
  demandHarmless(names);
}

function demandHarmless(names: Iterable<string>): void {
  for (const name of names) if (Object.hasOwn(forbidden, name)) throw refused(String(forbidden[name]));
}

/** The file without the data of its streams. */
const outsideStreams = (text: string): string => text.replace(/(?<!end)stream\r?\n[\s\S]*?endstream/g, " stream ");

/** Streams that hold objects are tried first, so that none bursts the memory. */
function demandSmall(text: string, bytes: Uint8Array): void {
  let left = maxInflated;
  for (const { index, 0: word } of text.matchAll(/(?<!end)stream(?:\r\n|\r|\n)?/g)) {
    const begin = index + word.length;
    const dict = text.slice(Math.max(text.lastIndexOf("obj", index), index - 8192), index);
    if (!/\/Type|#/.test(dict)) continue;
    const end = text.indexOf("endstream", begin);
    left -= inflatedSize(plainNames(dict), bytes.subarray(begin, end < 0 ? undefined : end), left);
  }
}

/** Bytes that a stream of objects grows to; 0 for every other stream. */
function inflatedSize(dict: string, data: Uint8Array, most: number): number {
  if (/\/Type\s+\d/.test(dict)) throw refused("tersusun tidak wajar");
  if (!/\/Type\s*\/(?:ObjStm|XRef)\b/.test(dict)) return 0;
  if (!/\/Filter/.test(dict)) return data.length;
  if (!/\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])/.test(dict)) throw refused("tersusun tidak wajar");
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, most), finishFlush: 2 }).length;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE") throw refused("terlalu besar setelah dibuka");
    return 0;
  }
}

/** "/J#61vaScript" is another way to write "/JavaScript". */
const plainNames = (text: string): string =>
  text.includes("#") ? text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))) : text;
