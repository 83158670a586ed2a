/** What a paper says about itself. It stands in the QR, so it is short and names nobody who need not be named. */
export interface Summary {
  readonly kode: string;
  /** E.g. "Surat keterangan aktif". */
  readonly jenis: string;
  readonly nomor: string | null;
  /** YYYY-MM-DD */
  readonly tanggal: string;
  readonly perihal: string;
  readonly penandatangan: string;
  readonly ringkasan: string | null;
}

/** What everybody is told of a subject, when a paper is issued and when it is looked up; null: it may name people, so its paper alone tells it. */
export const describePerihal = (terbuka: string | null): string => terbuka?.slice(0, 200) ?? "(tertulis di suratnya)";

export interface Bertanda {
  /** Number of the key. */
  readonly kunci: number;
  readonly ringkasan: Summary;
  /** What was signed. */
  readonly isi: Uint8Array;
  readonly tandaTangan: Uint8Array;
}

const mark = "M1";
/** 64 bytes in base64url. */
const markLength = 86;

/** The bytes that are signed: short, and always the same for the same paper. */
export function summaryContent(kunci: number, { kode, jenis, nomor, tanggal, perihal, penandatangan, ringkasan }: Summary): Uint8Array {
  return new TextEncoder().encode(JSON.stringify([kunci, kode, jenis, nomor, tanggal, perihal, penandatangan, ringkasan]));
}

export const writeSigned = (isi: Uint8Array, tandaTangan: Uint8Array): string => [mark, toBase64(isi), toBase64(tandaTangan)].join(".");

/** @returns null for what was never one of ours */
export function readSigned(text: string): Bertanda | null {
  const [first, body, seal, more] = text.trim().split(".");
  const isi = first === mark && body && body.length <= 4000 ? fromBase64(body) : null;
  const tandaTangan = seal?.length === markLength && more === undefined ? fromBase64(seal) : null;
  if (!isi || !tandaTangan) return null;
  const read = parse(isi);
  return read && { ...read, isi, tandaTangan };
}

function parse(isi: Uint8Array): Pick<Bertanda, "kunci" | "ringkasan"> | null {
  let row: unknown;
  try {
    row = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(isi));
  } catch {
    return null;
  }
  if (!Array.isArray(row) || row.length !== 8) return null;
  const [kunci, kode, jenis, nomor, tanggal, perihal, penandatangan, ringkasan] = row as unknown[];
  const words = [kode, jenis, tanggal, perihal, penandatangan];
  if (typeof kunci !== "number" || !words.every((one) => typeof one === "string") || !orNull(nomor) || !orNull(ringkasan)) return null;
  return { kunci, ringkasan: { kode, jenis, nomor, tanggal, perihal, penandatangan, ringkasan } as Summary };
}

const orNull = (one: unknown) => one === null || typeof one === "string";

/** base64url without padding. */
export const toBase64 = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/={1,2}$/, "");

/** @returns null also for a second spelling of the same bytes: no letter of a line can be changed unseen */
export function fromBase64(text: string): Uint8Array | null {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    return toBase64(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}
