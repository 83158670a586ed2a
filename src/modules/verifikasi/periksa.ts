import { hashes, verify } from "@noble/ed25519";
import { sha256, sha512 } from "@noble/hashes/sha2.js";
import { type Bertanda, bacaBertanda, type Ringkasan } from "./ringkasan.ts";

// Plain JavaScript throughout: it checks in any browser, also without TLS and without a network.
hashes.sha512 = sha512;

/** A key as everybody may know it. */
export interface KunciUmum {
  readonly nomor: number;
  /** 32 bytes */
  readonly umum: Uint8Array;
  readonly dicabut: boolean;
}

export type Sebab =
  /** Not one of our papers, or cut off. */
  | "bukan"
  /** Signed with a key that this page does not know: newer than the page, or nobody's. */
  | "kunci-asing"
  | "kunci-dicabut"
  /** Something in it was changed. */
  | "berubah";

export type Hasil = { readonly sah: true; readonly ringkasan: Ringkasan } | { readonly sah: false; readonly sebab: Sebab };

/** Judges the signed line of a QR. */
export function periksaBertanda(text: string, keys: readonly KunciUmum[]): Hasil {
  const read = bacaBertanda(text);
  if (!read) return { sah: false, sebab: "bukan" };
  const sebab = salahnya(read, keys);
  return sebab ? { sah: false, sebab } : { sah: true, ringkasan: read.ringkasan };
}

/** A comment behind the end of a PDF: readers pass it over, and this page needs nothing else. */
export const tandaSegel = "\n%segel-madrasah ";

export type HasilBerkas = Hasil | { readonly sah: false; readonly sebab: "isi-berubah"; readonly ringkasan: Ringkasan };

/** Judges a file: whose it is, and whether every byte is as it was issued. */
export function periksaBerkas(file: Uint8Array, keys: readonly KunciUmum[]): HasilBerkas {
  const at = segelAt(file);
  if (at < 0) return { sah: false, sebab: "bukan" };
  const behind = new TextDecoder().decode(file.subarray(at + tandaSegel.length));
  // Nothing but the two: what a program writes behind a PDF replaces what its reader shows.
  const [, line = "", seal = ""] = /^([\w.-]+) ([\w.-]+)\n?$/.exec(behind) ?? [];
  const paper = periksaBertanda(line, keys);
  if (!paper.sah) return paper;
  const sealed = bacaBertanda(seal);
  if (sealed?.ringkasan.kode !== paper.ringkasan.kode) return { sah: false, sebab: "bukan" };
  const sebab = salahnya(sealed, keys);
  if (sebab && sebab !== "berubah") return { sah: false, sebab };
  const whole = sebab === null && sealed.ringkasan.ringkasan === toHex(sha256(file.subarray(0, at)));
  return whole ? paper : { sah: false, sebab: "isi-berubah", ringkasan: paper.ringkasan };
}

function salahnya({ kunci, isi, tandaTangan }: Bertanda, keys: readonly KunciUmum[]): Sebab | null {
  const key = keys.find(({ nomor }) => nomor === kunci);
  if (!key) return "kunci-asing";
  let same: boolean;
  try {
    same = verify(tandaTangan, isi, key.umum);
  } catch {
    // A point that is none on the curve: no signature of anybody.
    same = false;
  }
  if (!same) return "berubah";
  return key.dicabut ? "kunci-dicabut" : null;
}

/** The last one counts: whatever comes behind it is part of the line. */
function segelAt(file: Uint8Array): number {
  const mark = new TextEncoder().encode(tandaSegel);
  for (let at = file.length - mark.length; at >= Math.max(0, file.length - 8192); at--) {
    if (mark.every((byte, index) => file[at + index] === byte)) return at;
  }
  return -1;
}

export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
