import type { ActionFunctionArgs } from "react-router";
import { type Scope, scopeContext } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { readForm } from "#kit/form.server.ts";
import { Refusal, refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { visitContext } from "#kit/visit.server.ts";
import { receivePiece, receiveWhole } from "../berkas/receive-pieces.server.ts";
import { closedSentence } from "../keluarga/status-action.server.ts";
import { readStatusCookie } from "../keluarga/status-cookie.server.ts";

/**
 * What the family's page sends by itself: the pieces of its files, and then that all are there. Answered in JSON:
 * { sampai } bytes, { selesai: true }, or { error } with the sentence that the family reads.
 */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  const [scope, { secure }] = [context.get(scopeContext), context.get(visitContext)];
  const id = await scope.read(async (ctx) => readStatusCookie(ctx, request, secure));
  if (!id) return Response.json({ error: closedSentence, tutup: true }, { status: 409 });
  const form = await readForm(request);
  try {
    if (form.get("aksi") !== "selesai") return Response.json({ sampai: await keepPiece(scope, id, form) });
    const files = form.getAll("unggahan").map((one) => readLength(String(one)));
    const dokumen = String(form.get("dokumen") ?? "");
    await receiveWhole(scope, context.get(filesContext), { id, dokumen, files, signal: request.signal });
    return Response.json({ selesai: true });
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind === "unavailable") throw error;
    return Response.json({ error: error.message }, { status: error.kind === "tooMany" ? 429 : 422 });
  }
}

async function keepPiece(scope: Scope, id: string, form: FormData): Promise<number> {
  const [unggahan, mulai, isi] = [form.get("unggahan"), Number(form.get("mulai")), form.get("isi")];
  if (typeof unggahan !== "string" || !isUuid(unggahan) || !Number.isSafeInteger(mulai) || mulai < 0 || !(isi instanceof File))
    throw unknown();
  return receivePiece(scope, { id, unggahan, mulai, isi: Buffer.from(await isi.arrayBuffer()) });
}

const unknown = () => refuse.malformed("Kiriman ini tidak dikenal.");

/** "uuid:bytes" */
function readLength(said: string) {
  const [unggahan = "", panjang = ""] = said.split(":");
  if (!isUuid(unggahan) || !/^\d{1,9}$/.test(panjang)) throw unknown();
  return { unggahan, panjang: Number(panjang) };
}
