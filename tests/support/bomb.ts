import { deflateRawSync } from "node:zlib";

/** One part of 90 MB zeros that says it is 10 bytes. */
export function bomb(): Uint8Array {
  const name = Buffer.from("xl/worksheets/sheet1.xml");
  const data = deflateRawSync(Buffer.alloc(90 * 1024 * 1024));
  const head = (signature: number, length: number, at: number) => {
    const buffer = Buffer.alloc(length);
    buffer.writeUInt32LE(signature, 0);
    buffer.writeUInt16LE(8, at);
    buffer.writeUInt32LE(data.length, at + 10);
    buffer.writeUInt32LE(10, at + 14);
    buffer.writeUInt16LE(name.length, at + 18);
    return buffer;
  };
  const local = Buffer.concat([head(0x04034b50, 30, 8), name, data]);
  const directory = Buffer.concat([head(0x02014b50, 46, 10), name]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, end]);
}
