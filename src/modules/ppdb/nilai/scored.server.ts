import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import type { Keadaan } from "../keadaan/keadaan.ts";
import type { JalurNilai } from "./load-jalur.server.ts";

/** Marks are given to those whose papers were found right. */
const scored = [
  "terverifikasi",
  "lulus administrasi",
  "diterima",
  "cadangan",
  "tidak diterima",
  "daftar ulang",
] as const satisfies readonly Keadaan[];

export const scoredOf = (ctx: ReadCtx, { jenis, gelombangId }: Pick<JalurNilai, "jenis" | "gelombangId">) =>
  ctx.db
    .selectFrom("pendaftaran")
    .where("jalur", "=", jenis)
    .where("gelombangId", "=", gelombangId)
    .where("keadaan", "in", scored)
    .where(notDeleted());
