import { crc32, deflateRawSync } from "node:zlib";
import { openZip, UnsoundZip, type ZipLimits } from "../zip.server.ts";

interface Replacing {
  /** As the directory spells it. */
  readonly name: string;
  readonly content: Uint8Array;
  readonly limits: ZipLimits;
}

const [endBytes, entryBytes, localBytes] = [22, 46, 30];
const deflated = 8;
/** Names in UTF-8. */
const utf8 = 0x0800;

/** The same ZIP with another content of one part: every other part stays as it is packed, byte for byte. @throws UnsoundZip */
export function replacePart(bytes: Uint8Array, { name, content, limits }: Replacing): Buffer {
  // From here on there is one directory, and the parts follow each other without a gap.
  openZip(bytes, limits);
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = zip.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  const directory = zip.readUInt32LE(end + 16);
  const records = recordsOf(zip, directory, end);
  const begins = records.map((record) => record.readUInt32LE(42));
  const at = records.findIndex((record) => nameOf(record) === name);
  const [record, begin] = [records[at], begins[at]];
  if (record === undefined || begin === undefined) throw new UnsoundZip(`no part ${name}`);
  const until = Math.min(directory, ...begins.filter((one) => one > begin));
  const part = packed(record, content);
  const shift = part.bytes.length - (until - begin);
  const told = records.map((one, place) => {
    const copy = Buffer.from(place === at ? part.record : one);
    const from = begins[place] ?? 0;
    copy.writeUInt32LE(from > begin ? from + shift : from, 42);
    return copy;
  });
  const length = told.reduce((sum, one) => sum + one.length, 0);
  const tail = Buffer.from(zip.subarray(end));
  tail.writeUInt32LE(length, 12);
  tail.writeUInt32LE(directory + shift, 16);
  if (tail.length < endBytes) throw new UnsoundZip("no end");
  return Buffer.concat([zip.subarray(0, begin), part.bytes, zip.subarray(until, directory), ...told, tail]);
}

function recordsOf(zip: Buffer, from: number, end: number): Buffer[] {
  const records: Buffer[] = [];
  for (let at = from; at < end; ) {
    const length = entryBytes + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    records.push(zip.subarray(at, at + length));
    at += length;
  }
  return records;
}

const nameOf = (record: Buffer): string => record.toString("utf8", entryBytes, entryBytes + record.readUInt16LE(28));

/** The part packed anew, and what the directory says of it. */
function packed(old: Buffer, content: Uint8Array): { bytes: Buffer; record: Buffer } {
  const data = deflateRawSync(content);
  const record = Buffer.from(old);
  record.writeUInt16LE(old.readUInt16LE(8) & utf8, 8);
  record.writeUInt16LE(deflated, 10);
  record.writeUInt32LE(crc32(content), 16);
  record.writeUInt32LE(data.length, 20);
  record.writeUInt32LE(content.length, 24);
  const name = record.subarray(entryBytes, entryBytes + record.readUInt16LE(28));
  const local = Buffer.alloc(localBytes);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  // Flags, method, time, checksum and sizes stand in both places in the same order.
  record.copy(local, 6, 8, 28);
  local.writeUInt16LE(name.length, 26);
  return { bytes: Buffer.concat([local, name, data]), record };
}
