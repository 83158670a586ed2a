import type { ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isTakenBack, type Keadaan } from "../keadaan/keadaan.ts";

/** What may still follow by hand once the result is announced: it leaves the result as it is. */
export const staysOpen = (dari: Keadaan, ke: Keadaan): boolean =>
  ke === "mengundurkan diri" || ke === "daftar ulang" || isTakenBack(dari, ke);

interface Standing {
  readonly id: string;
  readonly keadaan: Keadaan;
}

/**
 * Between the fixing of a wave and its announcement nobody is moved by hand: families would see it early. Afterwards a result changes by a
 * correction alone, which two sign and everybody reads. @throws Refusal 409
 */
export async function demandUnfixed(ctx: ReadCtx, { id, keadaan }: Standing, ke: Keadaan): Promise<void> {
  if (ke === "mengundurkan diri") return;
  const fixed = await fixedOf(ctx, id);
  if (!fixed) return;
  if (fixed.diumumkanPada === null)
    throw refuse.conflict(
      "Keputusan gelombang ini sudah ditetapkan dan menunggu pengumuman. Sampai saat itu hanya pengunduran diri yang dicatat.",
    );
  if (!staysOpen(keadaan, ke)) throw refuse.conflict("Hasilnya sudah diumumkan. Bila keliru, usulkan koreksi yang ditetapkan dua orang.");
}

/** Whether it stands in a list that is fixed, announced or not. */
export const isFixed = async (ctx: ReadCtx, pendaftaranId: string): Promise<boolean> => (await fixedOf(ctx, pendaftaranId)) !== undefined;

/** What of the form goes into the selection besides the marks. */
const selected: readonly string[] = ["tanggalLahir", "jurusan"];

/** What the list was made of does not change below it: whoever compares form and list would find another. @throws Refusal 409 */
export async function demandNotSelected(ctx: ReadCtx, pendaftaranId: string, changed: readonly string[]): Promise<void> {
  if (!changed.some((name) => selected.includes(name)) || !(await isFixed(ctx, pendaftaranId))) return;
  throw refuse.conflict(
    "Keputusan gelombang ini sudah ditetapkan menurut tanggal lahir dan program yang tercatat, jadi keduanya tidak diubah lagi. Bila keliru, usulkan koreksi hasil sesudah diumumkan.",
  );
}

const fixedOf = (ctx: ReadCtx, pendaftaranId: string) =>
  ctx.db
    .selectFrom("keputusanPelamar")
    .innerJoin("keputusanPpdb", "keputusanPpdb.id", "keputusanId")
    .select("diumumkanPada")
    .where("pendaftaranId", "=", pendaftaranId)
    .where("ditetapkanPada", "is not", null)
    .executeTakeFirst();
