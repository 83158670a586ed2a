const entryMark = 0x02014b50;
const endMark = 0x06054b50;
const endBytes = 22;

/**
 * How large a ZIP says it is when unpacked, from its table of contents; infinite when it has none that can be read.
 * A file of 5 MB may unpack to gigabytes, so it is asked before.
 */
export function unpackedBytes(zip: Buffer): number {
  const end = zip.lastIndexOf(Buffer.from("PK\x05\x06"));
  if (end < 0 || end + endBytes > zip.length || zip.readUInt32LE(end) !== endMark) return Number.POSITIVE_INFINITY;
  const entries = zip.readUInt16LE(end + 10);
  let place = zip.readUInt32LE(end + 16);
  let sum = 0;
  for (let entry = 0; entry < entries; entry++) {
    if (place + 46 > zip.length || zip.readUInt32LE(place) !== entryMark) return Number.POSITIVE_INFINITY;
    sum += zip.readUInt32LE(place + 24);
    place += 46 + zip.readUInt16LE(place + 28) + zip.readUInt16LE(place + 30) + zip.readUInt16LE(place + 32);
  }
  return sum;
}
