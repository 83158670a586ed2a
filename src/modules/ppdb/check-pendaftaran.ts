import type { FieldSentences } from "#kit/refusals.ts";
import { type Checked, check, type Sent, type Source } from "#kit/register/check.ts";
import type { Fields } from "#kit/register/fields.ts";
import { impossibleAge } from "./age.ts";
import { everyQuestion, fieldsIn, registrationFields } from "./fields.ts";
import type { Tanya } from "./periode.ts";
import { isJawab } from "./pertanyaan/nama.ts";

type Pendaftaran = Checked<typeof registrationFields>;

/** The same check in browser and server; what the form fills in by itself, and what the period does not ask for, may be left out. */
export function checkPendaftaran(
  sent: Readonly<Record<string, unknown>>,
  source: Source = "form",
  tanya: Tanya = everyQuestion,
): Pendaftaran {
  const { values, errors } = check(fieldsIn(tanya), { ...bawaan(sent), ...sent, ...emptyFieldsFilled(sent) }, source);
  const together = Object.entries(wholeFaults(values)).filter(([name]) => !errors[name]);
  if (together.length === 0) return { values, errors };
  const faults: FieldSentences = Object.fromEntries(together);
  const right = Object.fromEntries(Object.entries(values).filter(([name]) => !faults[name])) as Pendaftaran["values"];
  return { values: right, errors: { ...errors, ...faults } };
}

/** What is answered beside the form: the questions of its path, each of which may be left out. */
export function checkTambahan(tambahan: Fields, sent: Sent, source: Source = "form"): Checked {
  const fields = { jalur: registrationFields.jalur, ...mapped(tambahan, (field) => ({ ...field, required: false })) };
  const {
    values: { jalur: _, ...values },
    errors: { jalur: __, ...errors },
  } = check<Fields>(
    fields,
    mapped(fields, (_, name) => sent[name]),
    source,
  );
  return { values, errors };
}

const mapped = <T, R>(all: Readonly<Record<string, T>>, change: (one: T, name: string) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, change(one, name)]));

/** The whole of what a family typed. */
export function checkTyped(typed: Sent, tanya: Tanya, tambahan: Fields): Pendaftaran {
  const [form, beside] = [checkPendaftaran(withoutAnswers(typed), "form", tanya), checkTambahan(tambahan, typed)];
  return { values: { ...form.values, ...beside.values }, errors: { ...form.errors, ...beside.errors } };
}

export const withoutAnswers = (sent: Sent): Sent => Object.fromEntries(Object.entries(sent).filter(([name]) => !isJawab(name)));

/** What no single field can see. */
function wholeFaults({ tanggalLahir, ayahWafat, ibuWafat, bersamaWali }: Pendaftaran["values"]): FieldSentences {
  const age = tanggalLahir && impossibleAge(tanggalLahir);
  const nobody = ayahWafat && ibuWafat && bersamaWali === false;
  return {
    ...(age && { tanggalLahir: age }),
    ...(nobody && { bersamaWali: "Centang ini dan isi data wali, supaya kami tahu siapa yang mengasuh." }),
  };
}

const berawal = Object.entries(registrationFields).flatMap(([name, field]) => ("initial" in field ? [[name, field.initial] as const] : []));

const bawaan = (sent: Readonly<Record<string, unknown>>) => Object.fromEntries(berawal.filter(([name]) => !Object.hasOwn(sent, name)));

const emptyFieldsFilled = (sent: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(berawal.filter(([name]) => sent[name] === null || sent[name] === ""));
