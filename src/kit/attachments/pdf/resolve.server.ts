import type { PdfValue } from "./parse.server.ts";

/** All that stands under a number in any revision of the file. */
export type Objects = ReadonlyMap<number, readonly PdfValue[]>;

/** What a value is, or everything that it may point to. */
export function resolved(values: readonly PdfValue[] | undefined, objects: Objects): readonly PdfValue[] {
  return (values ?? []).flatMap((value) => ("ref" in value ? (objects.get(value.ref) ?? []) : [value]));
}

/** A text as people read it. */
export const asWords = (text: string): string => {
  if (text.startsWith("\u00fe\u00ff"))
    return Buffer.from(text.slice(2, text.length - (text.length % 2)), "latin1")
      .swap16()
      .toString("utf16le");
  return Buffer.from(text, "latin1").toString("utf8");
};
