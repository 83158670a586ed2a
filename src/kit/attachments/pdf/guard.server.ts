import { refuse } from "../../refusals.ts";
import { Active, demandPassive } from "./actions.server.ts";
import { objectsOf, Unreadable } from "./objects.server.ts";

/**
 * Looks into every object of a PDF and refuses what makes a paper more than something to read. What cannot be looked into is
 * refused as well. Takes as long as the file is large; run in a thread, see `reading/`.
 * @throws Refusal (unsupported) with a sentence for the person who sent it
 */
export function guardPdf(bytes: Uint8Array): void {
  try {
    demandPassive(objectsOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
  } catch (error) {
    if (!(error instanceof Active || error instanceof Unreadable)) throw error;
    const sentence = `PDF ini ${error.message}, jadi tidak diterima. Cetak ulang sebagai PDF biasa, lalu unggah lagi.`;
    throw Object.assign(refuse.unsupported(sentence), { cause: error });
  }
}
