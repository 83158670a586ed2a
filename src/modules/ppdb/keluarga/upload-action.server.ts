import type { Scope } from "#kit/ctx.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import type { Visit } from "#kit/visit.server.ts";
import { receiveBerkas } from "../berkas/receive-berkas.server.ts";
import { demandOpen, knowsTelepon, openFirst } from "./open-pages.server.ts";
import { back, withTyped } from "./status-action.server.ts";
import { setStatusCookie } from "./status-cookie.server.ts";

interface Sent {
  readonly request: Request;
  readonly form: FormData;
  readonly visit: Visit;
}

/** A family sends a paper from its page. @throws Refusal with which paper it was, so that the sentence stands beside it */
export async function uploadFromStatus(scope: Scope, store: Files, { request, form, visit }: Sent): Promise<Response> {
  const nomor = form.get("nomor");
  const asked = { request, secure: visit.secure };
  const id = await scope.read((ctx) => demandOpen(ctx, asked, nomor));
  const keepsWaiting = !(await scope.read(async (ctx) => knowsTelepon(ctx, asked, id)));
  const typed = form.get("dokumen");
  const dokumen = typeof typed === "string" ? typed : "";
  const files = form.getAll("berkas").filter((one) => one instanceof File);
  await receiveBerkas(scope, store, { id, dokumen, keepsWaiting, files: async () => files, signal: request.signal }).catch(
    (error: unknown) => {
      throw withTyped(error, { aksi: "unggah", dokumen, ...(typeof nomor === "string" && { nomor }) });
    },
  );
  return back(setStatusCookie(await scope.read((ctx) => openFirst(ctx, asked, id)), visit.secure));
}
