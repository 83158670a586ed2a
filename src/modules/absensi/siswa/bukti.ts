import type { FileType } from "#kit/files/kinds.ts";
import type { StatusAbsensi } from "./status.ts";

/** A doctor's letter or a parents' letter, scanned or photographed. */
export const jenisBukti: readonly FileType[] = ["application/pdf", "image/jpeg", "image/png"];

export const berbukti = (status: StatusAbsensi | undefined): boolean => status === "sakit" || status === "izin" || status === "dispensasi";
