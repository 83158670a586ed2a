/** ZIP64: sizes and places of eight bytes, which some report programs write for small files too. */
const [locatorSign, wideEndSign, wideId, narrowMost] = [0x07064b50, 0x06064b50, 1, 0xffffffff];
const [locatorBytes, wideEndBytes] = [20, 56];

export interface Directory {
  readonly count: number;
  readonly length: number;
  readonly from: number;
  /** Where the directory ends. */
  readonly end: number;
}

/** What the second, wider end says of the directory; undefined where there is none, null where it is not as everybody writes it. */
export function wideDirectory(zip: Buffer, end: number): Directory | null | undefined {
  const locator = end - locatorBytes;
  if (locator < wideEndBytes || zip.readUInt32LE(locator) !== locatorSign) return undefined;
  const at = eightBytes(zip, locator + 8);
  if (at !== locator - wideEndBytes || zip.readUInt32LE(locator + 4) !== 0 || zip.readUInt32LE(locator + 16) !== 1) return null;
  const isPlain = zip.readUInt32LE(at) === wideEndSign && eightBytes(zip, at + 4) === wideEndBytes - 12;
  const [here, count] = [eightBytes(zip, at + 24), eightBytes(zip, at + 32)];
  if (!isPlain || zip.readUInt32LE(at + 16) !== 0 || zip.readUInt32LE(at + 20) !== 0 || here !== count) return null;
  const wide = { count, length: eightBytes(zip, at + 40), from: eightBytes(zip, at + 48), end: at };
  const [narrow, said] = [
    [zip.readUInt16LE(end + 10), zip.readUInt32LE(end + 12), zip.readUInt32LE(end + 16)],
    [count, wide.length, wide.from],
  ];
  // The narrow end says the same, or that it cannot say.
  return narrow.every((value, place) => value === said[place] || value === (place === 0 ? 0xffff : narrowMost)) ? wide : null;
}

/**
 * Values of four bytes, with those of eight in the place of each that says it cannot hold it; undefined where they are missing.
 * `extra`: what stands behind the name of a part.
 */
export function widened(extra: Buffer, values: readonly number[]): number[] | undefined {
  let at = -1;
  let left = 0;
  for (let from = 0; from + 4 <= extra.length; from += 4 + extra.readUInt16LE(from + 2)) {
    if (extra.readUInt16LE(from) !== wideId) continue;
    if (at >= 0) return undefined;
    [at, left] = [from + 4, Math.min(extra.readUInt16LE(from + 2), extra.length - from - 4)];
  }
  const wide: number[] = [];
  for (const value of values) {
    if (value !== narrowMost) wide.push(value);
    else if (left < 8) return undefined;
    else {
      wide.push(eightBytes(extra, at));
      [at, left] = [at + 8, left - 8];
    }
  }
  return wide;
}

/** Beyond what a file here can have, it is only "too large". */
const eightBytes = (zip: Buffer, at: number): number => Number(zip.readBigUInt64LE(at));
