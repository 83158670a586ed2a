import type { Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { resetFactor } from "../second-factor/remove-for-person.server.ts";
import { createUndangan } from "../undangan/create-undangan.server.ts";
import { invite } from "../undangan/invite.server.ts";
import type { Undangan } from "./akun.ts";
import { readAkunFields } from "./akun-fields.server.ts";
import { activateAkun, deactivateAkun, endPersonSession } from "./akun-state.server.ts";
import { addAkun, changeAkun } from "./save-akun.server.ts";
import { showUndangan } from "./shown-undangan.server.ts";

export type AkunAnswer = { readonly undangan: Undangan } | { readonly pesan: string };

interface Submission {
  readonly form: FormData;
  /** Where people reach the product, e.g. "https://madrasah.sch.id". */
  readonly origin: string;
}

/** A new account and its invitation, both or neither. @throws Refusal */
export async function sendNewAkun(scope: Scope, { form, origin }: Submission): Promise<AkunAnswer> {
  const isian = readAkunFields(form);
  const undangan = await scope.transaction(async (ctx) => createUndangan(ctx, await addAkun(ctx, isian), origin));
  return { undangan: await showUndangan(undangan, origin) };
}

/** What the page of one account asks for. @throws Refusal */
export async function sendAkunAction(scope: Scope, id: string, { form, origin }: Submission): Promise<AkunAnswer> {
  const versi = Number(form.get("versi"));
  const alasan = String(form.get("alasan") ?? "");
  switch (form.get("aksi")) {
    case "ubah": {
      const isian = readAkunFields(form);
      return { pesan: await scope.transaction((ctx) => changeAkun(ctx, { id, versi }, isian)) };
    }
    case "undang": {
      const undangan = await scope.transaction((ctx) => invite(ctx, { id, origin, alasan }));
      return typeof undangan === "string" ? { pesan: undangan } : { undangan: await showUndangan(undangan, origin) };
    }
    case "nonaktifkan":
      await scope.transaction((ctx) => deactivateAkun(ctx, { id, versi }));
      return { pesan: "Akun dinonaktifkan dan semua sesinya berakhir" };
    case "aktifkan":
      return { pesan: await scope.transaction((ctx) => activateAkun(ctx, { id, versi }, alasan)) };
    case "akhiri-sesi": {
      const sesi = form.get("sesi");
      await scope.transaction((ctx) => endPersonSession(ctx, { id, ...(typeof sesi === "string" && sesi !== "" ? { sesi } : {}) }));
      return { pesan: "Sesi diakhiri" };
    }
    case "lepas-faktor": {
      const [catatan, bertemu] = [String(form.get("catatan") ?? ""), form.get("bertemu") === "on"];
      return { pesan: await scope.transaction((ctx) => resetFactor(ctx, { akunId: id, catatan, bertemu })) };
    }
    default:
      throw refuse.malformed("Kiriman ini tidak dikenal.");
  }
}
