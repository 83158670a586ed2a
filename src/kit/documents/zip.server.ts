import { crc32, inflateRawSync } from "node:zlib";
import { type Directory, wideDirectory, widened } from "./zip-wide.ts";

/** What cannot be opened as every program would open it; the message is for whoever develops. */
export class UnsoundZip extends Error {}

export interface ZipPart {
  /** As the directory spells it. */
  readonly name: string;
  /** Unpacks the part. @throws UnsoundZip */
  readonly read: () => Buffer;
  /** As it lies in the ZIP, for `zipAgain`. */
  readonly packed: PackedPart;
}

interface PackedPart {
  readonly data: Buffer;
  readonly method: number;
  readonly crc: number;
  readonly size: number;
}

export interface ZipLimits {
  readonly parts: number;
  /** Bytes of all parts together once they are unpacked. */
  readonly inflated: number;
  /** Sizes may stand there in eight bytes (ZIP64). */
  readonly wide?: boolean;
}

interface Entry {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly local: number;
}

const [localSign, entrySign, endSign] = [0x04034b50, 0x02014b50, 0x06054b50];
const endBytes = 22;
const hasDescriptor = 8;
const utf8Names = 0x0800;
/** Only what office programs set: how well it was packed, sizes behind the data, names in UTF-8. */
const knownFlags = 0x080e;

/**
 * The parts of a ZIP that has one meaning only: programs that read its directory and programs that read it from its beginning
 * find the same parts. No second end, nothing before, between or behind, no part twice, no path that leads outside, no ZIP64 unless it is asked for.
 * @throws UnsoundZip
 */
export function openZip(bytes: Uint8Array, limits: ZipLimits): readonly ZipPart[] {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = zip.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  demand(
    end >= 0 && end + endBytes <= zip.length && end + endBytes + zip.readUInt16LE(end + 20) === zip.length,
    "no end, or something behind it",
  );
  demand(zip.readUInt32LE(end + 4) === 0 && zip.readUInt16LE(end + 8) === zip.readUInt16LE(end + 10), "several disks");
  const directory = directoryOf(zip, end, limits);
  demand(directory.count > 0 && directory.count <= limits.parts, "too many parts");
  demand(directory.from + directory.length === directory.end, "a directory elsewhere");
  const entries = readDirectory(zip, directory, limits);
  demandNames(entries);
  demandOrder(zip, { entries, directory: directory.from, limits });
  let left = limits.inflated;
  return entries.map((entry) => ({
    name: entry.name,
    read: () => {
      const part = unpack(zip, entry, left);
      left -= part.length;
      return part;
    },
    packed: { data: packedData(zip, entry), method: entry.method, crc: entry.crc, size: entry.size },
  }));
}

function directoryOf(zip: Buffer, end: number, { wide }: ZipLimits): Directory {
  const found = wide ? wideDirectory(zip, end) : undefined;
  if (found === null) throw new UnsoundZip("two opinions of the directory");
  return found ?? { count: zip.readUInt16LE(end + 10), length: zip.readUInt32LE(end + 12), from: zip.readUInt32LE(end + 16), end };
}

/** A ZIP of these parts alone, as they were packed: whoever reads it finds nothing that was not looked at. */
export function zipAgain(parts: readonly Pick<ZipPart, "name" | "packed">[]): Buffer {
  const [body, directory]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const { name, packed } of parts) {
    const path = Buffer.from(name);
    // Both headers share these fields, the directory's two bytes further on.
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(utf8Names, 2);
    shared.writeUInt16LE(packed.method, 4);
    shared.writeUInt32LE(packed.crc, 10);
    shared.writeUInt32LE(packed.data.length, 14);
    shared.writeUInt32LE(packed.size, 18);
    shared.writeUInt16LE(path.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    body.push(signed(localSign, shared), path, packed.data);
    directory.push(signed(entrySign, Buffer.concat([Buffer.from([20, 0]), shared, place])), path);
    at += 30 + path.length + packed.data.length;
  }
  const end = Buffer.alloc(18);
  for (const place of [4, 6]) end.writeUInt16LE(parts.length, place);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...body, ...directory, signed(endSign, end)]);
}

function signed(sign: number, rest: Buffer): Buffer {
  const whole = Buffer.alloc(4 + rest.length);
  whole.writeUInt32LE(sign, 0);
  rest.copy(whole, 4);
  return whole;
}

function demand(holds: boolean, otherwise: string): void {
  if (!holds) throw new UnsoundZip(otherwise);
}

