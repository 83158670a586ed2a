import type { StoredPicture } from "../../media/picture.ts";

/** The browser's way to the library of pictures. */
const address = "/api/gambar";
export const broken = "Sambungan ke server terputus. Berkas belum terunggah, silakan coba lagi.";

export interface Found {
  readonly pictures: readonly StoredPicture[];
  readonly total: number;
}

/** @throws Error when the library cannot be reached */
export async function searchPictures(search: string, page: number, signal: AbortSignal): Promise<Found> {
  const answer = await fetch(`${address}?${new URLSearchParams({ cari: search, halaman: String(page) })}`, { signal });
  if (!answer.ok) throw new Error(`the library answered ${answer.status}`);
  return { pictures: (await answer.json()) as StoredPicture[], total: Number(answer.headers.get("x-total-count")) };
}

/** @throws Error when there is no such picture */
export async function fetchPicture(id: string, signal: AbortSignal): Promise<StoredPicture> {
  const answer = await fetch(`${address}/${encodeURIComponent(id)}`, { signal });
  if (!answer.ok) throw new Error(`the library answered ${answer.status}`);
  return (await answer.json()) as StoredPicture;
}

export const uploadAddress = (file: File, alt: string): string => `${address}?${new URLSearchParams({ alt, nama: file.name })}`;
/** @param endings what the field takes: "pdf,png" */
export const attachmentAddress = (file: File, endings: string): string =>
  `/api/berkas?${new URLSearchParams({ nama: file.name, jenis: endings })}`;
export const clipAddress = (id: string, versi: number): string => `/api/klip/${encodeURIComponent(id)}?versi=${versi}`;

/**
 * Sends a file as the whole body. `onSent` hears the part that has left, 0..1.
 * @throws Error whose message is the sentence for the person
 */
export function sendFile<T>(to: string, file: File, onSent: (part: number) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", to);
    request.responseType = "json";
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(request.response as T);
      else reject(new Error(sentenceIn(request.response)));
    };
    request.onerror = () => reject(new Error(broken));
    request.send(file);
  });
}

function sentenceIn(answer: unknown): string {
  if (typeof answer === "object" && answer !== null && "error" in answer && typeof answer.error === "string") return answer.error;
  return broken;
}
