import type { Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Asked } from "../asked.ts";
import { applyMassal, readBaris, type Selesai } from "./apply.server.ts";
import { type Pratinjau, previewMassal } from "./preview.server.ts";

/** What is asked of many in the list: first what would come of it, then to do it. */
export async function actOnMeja(scope: Scope, form: FormData, asked: Asked): Promise<Pratinjau | Selesai> {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const tindakan = text("tindakan");
  if (text("aksi") === "jalankan") return applyMassal(scope, { tindakan, baris: readBaris(text("baris")), sent: Object.fromEntries(form) });
  if (text("aksi") !== "pratinjau") throw refuse.malformed("Kiriman ini tidak dikenal.");
  const sought = text("semua") === "ya" ? { asked } : { ids: text("baris").split(",") };
  return scope.read((ctx) => previewMassal(ctx, sought, { tindakan, verifikatorId: text("verifikator") }));
}
