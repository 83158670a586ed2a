import { isFieldShown } from "#kit/conditional-fields.ts";
import type { Value } from "#kit/register/fields.ts";
import type { Register } from "#kit/register/register.ts";
import { groupsOf } from "#kit/ui/form/groups-of.ts";
import type { AsOf } from "./as-of.ts";

/** The fields by their tabs, as the row's own page shows them: what nobody was asked for only where something stood all the same. */
export function sectionsOf(
  { fields }: Register,
  { row, certainty }: AsOf,
): { readonly label: string; readonly names: readonly string[] }[] {
  const tells = (name: string) => {
    const field = fields[name];
    const isAsked = field !== undefined && isFieldShown(field, (other) => row[other] as Value | undefined);
    return isAsked || Boolean(row[name]) || certainty[name] === "unknown";
  };
  return groupsOf(fields)
    .map(({ label, names }) => ({ label, names: names.filter(tells) }))
    .filter(({ names }) => names.length > 0);
}
