import { unreadablePictures } from "#kit/media/unreadable.server.ts";
import type { Log } from "./log.ts";

/** Writes down each picture that a paper had to do without. @returns how to stop */
export function logUnreadablePictures(log: Pick<Log, "error">): () => void {
  const write = (told: unknown) => log.error(told, "gambar tidak terbaca, hasil cetak dibuat tanpa gambar itu");
  unreadablePictures.subscribe(write);
  return () => unreadablePictures.unsubscribe(write);
}
