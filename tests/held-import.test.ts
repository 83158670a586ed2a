import { expect, test } from "vitest";
import { isGranted } from "#kit/access/access.ts";
import { addDays, today } from "#kit/dates.ts";
import type { Field } from "#kit/register/fields.ts";
import { cellsOf, columnsOfSheet, mostRefused, readRows } from "#kit/transfer/sheet-rows.ts";
import { mostRows, planImport, runImport } from "#kit/transfer/transfer.server.ts";
import { policy } from "#src/policy.ts";
import { brought } from "#src/registers.server.ts";
import { longestHeld } from "./support/event-loop-held.ts";
import { as, clerk, nameOfReferred, samples, useRegisterRows, writable } from "./support/register-rows.ts";

useRegisterRows();

/** The longest list of the widest register is tried out and taken in: everybody else is served meanwhile. */
const [widest] = writable
  .filter(({ name }) => isGranted(policy, `${name}:import`))
  .sort((one, other) => columnsOfSheet(other).length - columnsOfSheet(one).length);
if (!widest) throw new Error("no register takes lists");
const register = brought(widest);
const header = columnsOfSheet(register).map(({ label }) => label);
const places = Array.from({ length: mostRows }, (_, n) => n + 2);

/** One row's sample, with what must differ or fit into ten thousand of them. */
function lineOf(n: number): string[] {
  const row = samples(register, n) as Record<string, unknown>;
  const names: Record<string, string> = {};
  for (const [name, field] of Object.entries(register.fields) as [string, Field][]) {
    if (field.kind === "phone" && row[name]) row[name] = `0812${String(n).padStart(8, "0")}`;
    if (field.kind === "date" && row[name]) row[name] = addDays(today(), -(n % 3000) - 1);
    if (field.kind === "time" && row[name]) row[name] = "07:30";
    if (field.kind === "reference" && row[name]) names[String(row[name])] = nameOfReferred(field.register);
    if (field.kind === "picture") row[name] = null;
    if (/^(nisn|rt|rw)/i.test(name)) row[name] = "";
  }
  return cellsOf(register, { ...row, id: "", versi: 1 } as never, names).map((cell) => String(cell ?? ""));
}

const sound = places.map((_, n) => lineOf(n + 100));
const rowsAt = (rows: readonly (readonly string[])[]) => ({ header, rows, places });
const planned = (rows: readonly (readonly string[])[]) =>
  as(clerk, (ctx) => planImport(ctx, register, { name: "banyak.xlsx", sheet: rowsAt(rows) }));

test("the longest list is read", { timeout: 120_000 }, async () => {
  const held = await longestHeld(async () => expect((await readRows(register, rowsAt(sound))).rows).toHaveLength(mostRows));
  expect(held).toBeLessThan(100);
});

test("a long one is tried out and taken in", { timeout: 300_000 }, async () => {
  const some = sound.slice(0, 4_000);
  let plan: Awaited<ReturnType<typeof planned>> | undefined;
  const trying = await longestHeld(async () => {
    plan = await planned(some);
  });
  expect(plan).toMatchObject({ count: some.length, refused: [], more: false });
  const taking = await longestHeld(async () =>
    expect(await as(clerk, (ctx) => runImport(ctx, register, String(plan?.id)))).toBe(some.length),
  );
  expect(Math.max(trying, taking)).toBeLessThan(100);
});

test("one with nothing right in it is left where it is plain that all of it is wrong", { timeout: 120_000 }, async () => {
  const faulty = sound.map((row) => row.map(() => "x".repeat(30)));
  let plan: Awaited<ReturnType<typeof planned>> | undefined;
  const held = await longestHeld(async () => {
    plan = await planned(faulty);
  });
  expect(plan).toMatchObject({ id: null, more: true });
  expect(plan?.refused).toHaveLength(mostRefused);
  expect(held).toBeLessThan(100);
});
