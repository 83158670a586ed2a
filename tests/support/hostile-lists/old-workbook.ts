import { CFB, utils, write } from "@e965/xlsx";

/**
 * An old workbook whose first record is followed by so many that nobody knows, and that ends after so many bytes. Behind its second
 * record bytes stand elsewhere once the process has read other workbooks: the writer adds the formats of those.
 */
export function strangeRecords(count = 2_000_000, length = Number.POSITIVE_INFINITY): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([["Nama"], ["Andini"]]), "Data");
  const sound = CFB.read(write(book, { type: "buffer", bookType: "xls" }), { type: "buffer" });
  const stream = Buffer.from(CFB.find(sound, "/Workbook").content);
  const first = 4 + stream.readUInt16LE(2);
  const strange = Buffer.alloc(4 * count, Buffer.from([0xe0, 0xae, 0, 0]));
  const whole = Buffer.concat([stream.subarray(0, first), strange, stream.subarray(first)]);
  const made = CFB.utils.cfb_new();
  CFB.utils.cfb_add(made, "/Workbook", whole.subarray(0, length));
  return Buffer.from(CFB.write(made, { type: "buffer" }));
}
