import type { Fields } from "../../register/fields.ts";
import type { Register } from "../../register/register.ts";

/** The register as somebody sees it who sees these fields alone: what is not named is nowhere, neither shown, sought nor typed. */
export function narrow(register: Register, names: "all" | readonly string[]): Register {
  if (names === "all") return register;
  const seen = (name: string) => names.includes(name);
  const only = (fields: Fields): Fields => Object.fromEntries(Object.entries(fields).filter(([name]) => seen(name)));
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
