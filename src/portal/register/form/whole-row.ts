import type { Field, Fields } from "#kit/register/fields.ts";

const stretches = (field: Field | undefined) => field?.kind === "text" && field.max >= 100;

/** The fields in two columns: a line of words that would stand alone in half a row takes all of it. */
export function wholeRow(fields: Fields, first: string | undefined): ReadonlySet<string> {
  const whole = new Set<string>();
  let left: string | undefined;
  const endRow = () => {
    if (left !== undefined && stretches(fields[left])) whole.add(left);
    left = undefined;
  };
  let group: string | undefined;
  for (const [name, field] of Object.entries(fields)) {
    if (field.group !== group) endRow();
    group = field.group;
    if (name === first || field.kind === "longText") {
      endRow();
      whole.add(name);
    } else left = left === undefined ? name : undefined;
  }
  endRow();
  return whole;
}
