import { paperPhoto } from "#kit/attachments/bare-picture.server.ts";
import { maxAttachmentBytes, tooLargeAttachment } from "#kit/attachments/limits.ts";
import { joinPhotos } from "#kit/attachments/pdf/join-photos.server.ts";
import { type FileType, papers } from "#kit/files/kinds.ts";
import { countPagesInThread, judgePaper } from "#kit/reading/reading.server.ts";
import { Refusal, refuse } from "#kit/refusals.ts";
import { mostPages } from "./berkas.ts";

export interface Paper {
  readonly bytes: Buffer;
  readonly jenis: FileType;
  readonly halaman: number;
}

/** One paper of what was sent: a PDF as it is, a photo made small, several photos as the pages of one PDF. @throws Refusal 413, 415, 422 */
export async function readPaper(sent: readonly File[], signal?: AbortSignal): Promise<Paper> {
  const files = sent.filter(({ size, name }) => size > 0 || name !== "");
  if (files.length === 0) throw refuse.invalid("Pilih dahulu berkas atau fotonya.");
  if (files.length > mostPages) throw refuse.invalid(tooManyPages(files.length));
  const large = files.find(({ size }) => size > maxAttachmentBytes);
  if (large) throw refuse.tooLarge(tooLargeAttachment(large.size));
  const judged = [];
  for (const [place, file] of files.entries()) {
    const bytes = Buffer.from(await file.arrayBuffer());
    const judge = judgePaper({ bytes, allowed: papers, ...(signal && { signal }) });
    judged.push({ bytes, jenis: await ofPage(judge, place, files.length) });
  }
  const [first] = judged;
  if (judged.length === 1 && first?.jenis === "application/pdf") {
    const halaman = Math.max(1, await countPagesInThread(first.bytes, signal));
    if (halaman > mostPages) throw refuse.invalid(tooManyPages(halaman));
    return { ...first, halaman };
  }
  if (judged.some(({ jenis }) => jenis === "application/pdf")) {
    throw refuse.unsupported("Kirim satu PDF, atau beberapa foto dari dokumen yang sama; PDF dan foto tidak digabung.");
  }
  const photos = [];
  for (const [place, { bytes }] of judged.entries()) photos.push(await ofPage(paperPhoto(bytes), place, judged.length));
  const [only] = photos;
  if (photos.length === 1 && only) return { bytes: only.bytes, jenis: "image/jpeg", halaman: 1 };
  return { bytes: joinPhotos(photos), jenis: "application/pdf", halaman: photos.length };
}

/** Of several pages the one that is refused is named. */
const ofPage = <T>(page: Promise<T>, place: number, of: number): Promise<T> =>
  page.catch((error: unknown) => {
    if (of === 1 || !(error instanceof Refusal) || error.kind !== "unsupported") throw error;
    throw Object.assign(refuse.unsupported(`Halaman ${place + 1}: ${error.message}`), { cause: error });
  });

export const tooManyPages = (pages: number): string =>
  `Berkas ini ${pages} halaman. Paling banyak ${mostPages}; kirim halaman yang diminta saja, misalnya sebagai foto.`;
