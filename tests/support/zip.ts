import { crc32, deflateRawSync } from "node:zlib";

/** How a ZIP is written, and what is wrong with it. */
export interface ZipWriting {
  readonly flags?: number;
  readonly stored?: boolean;
  /** Sizes stand behind the data, as programs write that do not know them before. */
  readonly descriptor?: boolean;
  readonly twice?: boolean;
  readonly shout?: boolean;
  readonly otherName?: boolean;
  readonly otherSize?: boolean;
  readonly before?: string;
  readonly behind?: string;
  readonly secondEnd?: boolean;
  readonly more?: string;
  readonly zip64?: boolean;
  /** Sizes and places of eight bytes, as ZIP64 has them: true, or what the wide end says of the directory's place instead. */
  readonly wide?: boolean | { readonly from: number };
  readonly crc?: boolean;
}

type Part = readonly [name: string, content: string | Uint8Array];

/** A ZIP of these parts. */
export function zipOf(given: readonly Part[], how: ZipWriting = {}): Buffer {
  const last = given.at(-1);
  const again: Part[] = how.twice && last ? [[how.shout ? last[0].toUpperCase() : last[0], last[1]]] : [];
  const parts = [...given, ...again, ...(how.more ? [[how.more, "x"] as const] : [])];
  const body: Buffer[] = [Buffer.from(how.before ?? "", "latin1")];
  const directory: Buffer[] = [];
  let at = body[0]?.length ?? 0;
  for (const part of parts) {
    const { local, entry } = how.wide ? widePart(writePart(part, at, how), at) : writePart(part, at, how);
    body.push(local);
    directory.push(entry);
    at += local.length;
  }
  const end = Buffer.alloc(22);
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(how.zip64 ? 0xffffffff : at, 16);
  const wide = how.wide
    ? wideEnd({ count: parts.length, size, from: typeof how.wide === "object" ? how.wide.from : at, at: at + size })
    : [];
  if (how.wide) end.fill(0xff, 8, 20);
  return Buffer.concat([...body, ...directory, ...wide, end, ...(how.secondEnd ? [end] : []), Buffer.from(how.behind ?? "", "latin1")]);
}

function writePart([name, content]: Part, at: number, how: ZipWriting) {
  const data = Buffer.from(content as string);
  const packed = how.stored ? data : deflateRawSync(data);
  const flags = (how.flags ?? 0) | (how.descriptor ? 8 : 0);
  const head = (signature: number, length: number, from: number) => {
    const bytes = Buffer.alloc(length);
    bytes.writeUInt32LE(signature, 0);
    bytes.writeUInt16LE(flags, from);
    bytes.writeUInt16LE(how.stored ? 0 : 8, from + 2);
    bytes.writeUInt32LE((crc32(data) ^ (how.crc ? 1 : 0)) >>> 0, from + 8);
    bytes.writeUInt32LE(packed.length, from + 12);
    bytes.writeUInt32LE(data.length, from + 16);
    bytes.writeUInt16LE(Buffer.byteLength(name), from + 20);
    return bytes;
  };
  const local = head(0x04034b50, 30, 6);
  if (how.descriptor) local.fill(0, 14, 26);
  if (how.otherSize) local.writeUInt32LE(data.length + 1, 22);
  const before = how.otherName ? name.replace(/.$/, "~") : name;
  const entry = head(0x02014b50, 46, 8);
  entry.writeUInt32LE(at, 42);
  const behind = Buffer.concat([Buffer.from("PK\u0007\u0008", "latin1"), entry.subarray(16, 28)]);
  return {
    local: Buffer.concat([local, Buffer.from(before), packed, ...(how.descriptor ? [behind] : [])]),
    entry: Buffer.concat([entry, Buffer.from(name)]),
  };
}

const eight = (...values: number[]) => {
  const bytes = Buffer.alloc(8 * values.length);
  for (const [at, value] of values.entries()) bytes.writeBigUInt64LE(BigInt(value), 8 * at);
  return bytes;
};

/** As commons-compress writes it, also where four bytes would do. */
function widePart({ local, entry }: ReturnType<typeof writePart>, at: number) {
  const name = entry.subarray(46);
  const [packed, size] = [entry.readUInt32LE(20), entry.readUInt32LE(24)];
  const extra = (...values: number[]) => Buffer.concat([Buffer.from([1, 0, 8 * values.length, 0]), eight(...values)]);
  const [near, far] = [extra(size, packed), extra(size, packed, at)];
  const [head, record] = [Buffer.from(local.subarray(0, 30)), Buffer.from(entry.subarray(0, 46))];
  head.fill(0xff, 18, 26).writeUInt16LE(near.length, 28);
  record.fill(0xff, 20, 28).fill(0xff, 42, 46).writeUInt16LE(far.length, 30);
  return {
    local: Buffer.concat([head, name, near, local.subarray(30 + name.length)]),
    entry: Buffer.concat([record, name, far]),
  };
}

function wideEnd({ count, size, from, at }: { count: number; size: number; from: number; at: number }): Buffer[] {
  const end = Buffer.concat([
    Buffer.from([0x50, 0x4b, 6, 6]),
    eight(44),
    Buffer.from([45, 0, 45, 0]),
    Buffer.alloc(8),
    eight(count, count, size, from),
  ]);
  const locator = Buffer.concat([Buffer.from([0x50, 0x4b, 6, 7]), Buffer.alloc(4), eight(at), Buffer.from([1, 0, 0, 0])]);
  return [end, locator];
}
