import { channel } from "node:diagnostics_channel";

/** Pictures that papers and pages had to do without, because their files are gone or spoiled. The server writes each into the log. */
export const unreadablePictures = channel("gambar-tidak-terbaca");

/** What is told of one: nothing of the picture itself, nor of whom it shows. */
export interface UnreadablePicture {
  /** Where it was to stand, e.g. "logo kiri". */
  readonly place: string;
  readonly reason: string;
}

export function reportUnreadable(place: string, error: unknown): void {
  unreadablePictures.publish({ place, reason: error instanceof Error ? error.message : String(error) } satisfies UnreadablePicture);
}
