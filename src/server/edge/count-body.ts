import { refuse } from "#kit/refusals.ts";

/** Is given a body piece by piece, in order. @throws Refusal as soon as there is more in it than its reader should meet */
export type Counter = (piece: Uint8Array) => void;

const ampersand = 0x26;

/** Fields of a form. */
export function countAmpersands(most: number): Counter {
  let seen = 1;
  return (piece) => {
    for (let at = piece.indexOf(ampersand); at >= 0; at = piece.indexOf(ampersand, at + 1)) {
      if (++seen > most) throw tooMany(most);
    }
  };
}

/** What stands between the parts of a form with files, RFC 2046. @param type the Content-Type. @throws Refusal 400 where it could be read in two ways */
export function boundaryOf(type: string): string {
  const [, ...parameters] = type.slice(0, 300).split(";");
  const boundaries = parameters.flatMap((parameter) => {
    const [, bare, quoted] =
      /^\s*boundary=(?:([\w'()+,./:=?-]{1,70})|"([\w'()+,./:=? -]{0,69}[\w'()+,./:=?-])")\s*$/i.exec(parameter) ?? [];
    if (bare ?? quoted) return [bare ?? quoted ?? ""];
    if (/^\s*charset="?[\w-]{1,40}"?\s*$/i.test(parameter)) return [];
    throw unreadable();
  });
  if (boundaries.length !== 1) throw unreadable();
  return boundaries[0] ?? "";
}

export const unreadable = () => refuse.malformed("Kiriman ini tidak terbaca. Muat ulang halaman, lalu kirim lagi.");

/** Parts of a form with files. */
export function countParts(boundary: string, most: number): Counter {
  const mark = Buffer.from(`--${boundary}`, "latin1");
  let seen = 0;
  let tail = Buffer.alloc(0);
  return (piece) => {
    const text = Buffer.concat([tail, piece]);
    let end = 0;
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, end)) {
      end = at + mark.length;
      // The last mark ends the last part.
      if (++seen > most + 1) throw tooMany(most);
    }
    tail = text.subarray(Math.max(end, text.length - mark.length + 1));
  };
}

const [quote, backslash, comma, openList, closeList, openObject, closeObject] = [0x22, 0x5c, 0x2c, 0x5b, 0x5d, 0x7b, 0x7d];
const deepest = 16;

/** Values of a JSON text, and how deeply they lie in each other. */
export function countValues(most: number): Counter {
  let [seen, depth] = [1, 0];
  let [inText, escaped] = [false, false];
  const count = (byte: number) => {
    if (byte === openList || byte === openObject) depth++;
    else if (byte === closeList || byte === closeObject) depth--;
    if (depth > deepest) throw refuse.malformed("Isi kiriman bertingkat terlalu dalam.");
    if ((byte === comma || byte === openList || byte === openObject) && ++seen > most) throw tooMany(most);
  };
  return (piece) => {
    for (const byte of piece) {
      if (escaped) escaped = false;
      else if (inText && byte === backslash) escaped = true;
      else if (byte === quote) inText = !inText;
      else if (!inText) count(byte);
    }
  };
}

const tooMany = (most: number) => refuse.tooLarge(`Kiriman ini berisi terlalu banyak isian, paling banyak ${most}. Kirim sebagian saja.`);
