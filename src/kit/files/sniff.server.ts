import { fileTypeFromBuffer } from "file-type";
import { refuse } from "../refusals.ts";
import { type FileType, isFileType, nameKinds } from "./kinds.ts";

/**
 * The type of a file by its own bytes; its name and what the browser says count for nothing.
 * SVG and HTML have no magic bytes and can run scripts, so they are never recognised.
 * @param bytes the whole file, or at least its first 4 KB
 * @throws Refusal (unsupported) with a sentence that names what is accepted
 */
export async function sniff(bytes: Uint8Array, allowed: readonly FileType[]): Promise<FileType> {
  if (bytes.byteLength === 0) throw refuse.unsupported("Berkas ini kosong. Pilih berkas lain.");
  const found = normalise((await fileTypeFromBuffer(bytes))?.mime) ?? writtenKind(bytes);
  if (found !== undefined && isFileType(found) && allowed.includes(found)) return found;
  const why = found === undefined ? "Jenis berkas ini tidak dikenali." : (reasons[found] ?? "Berkas jenis ini tidak diterima.");
  throw refuse.unsupported(`${why} Kirim berkas ${nameKinds(allowed)}.`);
}

const aliases: Readonly<Record<string, string>> = {
  "image/apng": "image/png",
  "video/x-m4v": "video/mp4",
  "image/heif": "image/heic",
  "image/heic-sequence": "image/heic",
  "image/heif-sequence": "image/heic",
};

const normalise = (mime: string | undefined): string | undefined => (mime === undefined ? undefined : (aliases[mime] ?? mime));

const reasons: Readonly<Record<string, string>> = {
  "image/svg+xml": "Berkas SVG dapat memuat program, jadi tidak diterima.",
  "text/html": "Ini halaman web (HTML), bukan berkas yang diminta.",
  "application/zip": "Ini arsip ZIP, bukan berkas yang diminta.",
  "image/heic": "Foto HEIC belum dapat dibaca di sini; simpan dahulu sebagai JPG.",
  "image/gif": "Gambar GIF tidak diterima.",
  "video/quicktime": "Klip MOV tidak diterima; simpan dahulu sebagai MP4.",
};

/** Kinds that are known by their text alone: only to say why they are refused. */
function writtenKind(bytes: Uint8Array): string | undefined {
  const begin = new TextDecoder("latin1").decode(bytes.subarray(0, 4096));
  if (/<svg[\s>]/i.test(begin)) return "image/svg+xml";
  return /<!doctype\s+html|<html[\s>]|<script[\s>]/i.test(begin) ? "text/html" : undefined;
}
