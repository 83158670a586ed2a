import type { Ctx } from "#kit/ctx.server.ts";
import { bacaKop } from "#modules/profil/index.server.ts";
import type { KertasTersimpan } from "../tables.ts";

/** The letterhead in words; its logos are drawn with the PDF. */
export async function kopTertulis(ctx: Ctx): Promise<Pick<KertasTersimpan, "letterhead" | "size">> {
  const { nama, alamat, kontak, kertas } = await bacaKop(ctx);
  return { letterhead: { names: nama, address: alamat, ...(kontak && { contact: kontak }) }, size: kertas };
}
