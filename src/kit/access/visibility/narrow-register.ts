import type { KeptFields } from "../../register/fields.ts";
import type { Register } from "../../register/register.ts";
import { type PrivacyClass, privacyClasses } from "../access.ts";

/** The register as somebody sees it who sees these fields alone: what is not named is nowhere, neither shown, sought nor typed. */
export function pickFields(register: Register, names: "all" | readonly string[]): Register {
  if (names === "all") return register;
  const seen = (name: string) => names.includes(name);
  const only = (fields: KeptFields): KeptFields => Object.fromEntries(Object.entries(fields).filter(([name]) => seen(name)));
  const { filters, order, extra, words, ...rest } = register;
  return {
    ...rest,
    fields: only(register.fields),
    columns: register.columns.filter(seen),
    searched: register.searched.filter(seen),
    // The column of all words tells of every field that is sought.
    ...(words && register.searched.every(seen) && { words }),
    ...(filters && { filters: filters.filter(seen) }),
    ...(order && seen(order.by) && { order }),
    ...(extra && { extra: only(extra) }),
  };
}

const opened = new WeakMap<Register, Map<string, Register>>();

/** The register as somebody sees it who sees fields of these classes alone. Made once: rows by the thousand ask for it. */
export function pickClasses(register: Register, classes: readonly PrivacyClass[]): Register {
  const known = opened.get(register) ?? new Map<string, Register>();
  opened.set(register, known);
  const key = privacyClasses.filter((one) => classes.includes(one)).join();
  const open = known.get(key) ?? pickFields(register, namesIn(register, classes));
  known.set(key, open);
  return open;
}

/** Fields of these classes, those that the database fills by itself among them. */
export const namesIn = ({ fields, extra }: Pick<Register, "fields" | "extra">, classes: readonly PrivacyClass[]): string[] =>
  Object.entries({ ...fields, ...extra }).flatMap(([name, { privacy }]) => (classes.includes(privacy) ? [name] : []));
