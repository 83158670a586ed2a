import type { ReadCtx } from "#kit/ctx.server.ts";
import { formOf, readKop } from "#modules/profil/index.server.ts";
import type { SavedPaper } from "./saved-paper.ts";

/** The letterhead in words; its logos are drawn with the PDF. */
export async function writtenKop(ctx: ReadCtx): Promise<Pick<SavedPaper, "letterhead" | "size" | "style">> {
  const kop = await readKop(ctx);
  const { nama, alamat, kontak } = kop;
  return { letterhead: { names: nama, address: alamat, ...(kontak && { contact: kontak }) }, ...formOf(kop) };
}
