import { CFB, utils, write } from "@e965/xlsx";
import { zipOf } from "../zip.ts";

/** Each format as programs lock it: what is inside does not matter, because nobody can read it without the word. */
const noise = Buffer.from(Array.from({ length: 600 }, (_, at) => (at * 89 + 7) % 256));

/** Excel since 2007: a compound file around what is sealed. */
export function lockedXlsx(): Buffer {
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, "/EncryptionInfo", Buffer.concat([Buffer.from([4, 0, 4, 0, 0x40, 0, 0, 0]), Buffer.from("<encryption/>")]));
  CFB.utils.cfb_add(file, "/EncryptedPackage", noise);
  return Buffer.from(CFB.write(file, { type: "buffer" }) as Uint8Array);
}

/** Excel until 2003: behind the first record stands one that says how it is sealed. */
export function lockedXls(): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([["Nama"], ["Andini"]]), "Sheet1");
  const file = CFB.read(write(book, { type: "buffer", bookType: "biff8" }) as Buffer, { type: "buffer" });
  const stream = Buffer.from((CFB.find(file, "/Workbook")?.content ?? []) as Uint8Array);
  const afterFirst = 4 + stream.readUInt16LE(2);
  const seal = Buffer.alloc(4 + 54);
  seal.writeUInt16LE(0x002f, 0);
  seal.writeUInt16LE(54, 2);
  seal.writeUInt16LE(1, 4);
  seal.writeUInt16LE(1, 6);
  seal.writeUInt16LE(1, 8);
  const sealed = CFB.utils.cfb_new();
  CFB.utils.cfb_add(sealed, "/Workbook", Buffer.concat([stream.subarray(0, afterFirst), seal, stream.subarray(afterFirst)]));
  return Buffer.from(CFB.write(sealed, { type: "buffer" }) as Uint8Array);
}

/** LibreOffice: its directory says so of each part. */
export const lockedOds = (): Buffer =>
  zipOf([
    ["mimetype", "application/vnd.oasis.opendocument.spreadsheet"],
    ["content.xml", noise],
    [
      "META-INF/manifest.xml",
      '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="content.xml" manifest:size="600"><manifest:encryption-data manifest:checksum-type="SHA256-1K"/></manifest:file-entry></manifest:manifest>',
    ],
  ]);
