import { today } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import { check } from "#kit/register/check.ts";
import { headline } from "#kit/register/headline.ts";
import type { Register } from "#kit/register/register.ts";
import { periksaPegawai, peringatanBaru } from "../aturan/periksa-pegawai.ts";
import { rapikanNip } from "../aturan/urai-nip.ts";

type Isian = Readonly<Record<string, unknown>>;

/** A NIP is taken with its printed spaces; the rest as it is typed. */
export const rapikan = (isian: Isian): Isian => ({
  ...isian,
  ...(typeof isian.nip === "string" && { nip: rapikanNip(isian.nip) }),
});

/**
 * Everything that is wrong, in one answer: field by field, and how the fields fit together.
 * @param lain what the row holds besides, for those who may change a part of it
 * @returns what looks odd and did not before; @throws Refusal 422
 */
export function demandSahih(terbuka: Register, isian: Isian, lain: Isian = {}): readonly string[] {
  const { values, errors } = check(terbuka.fields, isian);
  const { galat, peringatan } = periksaPegawai({ ...lain, ...values }, today());
  const diubah = Object.fromEntries(Object.entries(galat).filter(([nama]) => Object.hasOwn(terbuka.fields, nama)));
  const semua = { ...diubah, ...errors };
  if (Object.keys(semua).length > 0) throw refuse.invalid(headline(terbuka, isian, semua), semua);
  return peringatanBaru(lain, peringatan, today());
}
