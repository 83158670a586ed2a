import { objectsOf } from "./objects.server.ts";

/** How many pages a PDF has; one that was rewritten counts its newest of each. Takes as long as the file is large: run in a thread, see `reading/`. */
export function countPages(bytes: Uint8Array): number {
  const pages = new Set<number>();
  for (const { number, value } of objectsOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) {
    if (number !== undefined && "dict" in value && value.dict.get("Type")?.some((type) => "name" in type && type.name === "Page")) {
      pages.add(number);
    }
  }
  return pages.size;
}
