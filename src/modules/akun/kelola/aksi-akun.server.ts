import type { Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { resetFaktor } from "../faktor/lepas-orang.server.ts";
import { buatUndangan } from "../undangan/buat-undangan.server.ts";
import { undang } from "../undangan/undang.server.ts";
import type { Undangan } from "./akun.ts";
import { bacaIsianAkun } from "./isian-akun.server.ts";
import { akhiriSesiOrang, aktifkanAkun, nonaktifkanAkun } from "./keadaan-akun.server.ts";
import { tambahAkun, ubahAkun } from "./simpan-akun.server.ts";
import { tampilkanUndangan } from "./undangan-tampil.server.ts";

export type JawabanAkun = { readonly undangan: Undangan } | { readonly pesan: string };

interface Kiriman {
  readonly form: FormData;
  /** Where people reach the product, e.g. "https://man1palu.sch.id". */
  readonly origin: string;
}

/** A new account and its invitation, both or neither. @throws Refusal */
export async function kirimAkunBaru(scope: Scope, { form, origin }: Kiriman): Promise<JawabanAkun> {
  const isian = bacaIsianAkun(form);
  const undangan = await scope.transaction(async (ctx) => buatUndangan(ctx, await tambahAkun(ctx, isian), origin));
  return { undangan: await tampilkanUndangan(undangan, origin) };
}

/** What the page of one account asks for. @throws Refusal */
export async function kirimAksiAkun(scope: Scope, id: string, { form, origin }: Kiriman): Promise<JawabanAkun> {
  const versi = Number(form.get("versi"));
  const alasan = String(form.get("alasan") ?? "");
  switch (form.get("aksi")) {
    case "ubah": {
      const isian = bacaIsianAkun(form);
      return { pesan: await scope.transaction((ctx) => ubahAkun(ctx, { id, versi }, isian)) };
    }
    case "undang": {
      const undangan = await scope.transaction((ctx) => undang(ctx, { id, origin, alasan }));
      return typeof undangan === "string" ? { pesan: undangan } : { undangan: await tampilkanUndangan(undangan, origin) };
    }
    case "nonaktifkan":
      await scope.transaction((ctx) => nonaktifkanAkun(ctx, { id, versi }));
      return { pesan: "Akun dinonaktifkan dan semua sesinya berakhir" };
    case "aktifkan":
      return { pesan: await scope.transaction((ctx) => aktifkanAkun(ctx, { id, versi }, alasan)) };
    case "akhiri-sesi": {
      const sesi = form.get("sesi");
      await scope.transaction((ctx) => akhiriSesiOrang(ctx, { id, ...(typeof sesi === "string" && sesi !== "" ? { sesi } : {}) }));
      return { pesan: "Sesi diakhiri" };
    }
    case "lepas-faktor": {
      const [catatan, bertemu] = [String(form.get("catatan") ?? ""), form.get("bertemu") === "on"];
      return { pesan: await scope.transaction((ctx) => resetFaktor(ctx, { akunId: id, catatan, bertemu })) };
    }
    default:
      throw refuse.malformed("Kiriman ini tidak dikenal.");
  }
}
