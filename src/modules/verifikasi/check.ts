import { hashes, verify } from "@noble/ed25519";
import { sha256, sha512 } from "@noble/hashes/sha2.js";
import { type Bertanda, readSigned, type Summary } from "./summary.ts";

// Plain JavaScript throughout: it checks in any browser, also without TLS and without a network.
hashes.sha512 = sha512;

/** A key as everybody may know it. */
export interface PublicKey {
  readonly nomor: number;
  /** 32 bytes */
  readonly umum: Uint8Array;
  readonly dicabut: boolean;
}

export type Reason =
  /** Not one of our papers, or cut off. */
  | "bukan"
  /** Signed with a key that this page does not know: newer than the page, or nobody's. */
  | "kunci-asing"
  | "kunci-dicabut"
  /** Something in it was changed. */
  | "berubah";

export type Result = { readonly sah: true; readonly ringkasan: Summary } | { readonly sah: false; readonly sebab: Reason };

/** Judges the signed line of a QR. */
export function checkSigned(text: string, keys: readonly PublicKey[]): Result {
  const read = readSigned(text);
  if (!read) return { sah: false, sebab: "bukan" };
  const sebab = salahnya(read, keys);
  return sebab ? { sah: false, sebab } : { sah: true, ringkasan: read.ringkasan };
}

/** A comment behind the end of a PDF: readers pass it over, and this page needs nothing else. */
export const sealMark = "\n%segel-madrasah ";

export type BerkasResult = Result | { readonly sah: false; readonly sebab: "isi-berubah"; readonly ringkasan: Summary };

/** Judges a file: whose it is, and whether every byte is as it was issued. */
export function checkBerkas(file: Uint8Array, keys: readonly PublicKey[]): BerkasResult {
  const at = sealAt(file);
  if (at < 0) return { sah: false, sebab: "bukan" };
  const behind = new TextDecoder().decode(file.subarray(at + sealMark.length));
  // Nothing but the two: what a program writes behind a PDF replaces what its reader shows.
  const [, line = "", seal = ""] = /^([\w.-]+) ([\w.-]+)\n?$/.exec(behind) ?? [];
  const paper = checkSigned(line, keys);
  if (!paper.sah) return paper;
  const sealed = readSigned(seal);
  if (sealed?.ringkasan.kode !== paper.ringkasan.kode) return { sah: false, sebab: "bukan" };
  const sebab = salahnya(sealed, keys);
  if (sebab && sebab !== "berubah") return { sah: false, sebab };
  const whole = sebab === null && sealed.ringkasan.ringkasan === toHex(sha256(file.subarray(0, at)));
  return whole ? paper : { sah: false, sebab: "isi-berubah", ringkasan: paper.ringkasan };
}

function salahnya({ kunci, isi, tandaTangan }: Bertanda, keys: readonly PublicKey[]): Reason | null {
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
function sealAt(file: Uint8Array): number {
  const mark = new TextEncoder().encode(sealMark);
  for (let at = file.length - mark.length; at >= Math.max(0, file.length - 8192); at--) {
    if (mark.every((byte, index) => file[at + index] === byte)) return at;
  }
  return -1;
}

export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
