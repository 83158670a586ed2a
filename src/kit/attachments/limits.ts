import { type FileKind, type FileType, formatSize, kinds, nameKinds } from "../files/kinds.ts";

/** What rows may hold. The browser tells early, the server decides. */
export const maxAttachmentBytes = 10 * 1024 * 1024;

export const officePapers: readonly FileType[] = [
  "application/pdf",
  "image/png",
  "image/jpeg",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
];

/** "PDF, PNG, atau JPG; paling besar 10 MB." */
export const describeAccepted = (accept: readonly FileType[]): string =>
  `${nameKinds(accept)}; paling besar ${formatSize(maxAttachmentBytes)}.`;

/** For the browser's file dialog. */
export const dialogAccept = (accept: readonly FileType[]): string =>
  accept.flatMap((type) => endings(kinds[type]).map((ending) => `.${ending}`)).join(",");

const endings = ({ extension, others = [] }: FileKind): readonly string[] => [extension, ...others];

export const tooLargeAttachment = (bytes: number): string =>
  `Berkas ini berukuran ${formatSize(bytes)}. Ukuran paling besar ${formatSize(maxAttachmentBytes)}; perkecil dahulu, lalu unggah lagi.`;
