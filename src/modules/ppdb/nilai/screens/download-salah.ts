import { reading } from "#kit/ctx.server.ts";
import { xlsxType } from "#kit/documents/spreadsheet.server.ts";
import { makeXlsx } from "#kit/documents/threads/document-threads.server.ts";
import { disposition } from "#kit/files/respond.server.ts";
import { rowsToMend } from "#kit/lists/grid.server.ts";
import { refuse } from "#kit/refusals.ts";
import { askedPenguji, understoodNilai } from "../impor/impor-action.server.ts";
import { sheetRegister } from "../impor/sheet-register.ts";
import { sheetWords } from "../impor/sheet-words.ts";
import { readLembarNilai } from "../load-jalur.server.ts";
import type { Route } from "./+types/download-salah.ts";

/** The rows of a list that cannot be taken, with what is wrong beside each; mended there, the same file is uploaded again. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { searchParams } = new URL(args.request.url);
  const { heads, rows } = await reading(args, async (ctx) => {
    const lembar = await readLembarNilai(ctx, args.params);
    const penguji = askedPenguji(lembar, searchParams.get("penguji"));
    const read = await understoodNilai(ctx, lembar, { daftar: searchParams.get("daftar") ?? "", penguji });
    if (!read?.plan) throw refuse.notFound("Daftar ini tidak ditemukan lagi. Unggah berkasnya sekali lagi.");
    const faults = new Map(read.plan.salah.map(({ baris, sebab }) => [baris, sebab]));
    const words = sheetWords(lembar.measure, penguji);
    return rowsToMend(ctx, sheetRegister(lembar), read.list, { words, whyNot: (place) => faults.get(place) });
  });
  return new Response(new Uint8Array(await makeXlsx({ columns: heads.map((label) => ({ label })), rows })), {
    headers: { "Content-Type": xlsxType, "Content-Disposition": disposition("baris-salah.xlsx"), "Cache-Control": "private, no-store" },
  });
}
