import { today } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import { check, isValid } from "#kit/register/check.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { readNip } from "../nip.ts";
import { allPeran, isPeran, type Peran } from "../peran.ts";
import { akunFields } from "./akun.ts";

export interface AkunFields {
  readonly nip: string;
  readonly nama: string;
  readonly email: string | null;
  readonly peran: readonly Peran[];
  /** Id of the class; null: none. Undefined: not asked. */
  readonly kelas: string | null | undefined;
  /** Why, where somebody else has to agree. */
  readonly alasan: string;
}

/** What the form of an account sent; whatever else came along is refused. @throws Refusal 422 with a sentence per field */
export function readAkunFields(form: FormData): AkunFields {
  const { aksi: _aksi, versi: _versi, peran: _peran, kelas, alasan, ...sent } = Object.fromEntries(form);
  const checked = check(akunFields, sent);
  const fields: Record<string, string> = { ...checked.errors };
  const { nip, error } = readNip(String(sent.nip ?? ""), today());
  if (!fields.nip && error) fields.nip = error;
  const asked = form.getAll("peran").map(String);
  const peran = allPeran.filter((one) => asked.includes(one));
  if (asked.some((one) => !isPeran(one))) fields.peran = "Peran ini tidak dikenal.";
  else if (peran.length === 0) fields.peran = "Pilih paling sedikit satu peran.";
  if (kelas && !isUuid(String(kelas))) fields.kelas = "Kelas ini tidak dikenal.";
  if (Object.keys(fields).length > 0 || nip === null || !isValid(checked))
    throw refuse.invalid("Periksa lagi isian yang ditandai.", fields);
  const { nama, email } = checked.values;
  return {
    nip,
    nama: nama.replace(/\s+/g, " "),
    email,
    peran,
    kelas: kelas === undefined ? undefined : String(kelas) || null,
    alasan: String(alasan ?? ""),
  };
}
