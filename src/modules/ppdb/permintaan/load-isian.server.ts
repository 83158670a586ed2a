import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { isAskedIn, registrationFields, registrationSteps } from "../fields.ts";
import { isDecidedForFamily } from "../keadaan/decided-for-family.server.ts";
import { pageKey } from "../keluarga/chosen-page.server.ts";
import { isIsian, isianFields } from "../perbaikan/isian.ts";
import { readIsian } from "../perbaikan/replace-isian.server.ts";
import { tanyaOf } from "../periode.server.ts";
import { hasOtherJalur } from "../pindah-jalur/list-tujuan.server.ts";
import { permintaanLabel } from "./fields.ts";
import { masked } from "./masked.ts";
import { type Permintaan, readPermintaan } from "./read-permintaan.server.ts";

/** What a family sent, as it stands now and covered, for whoever showed number and birth date. Null when the registration is gone. */
export async function loadIsian(ctx: ReadCtx, id: string) {
  const row = await ctx.db
    .selectFrom("pendaftaran")
    .select(["nomor", "namaLengkap", "keadaan"])
    .where("id", "=", id)
    .where(notDeleted())
    .executeTakeFirst();
  if (!row) return null;
  const [stands, tanya, asked] = [await readIsian(ctx, id), await tanyaOf(ctx, id), await readPermintaan(ctx, id)];
  const others = await hasOtherJalur(ctx, id);
  // A guardian is asked for where there is one; a parent's work stands here even when it was not asked.
  const isTold = (name: keyof typeof stands) => stands[name] !== null || (isAskedIn(tanya, name) && !/Wali$/.test(name));
  return {
    ...{ nomor: row.nomor, namaLengkap: row.namaLengkap, kunci: pageKey(ctx, id) },
    bagian: registrationSteps.slice(0, 3).map(({ judul, isian }) => ({
      judul,
      isian: isian.flatMap((name) => {
        if (name === "jalur") return [{ label: registrationFields.jalur.label, nilai: masked(name, stands.jalur) }];
        // Whether a parent has died is nobody's to learn who guessed a birth date.
        if (!isIsian(name) || isianFields[name].kind === "yesNo" || !isTold(name)) return [];
        return [{ label: isianFields[name].label, nilai: masked(name, stands[name]) }];
      }),
    })),
    permintaan: asked.map(({ isian, isi: _, ...one }): Told => ({ ...one, label: permintaanLabel(isian) })),
    pilihan: Object.keys(registrationFields).filter((name) => (name === "jalur" ? others : isIsian(name) && isTold(name))),
    bolehMinta: !(await isDecidedForFamily(ctx, { id, keadaan: row.keadaan })),
  };
}

/** What the family wrote is not shown again: it is as private as the field. */
interface Told extends Omit<Permintaan, "isian" | "isi"> {
  readonly label: string;
}

export type IsianContent = NonNullable<Awaited<ReturnType<typeof loadIsian>>>;
