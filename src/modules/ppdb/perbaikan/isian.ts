import { choice, type Field, longText, type Option } from "#kit/register/fields.ts";
import { registrationFields } from "../fields.ts";
import { isDecided, type Keadaan } from "../keadaan/keadaan.ts";

const { agreement: _, jalur: __, ...corrected } = registrationFields;

/** What of a registration can be corrected. Consent is given once, and moving to another path is more than a field (`pindah-jalur`). */
export const isianFields = corrected;
export type IsianName = keyof typeof isianFields;

const names = Object.keys(isianFields).filter(isIsian);

export function isIsian(name: string): name is IsianName {
  return Object.hasOwn(isianFields, name);
}

const askedBeside = (name: IsianName): readonly string[] => {
  const field: Field = isianFields[name];
  return Object.keys(field.onlyIf?.says ?? {});
};

/** With what hangs together with it, in the order of the form: a father's work is not asked when he has died. */
export function withRelated(asked: readonly IsianName[]): readonly IsianName[] {
  const roots: readonly string[] = asked.flatMap((name) => [name, ...askedBeside(name)]);
  return names.filter((name) => roots.includes(name) || askedBeside(name).some((root) => roots.includes(root)));
}

/** How the family is reached: it opens its own page by these, so they are put right as long as the number stands for itself. */
const contact: readonly IsianName[] = ["noTelepon", "noTeleponOrtu", "email"];

/** What the committee may correct: after the decision the way to the family alone. */
export const isCorrectable = (name: IsianName, keadaan: Keadaan): boolean =>
  !isDecided(keadaan) || (contact.includes(name) && keadaan !== "digabung");

export const sebabOptions = [
  { value: "beda-akta", label: "Tidak sama dengan akta kelahiran" },
  { value: "beda-kk", label: "Tidak sama dengan kartu keluarga" },
  { value: "beda-rapor", label: "Tidak sama dengan rapor atau ijazah" },
  { value: "salah-ketik", label: "Salah ketik" },
  { value: "belum-lengkap", label: "Belum lengkap" },
  { value: "tidak-terhubung", label: "Tidak dapat dihubungi" },
  { value: "lain", label: "Lainnya, seperti dalam catatan" },
] as const satisfies readonly Option[];

export type Sebab = (typeof sebabOptions)[number]["value"];

export const sebabLabel = (sebab: string): string => sebabOptions.find(({ value }) => value === sebab)?.label ?? sebab;

export const correctTitle = (isian: IsianName | null): string => (isian ? `Perbaiki ${isianFields[isian].label}` : "");

const catatan = (label: string) =>
  longText({ label, privacy: "pribadi", max: 300, hint: "Keluarga membacanya di halaman status pendaftarannya." });

/** Beside the fields themselves, whose reasons are chosen one by one. */
export const kembaliFields = { catatan: catatan("Catatan untuk keluarga") } as const;

export const koreksiFields = {
  sebab: choice({ label: "Alasan", privacy: "dinas", required: true, options: sebabOptions }),
  catatan: catatan("Catatan"),
} as const;

/** The name under which the reason of one field is sent. */
export const sebabOf = (name: IsianName): string => `sebab-${name}`;
