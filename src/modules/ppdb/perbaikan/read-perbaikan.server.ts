import type { ReadCtx } from "#kit/ctx.server.ts";
import { type IsianName, isIsian } from "./isian.ts";

export interface Perbaikan {
  readonly isian: IsianName;
  readonly jenis: "diminta" | "panitia";
  readonly sebab: string;
  readonly catatan: string | null;
  readonly pelaku: string;
  readonly pada: Date;
  /** Null while the family is waited for. */
  readonly selesai: Date | null;
}

/** What was given back or corrected, the first one first. */
export async function readPerbaikan(ctx: ReadCtx, pendaftaranId: string): Promise<readonly Perbaikan[]> {
  const rows = await ctx.db
    .selectFrom("perbaikanPendaftaran")
    .select(["isian", "jenis", "sebab", "catatan", "pelaku", "pada", "selesai"])
    .where("pendaftaranId", "=", pendaftaranId)
    .orderBy("id")
    .execute();
  return rows.flatMap(({ isian, ...row }) => (isIsian(isian) ? [{ isian, ...row }] : []));
}

/** What the family is waited for. */
export const openOf = (perbaikan: readonly Perbaikan[]): readonly Perbaikan[] => perbaikan.filter(({ selesai }) => selesai === null);
