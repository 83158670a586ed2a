import type { Scope } from "#kit/ctx.server.ts";
import { dropDraf, type SeenDraf, saveDraf } from "./draf.server.ts";
import { enterKertas } from "./enter-kertas.server.ts";

/** What is pressed at the desk: the form is registered, or kept unfinished; a draft is thrown away. */
export async function actOnKertas(scope: Scope, form: FormData) {
  const { kunci, yakin, aksi, draf: id, versi, ...sent } = Object.fromEntries(form);
  const key = typeof kunci === "string" ? kunci : "";
  const draf: SeenDraf | null = typeof id === "string" && id !== "" ? { id, versi: Number(versi) } : null;
  if (aksi === "buang") {
    await scope.transaction((ctx) => dropDraf(ctx, draf ?? { id: "", versi: 0 }));
    return { pesan: "Draf dibuang" };
  }
  if (aksi !== "draf") return enterKertas(scope, sent, { key, yakin: yakin === "on", draf });
  await scope.transaction((ctx) => saveDraf(ctx, sent, { key, draf }));
  return { draf: "disimpan" as const };
}
