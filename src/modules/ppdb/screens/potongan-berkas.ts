import { type ActionFunctionArgs, redirect } from "react-router";
import { type ReadCtx, type Scope, scopeContext } from "#kit/ctx.server.ts";
import { type Files, filesContext } from "#kit/files/files.server.ts";
import { readForm } from "#kit/form.server.ts";
import { Refusal, refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { visitContext } from "#kit/visit.server.ts";
import { mostPages } from "../berkas/berkas.ts";
import { dropPieces, receivePiece, receiveWhole } from "../berkas/receive-pieces.server.ts";
import { closedSentence, demandOpen, knowsTelepon } from "../keluarga/open-pages.server.ts";
import { readStatusCookie } from "../keluarga/status-cookie.server.ts";
import { statusPath } from "../paths.ts";

/**
 * What the family's page sends by itself: the pieces of its files, that all are there, and that a page was taken away. Each names the
 * registration: on one telephone another one's page may have been opened meanwhile. Answered in JSON: { sampai } bytes,
 * { selesai } whether the paper is kept, { dibuang: true }, or { error } with the sentence that the family reads.
 */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  const [scope, { secure }] = [context.get(scopeContext), context.get(visitContext)];
  // Nothing is read from whoever has no page open.
  if (!(await scope.read(async (ctx) => readStatusCookie(ctx, request, secure)))) return closed();
  const form = await readForm(request);
  const asked = { request, secure };
  const id = await scope.read((ctx) => findOpen(ctx, asked, form));
  if (!id) return closed();
  try {
    switch (form.get("aksi")) {
      case "potongan":
        return Response.json({ sampai: await keepPiece(scope, id, form) });
      case "buang":
        await scope.transaction((ctx) => dropPieces(ctx, id, namedUploads(form)));
        return Response.json({ dibuang: true });
      default:
        return Response.json({ selesai: await makePaper({ scope, asked, store: context.get(filesContext), id, form }) });
    }
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind === "unavailable") throw error;
    return Response.json({ error: error.message }, { status: error.kind === "tooMany" ? 429 : 422 });
  }
}

/** Whoever opens the address itself. */
export const loader = () => redirect(statusPath);

const closed = () => Response.json({ error: closedSentence, tutup: true }, { status: 409 });

/** Each piece names its registration. */
async function findOpen(ctx: ReadCtx, asked: Parameters<typeof demandOpen>[1], form: FormData): Promise<string | null> {
  const nomor = form.get("nomor") ?? "";
  return demandOpen(ctx, asked, nomor).catch((error: unknown) => {
    if (error instanceof Refusal && error.kind === "conflict") return null;
    throw error;
  });
}

interface Making {
  readonly scope: Scope;
  readonly store: Files;
  readonly id: string;
  readonly form: FormData;
  readonly asked: Parameters<typeof demandOpen>[1];
}

const makePaper = async ({ scope, store, id, form, asked }: Making): Promise<boolean> =>
  receiveWhole(scope, store, {
    ...{ id, signal: asked.request.signal, dokumen: String(form.get("dokumen") ?? "") },
    keepsWaiting: !(await scope.read(async (ctx) => knowsTelepon(ctx, asked, id))),
    files: form.getAll("unggahan").map((one) => readLength(String(one))),
  });

function namedUploads(form: FormData): string[] {
  const ids = form.getAll("unggahan").map(String);
  if (ids.length > mostPages || !ids.every(isUuid)) throw unknown();
  return ids;
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
