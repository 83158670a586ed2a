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
  const found = normalise((await fileTypeFromBuffer(bytes))?.mime);
  if (found === undefined) throw refuse.unsupported(`Jenis berkas ini tidak dikenali. Kirim berkas ${nameKinds(allowed)}.`);
  if (!isFileType(found) || !allowed.includes(found)) {
    throw refuse.unsupported(`Berkas jenis ini tidak diterima. Kirim berkas ${nameKinds(allowed)}.`);
  }
  return found;
}

const aliases: Readonly<Record<string, string>> = { "image/apng": "image/png", "video/x-m4v": "video/mp4" };

const normalise = (mime: string | undefined): string | undefined => (mime === undefined ? undefined : (aliases[mime] ?? mime));
