import { within } from "#kit/ctx.server.ts";
import { makeXlsx } from "#kit/documents/threads/document-threads.server.ts";
import { sendMade } from "#kit/files/respond.server.ts";
import { lineOf } from "#kit/transfer/line-of.ts";
import { refusedCells } from "#kit/transfer/transfer.server.ts";
import type { Route } from "./+types/register-refusals.ts";
import { registerAt } from "./register/register-at.server.ts";

const columns = [
  { label: "Baris", kind: "number" as const },
  { label: "Kolom", width: 24 },
  { label: "Isinya", width: 36 },
  { label: "Alasan", width: 80 },
];

/** The cells that could not be taken, to work through beside the list itself. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { pathname, searchParams } = new URL(args.request.url);
  const register = registerAt(pathname);
  const { refused } = await within(args, (ctx) => refusedCells(ctx, register, searchParams.get("impor") ?? ""));
  const rows = refused.map(({ row, column, typed, sentence }) => [lineOf(row), column, typed, sentence]);
  return sendMade(`perbaikan-${register.path.split("/").at(-1)}.xlsx`, await makeXlsx({ columns, rows }));
}
