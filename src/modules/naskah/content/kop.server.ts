import type { ReadCtx } from "#kit/ctx.server.ts";
import { readKop } from "#modules/profil/index.server.ts";
import type { SavedPaper } from "./saved-paper.ts";

/** The letterhead in words; its logos are drawn with the PDF. */
export async function writtenKop(ctx: ReadCtx): Promise<Pick<SavedPaper, "letterhead" | "size">> {
  const { nama, alamat, kontak, kertas } = await readKop(ctx);
  return { letterhead: { names: nama, address: alamat, ...(kontak && { contact: kontak }) }, size: kertas };
}
