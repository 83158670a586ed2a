import type { ReadCtx, Scope } from "#kit/ctx.server.ts";
import { dayOf } from "#kit/dates.ts";
import { defineJob } from "#kit/jobs/job.ts";
import { emailFamily, type FamilyLetter } from "../kabar/email-family.server.ts";
import type { Keadaan } from "../keadaan/keadaan.ts";
import { lastDayToTake } from "./last-day.ts";
import { tellGugur, tellNaik } from "./tell-tempat.ts";

/** Tells a family by e-mail that its child came up, or that the place was not taken in time. */
export const tellFamily = defineJob<{ readonly id: string; readonly ke: Keadaan }>("kabari-tempat-ppdb", { retries: 8 });

/** Reads and sends; what is not so any more is not told. */
export async function emailTempat(
  scope: Scope,
  { ke, ...letter }: FamilyLetter & { readonly ke: Keadaan },
): Promise<{ terkirim: boolean }> {
  const place = await scope.read((ctx) => readPlace(ctx, letter.id, ke));
  if (!place) return { terkirim: false };
  const terkirim = await emailFamily(scope, { ...letter, keadaan: ke }, (told) => ({
    subject: `Pendaftaran ${told.nomor}`,
    paragraphs: (ke === "diterima" ? tellNaik : tellGugur)({ ...told, ...place }),
  }));
  return { terkirim };
}

async function readPlace(ctx: ReadCtx, id: string, ke: Keadaan) {
  const row = await ctx.db
    .selectFrom("pendaftaran")
    .innerJoin("periodePpdb", "periodePpdb.id", "pendaftaran.periodeId")
    .innerJoin("langkahPendaftaran", "langkahPendaftaran.pendaftaranId", "pendaftaran.id")
    .select(["namaLengkap", "ambilSampai", "ambilHari", "pada"])
    .where("pendaftaran.id", "=", id)
    .where("ke", "=", ke)
    .orderBy("langkahPendaftaran.id", "desc")
    .executeTakeFirst();
  return row ? { namaLengkap: row.namaLengkap, sampai: lastDayToTake(row, dayOf(row.pada)) } : null;
}
