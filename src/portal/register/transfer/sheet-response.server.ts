import { csvType, readCsv, readXlsx, type Sheet, xlsxType } from "#kit/documents/spreadsheet.server.ts";
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

/** @throws Refusal when it is no list that can be read */
export async function readUpload(upload: FormDataEntryValue | null): Promise<{ name: string; sheet: Sheet }> {
  if (!(upload instanceof File) || upload.size === 0) throw refuse.invalid("Pilih dulu berkas yang akan diimpor.");
  const bytes = new Uint8Array(await upload.arrayBuffer());
  // A ZIP by its first bytes, whatever the name says.
  const packed = (bytes[0] === 0x50 && bytes[1] === 0x4b) || (bytes[0] === 0xd0 && bytes[1] === 0xcf);
  return { name: upload.name, sheet: packed ? await readXlsx(bytes) : readCsv(bytes) };
}
