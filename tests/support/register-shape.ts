import { expect } from "vitest";
import { addDays, today } from "#kit/dates.ts";
import { check, checkField } from "#kit/register/check.ts";
import type { KeptField } from "#kit/register/fields.ts";
import type { Register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";

/** Which fields have to be filled in, and which take no day that is yet to come. */
export function wants({ fields }: Pick<Register, "fields">) {
  const [besok, names] = [addDays(today(), 1), Object.keys(fields)];
  const ahead = names.filter((name) => fields[name]?.kind === "date" && typeof checkField(fields[name] as KeptField, besok) === "object");
  return { required: Object.keys(check(fields, {}).errors), past: ahead };
}

/** Nothing that people or programs read of a register is empty, and what names a field names one that there is. */
export function expectWhole({ fields, extra, ...register }: Register): void {
  const known = Object.keys({ ...fields, ...extra });
  for (const [name, field] of Object.entries(fields)) {
    expect([field.kind, field.label, field.privacy], name).toEqual([expect.any(String), expect.any(String), expect.any(String)]);
    if (field.kind === "choice") expectOptions(field.options);
    if (field.kind === "file") expect(field.accept, name).not.toEqual([]);
    if (field.kind === "text" || field.kind === "longText") expect(field.max, name).toBeGreaterThan(0);
  }
  for (const names of [register.columns, register.searched, register.filters, register.named].filter((list) => list !== undefined)) {
    expect(names).not.toEqual([]);
    expect(known).toEqual(expect.arrayContaining([...names]));
  }
  if (register.order)
    expect([known.includes(register.order.by), register.order.direction]).toEqual([true, expect.stringMatching(/^(?:asc|desc)$/)]);
  expect(Object.keys(register.sentences).toSorted()).toEqual(Object.keys(sentencesFor("x", "")).toSorted());
  if (register.constraints) expect(Object.keys(register.constraints)).not.toEqual([]);
  for (const { field, sentence } of Object.values(register.constraints ?? {}))
    expect([known.includes(field), sentence]).toEqual([true, expect.stringMatching(/\.$/)]);
  if (register.tabs) expect(register.tabs).not.toEqual([]);
  for (const tab of register.tabs ?? []) expect(tab).toMatchObject({ to: expect.stringMatching(/^\//), label: expect.any(String) });
}

function expectOptions(options: readonly { readonly value: string; readonly label: string }[]): void {
  expect(options).not.toEqual([]);
  for (const option of options) expect(option).toMatchObject({ value: expect.any(String), label: expect.any(String) });
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
}
