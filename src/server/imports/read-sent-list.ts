import { readForm } from "#kit/form.server.ts";
import { readJsonObject } from "#kit/json.server.ts";
import { readPortionsInThread } from "#kit/reading/reading.server.ts";
import { Refusal, refuse } from "#kit/refusals.ts";
import { readSettings, type Settings } from "./sent-settings.ts";

/** What a program sent, before anybody knows which fields are open to it: a file read apart (see `joinPortions`), or rows. */
export type SentList = { readonly name: string; readonly bytes: number; readonly settings: Settings } & (
  | { readonly portions: readonly Uint8Array[] }
  | { readonly rows: readonly Row[] }
);

interface Came {
  /** A file is read when its turn has come. @throws Refusal 413, 415 */
  readonly read: () => Promise<SentList>;
}

/** Rows as JSON, or a file as people keep one. @throws Refusal 400, 413, 415, 422 */
export async function readSentList(request: Request): Promise<Came> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "")) return readRowsSent(request);
  const form = await readForm(request);
  const file = form.get("berkas");
  if (!(file instanceof File)) throw refuse.invalid("Sertakan berkasnya sebagai bagian bernama berkas.");
  if (file.size === 0) throw refuse.invalid("Berkas ini kosong.");
  const sent = { name: file.name, bytes: file.size, settings: readSettings(form.get("pengaturan")) };
  return { read: async () => ({ ...sent, portions: await readPortionsInThread(new Uint8Array(await file.arrayBuffer())) }) };
}

async function readRowsSent(request: Request): Promise<Came> {
  const { baris, nama = "Kiriman program", pengaturan, ...rest } = await readJsonObject(request).catch(sayHowToSendMore);
  const wrong = Object.keys(rest).slice(0, 5);
  if (wrong.length > 0) throw refuse.malformed(`Bagian ini tidak dikenal: ${wrong.map((name) => name.slice(0, 40)).join(", ")}.`);
  if (typeof nama !== "string" || !Array.isArray(baris) || !baris.every(isRow) || baris.length === 0)
    throw refuse.malformed("Kirim baris sebagai larik objek: nama isian dan nilainya.");
  const settings = readSettings(pengaturan);
  if (settings.kolom) throw refuse.malformed("Pengaturan kolom hanya untuk berkas; baris JSON sudah memakai nama isian.");
  const rows: readonly Row[] = baris;
  const bytes = Number(request.headers.get("content-length") ?? 0) || JSON.stringify(rows).length;
  return { read: async () => ({ name: nama, bytes, settings, rows }) };
}

function sayHowToSendMore(error: unknown): never {
  if (!(error instanceof Refusal) || error.kind !== "tooLarge") throw error;
  throw refuse.tooLarge(
    "Baris sebagai JSON paling banyak 512 KB dan 10.000 nilai sekali kirim. Kirim daftar yang lebih panjang sebagai berkas .csv atau .xlsx (bagian berkas, sampai 10 MB dan 10.000 baris), atau bagi menjadi beberapa kiriman.",
  );
}

export type Cell = string | number | boolean | null;
export type Row = Readonly<Record<string, Cell>>;

const isRow = (row: unknown): row is Row =>
  typeof row === "object" &&
  row !== null &&
  !Array.isArray(row) &&
  Object.values(row).every((cell) => typeof cell !== "object" || cell === null);
