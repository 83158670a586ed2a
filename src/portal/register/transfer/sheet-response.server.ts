import { csvType, xlsxType } from "#kit/documents/spreadsheet.server.ts";
import type { ReadFile } from "#kit/lists/list-work.server.ts";
import { readPortionsInThread } from "#kit/reading/reading.server.ts";
import { refuse } from "#kit/refusals.ts";

const types: Readonly<Record<string, string>> = { ".csv": `${csvType}; charset=utf-8`, ".pdf": "application/pdf" };

/** A file to save under `name`. */
export function sheetResponse(name: string, bytes: Uint8Array): Response {
  const headers = {
    "Content-Type": types[name.slice(name.lastIndexOf("."))] ?? xlsxType,
    "Content-Disposition": `attachment; filename="${name}"`,
    "Cache-Control": "private, no-store",
  };
  return new Response(new Uint8Array(bytes), { headers });
}

/** @throws Refusal with this sentence when nothing was chosen */
export async function readSentFile(upload: FormDataEntryValue | null, sentence: string): Promise<{ name: string; bytes: Buffer }> {
  if (!(upload instanceof File) || upload.size === 0) throw refuse.invalid(sentence);
  return { name: upload.name, bytes: Buffer.from(await upload.arrayBuffer()) };
}

/** @throws Refusal when it is no list that can be read */
export async function readUpload(upload: FormDataEntryValue | null): Promise<ReadFile> {
  const { name, bytes } = await readSentFile(upload, "Pilih dulu berkas yang akan diimpor.");
  const hash = Buffer.from(await crypto.subtle.digest("SHA-256", new Uint8Array(bytes))).toString("hex");
  return { name, bytes: bytes.length, hash, portions: await readPortionsInThread(new Uint8Array(bytes)) };
}
