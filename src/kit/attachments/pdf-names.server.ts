import { PDFArray, PDFDict, PDFName, type PDFObject, PDFParser, PDFStream } from "@cantoo/pdf-lib";

/**
 * Every name that stands in the objects of a PDF, packed ones included.
 * @throws Error when something in it cannot be read
 */
export async function namesIn(bytes: Uint8Array): Promise<ReadonlySet<string>> {
  const context = await PDFParser.forBytesWithOptions(bytes, 500, true).parseDocument();
  const names = new Set<string>();
  for (const [, object] of context.enumerateIndirectObjects()) collect(object, names);
  return names;
}

function collect(object: PDFObject, names: Set<string>): void {
  if (object instanceof PDFName) names.add(object.decodeText());
  if (object instanceof PDFArray) for (const one of object.asArray()) collect(one, names);
  const dict = object instanceof PDFStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return;
  for (const [key, value] of dict.entries()) {
    names.add(key.decodeText());
    collect(value, names);
  }
}
