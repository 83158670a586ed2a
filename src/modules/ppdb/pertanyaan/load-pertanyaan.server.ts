import type { ReadCtx } from "#kit/ctx.server.ts";
import { withFullStop } from "#kit/full-stop.ts";
import { askedField, typedOf, wordsOf } from "./bentuk.ts";
import { jawabName } from "./nama.ts";
import { isAskedStill, isLacking, type Jawaban, readJawaban } from "./read-pertanyaan.server.ts";

export type PertanyaanKeluarga = Awaited<ReturnType<typeof loadPertanyaan>>;

/** What the family's page asks, and what it shows of the answers: number and birth date open that page, so no secret stands on it. */
export async function loadPertanyaan(ctx: ReadCtx, id: string, decided: boolean) {
  const all = await readJawaban(ctx, id);
  const asked = decided ? [] : all.filter(isAskedStill);
  const given = all.filter(({ isi }) => isi !== null);
  return {
    wajib: asked.filter(isLacking).length,
    // Grows with every answer: what was typed for fewer is not filled in again.
    pertanyaan: asked.length === 0 ? null : { wajib: asked.some(isLacking), versi: given.length, isian: asked.map(toIsian) },
    jawaban: toldJawaban(all, decided),
    diperbaiki: given.flatMap(({ pertanyaan, pelaku, alasan, pada }) =>
      pelaku !== null && alasan !== null && pada ? [{ label: pertanyaan, kata: withFullStop(alasan), pada }] : [],
    ),
  };
}

/** What was answered, as it stands on what a number and a birth date open, or whoever holds the receipt reads. */
export const toldJawaban = (all: readonly Jawaban[], decided: boolean) =>
  all
    .filter((one) => one.isi !== null && (decided || !isAskedStill(one)))
    .map((one) => ({
      label: one.pertanyaan,
      kata: isSecret(one) ? "Sudah dijawab; ditutup demi keamanan." : wordsOf(one, one.isi ?? ""),
    }));

const isSecret = ({ golongan }: Jawaban): boolean => golongan === "rahasia";

const toIsian = (one: Jawaban) => ({
  name: jawabName(one.kode),
  field: askedField(one, one.kembali),
  nilai: isSecret(one) ? null : typedOf(one, one.isi),
});
