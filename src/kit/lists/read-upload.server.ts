import { readPortionsInThread } from "../reading/reading.server.ts";
import { refuse } from "../refusals.ts";
import type { ReadFile } from "./list-work.server.ts";

/** @throws Refusal with this sentence when nothing was chosen; for a file without content */
export async function readSentFile(upload: FormDataEntryValue | null, sentence: string): Promise<{ name: string; bytes: Buffer }> {
  // A form without a file sends one that has neither name nor content.
  if (!(upload instanceof File) || upload.name === "") throw refuse.invalid(sentence);
  if (upload.size === 0) throw refuse.invalid("Berkas ini kosong. Simpan ulang daftarnya, lalu pilih lagi.");
  return { name: upload.name, bytes: Buffer.from(await upload.arrayBuffer()) };
}

/** A list, read apart in a thread of its own. @throws Refusal with this sentence when nothing was chosen; when it is no list that can be read */
export async function readUpload(upload: FormDataEntryValue | null, sentence: string, signal?: AbortSignal): Promise<ReadFile> {
  const { name, bytes } = await readSentFile(upload, sentence);
  const hash = Buffer.from(await crypto.subtle.digest("SHA-256", new Uint8Array(bytes))).toString("hex");
  return { name, bytes: bytes.length, hash, portions: await readPortionsInThread(new Uint8Array(bytes), signal) };
}
