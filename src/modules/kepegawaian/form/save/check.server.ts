import { today } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import { check } from "#kit/register/check.ts";
import { headline } from "#kit/register/headline.ts";
import type { Register } from "#kit/register/register.ts";
import { checkPegawai, newPeringatan } from "../rules/check-pegawai.ts";
import { normalizeNip } from "../rules/parse-nip.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A NIP is taken with its printed spaces; the rest as it is typed. */
export const normalize = (isian: Fields): Fields => ({
  ...isian,
  ...(typeof isian.nip === "string" && { nip: normalizeNip(isian.nip) }),
});

/**
 * Everything that is wrong, in one answer: field by field, and how the fields fit together.
 * @param lain what the row holds besides, for those who may change a part of it
 * @returns what looks odd and did not before; @throws Refusal 422
 */
export function demandValid(terbuka: Register, isian: Fields, lain: Fields = {}): readonly string[] {
  const { values, errors } = check(terbuka.fields, isian);
  const { galat, peringatan } = checkPegawai({ ...lain, ...values }, today());
  const diubah = Object.fromEntries(Object.entries(galat).filter(([nama]) => Object.hasOwn(terbuka.fields, nama)));
  const semua = { ...diubah, ...errors };
  if (Object.keys(semua).length > 0) throw refuse.invalid(headline(terbuka, isian, semua), semua);
  return newPeringatan(lain, peringatan, today());
}
