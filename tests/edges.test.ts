import { describe, expect, test } from "vitest";
import { addDays, today } from "#kit/dates.ts";
import { checkField } from "#kit/register/check.ts";
import type { Field } from "#kit/register/fields.ts";
import type { Register } from "#kit/register/register.ts";
import { create, remove } from "#kit/register/store.server.ts";
import { registers } from "#src/registers.ts";
import { as, clerk, fitting, refusal, samples, useRegisterRows, writable } from "./support/register-rows.ts";

useRegisterRows();

/** Every field of every register at its limits, one below and one above; and every row whose parent was thrown away. */
const refuses = (field: Field, raw: unknown) => {
  const result = checkField(field, raw, "json");
  return typeof result === "object" && result !== null;
};

/** Values that a field takes at the edge, and those that it refuses just beyond; a pattern judges before length does. */
function edgesOf(field: Field): { readonly taken: readonly unknown[]; readonly refused: readonly unknown[] } {
  const letters = (count: number) => "x".repeat(count);
  switch (field.kind) {
    case "text":
      if (field.pattern) return { taken: [], refused: [letters(field.max + 1)] };
      return { taken: [letters(field.max), letters(field.max - 1)], refused: [letters(field.max + 1)] };
    case "longText":
      return { taken: [letters(field.max), letters(field.max - 1)], refused: [letters(field.max + 1)] };
    case "number": {
      const { min, max, step } = field;
      const round = (value: number) => Number(value.toFixed(9));
      return {
        taken: [...(min === undefined ? [] : [min, round(min + step)]), ...(max === undefined ? [] : [max])],
        refused: [
          ...(min === undefined ? [] : [round(min - step)]),
          ...(max === undefined ? [] : [round(max + step)]),
          round((min ?? 0) + step / 2),
        ],
      };
    }
    case "date": {
      const now = today(new Date());
      return {
        taken: [...(field.from ? [field.from] : []), ...(field.notAfterToday ? [now] : [])],
        refused: [...(field.from ? [addDays(field.from, -1)] : []), ...(field.notAfterToday ? [addDays(now, 1)] : [])],
      };
    }
    default:
      return { taken: [], refused: [] };
  }
}

const bounded = registers.flatMap((register) =>
  Object.entries(register.fields).map(([name, field]) => [`${register.name}.${name}`, field, edgesOf(field)] as const),
);

test("every field takes what is at its limit, and nothing beyond", () => {
  expect(bounded.filter(([, , { refused }]) => refused.length > 0).length).toBeGreaterThan(250);
  expect(bounded.flatMap(([name, field, { taken }]) => taken.filter((raw) => refuses(field, raw)).map((raw) => [name, raw]))).toEqual([]);
  expect(bounded.flatMap(([name, field, { refused }]) => refused.filter((raw) => !refuses(field, raw)).map((raw) => [name, raw]))).toEqual(
    [],
  );
});

/** Fields that must fit together keep what fits. */
const longest = (register: Register, n: number) => {
  const own = Object.keys({ ...fitting[register.name]?.(n) });
  const filled = Object.entries(register.fields).flatMap(([name, field]) => {
    const free = (field.kind === "text" && !field.pattern) || field.kind === "longText";
    return free && !own.includes(name) ? [[name, "x".repeat(field.max)]] : [];
  });
  return Object.fromEntries(filled) as Record<string, string>;
};

describe("the database takes what the register takes", () => {
  test.each(writable.map((one) => [one.name, one] as const))("%s at the length of all its words", async (_, register) => {
    const words = longest(register, 41);
    const row = await as(clerk, (ctx) => create(ctx, register, { ...samples(register, 41), ...words }, "json"));
    const cut = Object.entries(words).filter(([name, text]) => String(row[name]).length !== text.length);
    expect(cut).toEqual([]);
  });
});

const pointing = writable.flatMap((register) =>
  Object.entries(register.fields).flatMap(([name, field]) =>
    field.kind === "reference" && writable.includes(field.register)
      ? [[`${register.name}.${name}`, register, name, field.register] as const]
      : [],
  ),
);

describe("nothing is hung on what was thrown away", () => {
  test.each(pointing)("%s", async (_, register, name, parent) => {
    const made = await as(clerk, (ctx) =>
      create(ctx, parent, samples(parent, 61 + pointing.findIndex(([, , , other]) => other === parent)), "json"),
    ).catch(() => undefined);
    if (!made) throw new Error(`no other row of ${parent.name} can be made here`);
    await as(clerk, (ctx) => remove(ctx, parent, { id: made.id, versi: made.versi }));
    const sent = { ...samples(register, 62), [name]: made.id };
    const { fields } = await refusal(
      "invalid",
      as(clerk, (ctx) => create(ctx, register, sent, "json")),
    );
    expect(Object.keys(fields)).toContain(name);
  });
});
