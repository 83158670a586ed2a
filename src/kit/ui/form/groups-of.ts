import type { Fields } from "../../register/fields.ts";

/** The fields by their tabs, in the order in which they first come; those that name none stand in the first. */
export function groupsOf(fields: Fields): { readonly label: string; readonly names: readonly string[] }[] {
  const groups = new Map<string, string[]>();
  const first = Object.values(fields).find(({ group }) => group)?.group ?? "";
  for (const [name, { group = first }] of Object.entries(fields)) groups.set(group, [...(groups.get(group) ?? []), name]);
  return [...groups].map(([label, names]) => ({ label, names }));
}
