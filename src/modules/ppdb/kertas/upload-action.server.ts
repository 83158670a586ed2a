import { demand, type Scope } from "#kit/ctx.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { receiveBerkas } from "../berkas/receive-berkas.server.ts";

interface Scanned {
  /** The registration. */
  readonly id: string;
  readonly form: FormData;
  readonly signal: AbortSignal;
}

/** A paper that the family brought to the desk, under the checks of its own page. @throws Refusal 403, 404, 409, 413, 415, 422, 429 */
export async function uploadAtDesk(scope: Scope, store: Files, { id, form, signal }: Scanned): Promise<{ pesan: string }> {
  await scope.read(async (ctx) => demand(ctx, "pendaftaran:update"));
  const dokumen = form.get("dokumen");
  const files = form.getAll("berkas").filter((one) => one instanceof File);
  await receiveBerkas(scope, store, {
    ...{ id, signal, panitia: true, dokumen: typeof dokumen === "string" ? dokumen : "" },
    files: async () => files,
  });
  return { pesan: "Pindaian disimpan" };
}