function readDirectory(zip: Buffer, { count, from, end }: Directory, { wide }: ZipLimits): Entry[] {
  const entries: Entry[] = [];
  let at = from;
  for (let place = 0; place < count; place += 1) {
    demand(at + 46 <= end && zip.readUInt32LE(at) === entrySign, "a broken directory");
    const [nameLength, extra, comment] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)];
    demand(at + 46 + nameLength + extra + comment <= end, "a broken directory");
    const narrow = [zip.readUInt32LE(at + 24), zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 42)];
    const behind = zip.subarray(at + 46 + nameLength, at + 46 + nameLength + extra);
    const [size = 0, packed = 0, local = 0] = (wide ? widened(behind, narrow) : narrow) ?? narrow;
    entries.push({
      name: zip.toString("utf8", at + 46, at + 46 + nameLength),
      flags: zip.readUInt16LE(at + 8),
      method: zip.readUInt16LE(at + 10),
      crc: zip.readUInt32LE(at + 16),
      ...{ packed, size, local },
    });
    at += 46 + nameLength + extra + comment;
  }
  demand(at === end, "a directory that goes on");
  return entries;
}

function demandNames(entries: readonly Entry[]): void {
  const seen = new Set<string>();
  for (const { name, flags, method, packed, size } of entries) {
    const plain = name.normalize("NFC").toLowerCase();
    demand(!seen.has(plain), "a part twice");
    seen.add(plain);
    const clean = name.length > 0 && name.length <= 255 && !/[\\\p{Cc}\uFFFD:]/u.test(name) && !name.startsWith("/");
    demand(clean && !name.split("/").some((step) => step === ".." || step === "."), "a path that leads elsewhere");
    demand((flags & ~knownFlags) === 0, "a locked part");
    demand(method === 0 || method === 8, "packed in an unknown way");
    demand(packed !== 0xffffffff && size !== 0xffffffff && (method === 8 || packed === size), "sizes that do not fit");
  }
}

interface Ordered {
  readonly entries: readonly Entry[];
  readonly directory: number;
  readonly limits: ZipLimits;
}

/** What stands before each part says the same as the directory, and one begins where the other ends. */
function demandOrder(zip: Buffer, { entries, directory, limits }: Ordered): void {
  let at = 0;
  for (const entry of [...entries].sort((one, other) => one.local - other.local)) {
    demand(entry.local === at && at + 30 <= directory && zip.readUInt32LE(at) === localSign, "something between the parts");
    const begin = dataBegin(zip, entry);
    demand(zip.readUInt16LE(at + 6) === entry.flags && zip.readUInt16LE(at + 8) === entry.method, "two opinions of a part");
    demand(zip.toString("utf8", at + 30, at + 30 + zip.readUInt16LE(at + 26)) === entry.name, "two names of a part");
    const behind = (entry.flags & hasDescriptor) !== 0;
    const [size, packed] = toldSizes(zip, at, limits);
    const told = [zip.readUInt32LE(at + 14), packed, size];
    const fits = told.every((value, place) => value === [entry.crc, entry.packed, entry.size][place] || (behind && value === 0));
    demand(fits, "two sizes of a part");
    at = begin + entry.packed;
    demand(at <= directory, "a part that reaches into the directory");
    if (behind) at += descriptorLength(zip, at, entry);
  }
  demand(at === directory, "something between the parts");
}

function toldSizes(zip: Buffer, at: number, { wide }: ZipLimits): readonly number[] {
  const narrow = [zip.readUInt32LE(at + 22), zip.readUInt32LE(at + 18)];
  const begin = at + 30 + zip.readUInt16LE(at + 26);
  return (wide ? widened(zip.subarray(begin, begin + zip.readUInt16LE(at + 28)), narrow) : undefined) ?? narrow;
}

const dataBegin = (zip: Buffer, { local }: Entry): number => local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);

function packedData(zip: Buffer, entry: Entry): Buffer {
  const begin = dataBegin(zip, entry);
  return zip.subarray(begin, begin + entry.packed);
}

function descriptorLength(zip: Buffer, at: number, { crc, packed, size }: Entry): number {
  const expected = Buffer.alloc(12);
  expected.writeUInt32LE(crc, 0);
  expected.writeUInt32LE(packed, 4);
  expected.writeUInt32LE(size, 8);
  // Large files have sizes of eight bytes, and some programs write every file so.
  const wide = Buffer.concat([expected.subarray(0, 8), Buffer.alloc(4), expected.subarray(8), Buffer.alloc(4)]);
  const signed = zip.subarray(at, at + 4).equals(Buffer.from("PK\u0007\u0008", "latin1"));
  if (signed && zip.subarray(at + 4, at + 24).equals(wide)) return 24;
  if (signed && zip.subarray(at + 4, at + 16).equals(expected)) return 16;
  demand(zip.subarray(at, at + 12).equals(expected), "two sizes of a part");
  return 12;
}

function unpack(zip: Buffer, entry: Entry, most: number): Buffer {
  const packed = packedData(zip, entry);
  demand(entry.size <= most, "too large once it is unpacked");
  const part = entry.method === 0 ? packed : inflate(packed, entry.size);
  demand(part.length === entry.size && crc32(part) === entry.crc, "damaged, or not as long as it says");
  return part;
}

function inflate(packed: Buffer, size: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });
  } catch (error) {
    throw Object.assign(new UnsoundZip("damaged, or not as long as it says"), { cause: error });
  }
}
