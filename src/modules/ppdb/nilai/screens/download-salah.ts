import { reading, scopeContext } from "#kit/ctx.server.ts";
import { makeXlsx } from "#kit/documents/threads/document-threads.server.ts";
import { sendMade } from "#kit/files/respond.server.ts";
import { askedPenguji } from "../impor/impor-action.server.ts";
import { markWorkContext } from "../impor/mark-work.server.ts";
import { readLembarNilai } from "../load-jalur.server.ts";
import type { Route } from "./+types/download-salah.ts";

/** The rows of a list that cannot be taken, with what is wrong beside each; mended there, the same file is uploaded again. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { searchParams } = new URL(args.request.url);
  const penguji = askedPenguji(await reading(args, (ctx) => readLembarNilai(ctx, args.params)), searchParams.get("penguji"));
  const { actor, requestId } = args.context.get(scopeContext);
  const asked = { who: { actor, requestId }, ...args.params, penguji, daftar: searchParams.get("daftar") ?? "" };
  const { heads, rows } = await args.context.get(markWorkContext).marksToMend(asked);
  return sendMade("baris-salah.xlsx", await makeXlsx({ columns: heads.map((label) => ({ label })), rows }));
}
