import { refuse } from "../refusals.ts";

/** Longest comment that may stand behind the end of a ZIP, and that end itself. */
export const zipTail = 65_535 + 22;
const programs = /<script[\s>/]|<!doctype\s+html|<html[\s>]|<svg\s+[a-z]|<iframe[\s>]|<\?php\s|%PDF-[12]\./i;

/**
 * A file that a second program could take for something else: a page or a program hidden in it.
 * @throws Refusal (unsupported)
 */
export function refuseHiddenPage(bytes: Buffer): void {
  if (programs.test(bytes.toString("latin1")))
    throw refuse.unsupported("Berkas ini memuat teks halaman web atau program. Simpan ulang berkasnya, lalu unggah lagi.");
}

/** @throws Refusal (unsupported) when a ZIP reader, which begins at the end of a file, would open it */
export function refuseHiddenArchive(bytes: Buffer): void {
  const tail = bytes.subarray(Math.max(0, bytes.length - zipTail));
  for (let at = endMark(tail, tail.length); at >= 0; at = at === 0 ? -1 : endMark(tail, at - 1)) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) <= tail.length)
      throw refuse.unsupported("Di belakang berkas ini tersembunyi arsip ZIP. Simpan ulang berkasnya, lalu unggah lagi.");
  }
}

const endMark = (tail: Buffer, before: number) => tail.lastIndexOf("PK\u0005\u0006", before, "latin1");
