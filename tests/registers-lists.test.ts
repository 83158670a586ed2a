import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { isGranted } from "#kit/access/access.ts";
import { verifyAudit } from "#kit/audit/verify.server.ts";
import { writeCsv, writeXlsx } from "#kit/documents/spreadsheet.server.ts";
import type { Register, Row } from "#kit/register/register.ts";
import { create, list, remove, restore, update } from "#kit/register/store.server.ts";
import { columnsOfSheet } from "#kit/transfer/sheet-rows.ts";
import { exportRows, planImport, runImport, undoImport } from "#kit/transfer/transfer.server.ts";
import { policy } from "#src/policy.ts";
import { readCsv, readXlsx } from "#tests/support/read-sheet.ts";
import {
  as,
  clerk,
  count,
  digits,
  fitting,
  nameOfReferred,
  query,
  referred,
  refusal,
  required,
  samples,
  useRegisterRows,
  writable,
} from "#tests/support/register-rows.ts";

useRegisterRows();

/** As a list says it: without files, pictures and others' rows by their names. */
const written = (register: Register, values: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(register.fields).flatMap(([name, field]) => {
    if (field.kind === "file") return [];
    if (field.kind === "picture") return [values[name] ? "uji.png" : ""];
    if (field.kind === "reference") return [values[name] ? nameOfReferred(field.register) : ""];
    return [String(values[name] ?? "")];
  });
const importable = writable.filter(({ name }) => isGranted(policy, `${name}:import`));
/** Those that point to others come first: what a register's own test leaves in the bin, their rows still name. */
const pointing = ({ fields }: Register): number =>
  Math.max(0, ...Object.values(fields).map((field) => (field.kind === "reference" ? 1 + pointing(field.register) : 0)));
const pointingFirst = importable.toSorted((one, other) => pointing(other) - pointing(one));
describe.each(pointingFirst.map((one) => [one.name, one] as const))("a register that takes lists: %s", (_, register) => {
  const add = (n: number) => as(clerk, (ctx) => create(ctx, register, samples(register, n), "json"));
  test("what was exported can be imported, and the import taken back as a whole", async () => {
    for (const n of [9, 10, 11]) await add(n);
    const before = await count(register);
    const cells = await as(clerk, (ctx) => exportRows(ctx, register, query(register)));
    expect(cells.length).toBe(before);
    const csv = readCsv(writeCsv(columnsOfSheet(register), cells));
    const sheet = await readXlsx(await writeXlsx(columnsOfSheet(register), cells));
    expect(csv).toEqual(sheet);
    const { rows: old } = await as(clerk, (ctx) => list(ctx, register, { ...query(register), size: 1000 }));
    await as(clerk, async (ctx) => {
      for (const row of old) await remove(ctx, register, row);
    });
    const plan = await as(clerk, (ctx) => planImport(ctx, register, { name: "ekspor.xlsx", sheet }));
    expect(plan).toMatchObject({ count: before, refused: [] });
    expect(await count(register)).toBe(0);
    const id = plan.id as string;
    expect(await as(clerk, (ctx) => runImport(ctx, register, id))).toBe(before);
    expect(await as(clerk, (ctx) => runImport(ctx, register, id))).toBe(before);
    expect(await as(clerk, (ctx) => exportRows(ctx, register, query(register)))).toHaveLength(before);
    const all = await as(clerk, (ctx) => list(ctx, register, { ...query(register), size: 1000 }));
    const made = await as(clerk, (ctx) => ctx.db.selectFrom("importBatch").select("rowIds").where("id", "=", id).executeTakeFirstOrThrow());
    const touched = all.rows.find((row) => row.id === made.rowIds[0]) as Row;
    await as(clerk, (ctx) => update(ctx, register, { id: touched.id, versi: touched.versi, sent: samples(register, 12), source: "json" }));
    const left = [{ id: touched.id, by: clerk.name }];
    const undo = (rest: boolean) => as(clerk, (ctx) => undoImport(ctx, register, { id, rest }));
    expect(await undo(false)).toMatchObject({ undone: 0, left, done: false });
    expect(await count(register)).toBe(before);
    expect(await undo(true)).toMatchObject({ undone: before - 1, left, done: true });
    expect(await count(register)).toBe(1);
    await refusal("conflict", undo(true));
    const pointedTo = referred.get(register.name);
    if (pointedTo) await as(clerk, (ctx) => restore(ctx, register, pointedTo));
  });

  test("a list with faults is refused cell by cell, and nothing of it is kept", async () => {
    const before = await count(register);
    // Without a field of its key it cannot be a row that stands.
    const keyed = new Set(register.matchBy?.flat());
    const needed = required(register);
    const [name = "", field] = needed.find(([one]) => keyed.has(one)) ?? needed[0] ?? [];
    const blank = written(register, { ...samples(register, 1), [name]: "" });
    // Of one column alone a blank cell would be a blank row.
    const faulty = blank.length > 1 ? blank : ["x".repeat(100_000)];
    const sentence = blank.length > 1 ? `${field?.label} wajib diisi.` : expect.stringContaining("paling panjang");
    const sheet = readCsv(writeCsv(columnsOfSheet(register), [[], faulty]));
    const plan = await as(clerk, (ctx) => planImport(ctx, register, { name: "rusak.csv", sheet }));
    expect(plan).toMatchObject({ id: null, refused: [{ row: 3, column: field?.label, sentence }] });
    const unknown = await as(clerk, (ctx) => planImport(ctx, register, { name: "rusak.csv", sheet: { ...sheet, header: ["Kolom aneh"] } }));
    expect(unknown.refused[0]).toMatchObject({ row: 1, column: "Kolom aneh" });
    expect(await count(register)).toBe(before);
    await refusal(
      "notFound",
      as(clerk, (ctx) => runImport(ctx, register, randomUUID())),
    );
    await refusal(
      "notFound",
      as(clerk, (ctx) => runImport(ctx, register, "__proto__")),
    );
  });
});

/** Those that an office brings from elsewhere by the hundred. */
const large = importable.filter(({ name }) => ["siswa", "pegawai", "suratMasuk"].includes(name));

describe.each(large.map((one) => [one.name, one] as const))("a register that takes long lists: %s", (_, register) => {
  test("2,000 rows are imported whole", async () => {
    const rows = Array.from({ length: 2000 }, (_one, n) => {
      const many = Object.entries(register.fields).flatMap(([name, field]) => {
        if (field.kind !== "text") return [];
        if (field.pattern) return [[name, digits(field, 100_000 + n) ?? samples(register, 1)[name]]];
        return [[name, `${field.label} ${n} banyak`]];
      });
      return written(register, { ...samples(register, 1), ...Object.fromEntries(many), ...fitting[register.name]?.(1000 + n) });
    });
    const before = await count(register);
    const plan = await as(clerk, (ctx) =>
      planImport(ctx, register, { name: "banyak.xlsx", sheet: readCsv(writeCsv(columnsOfSheet(register), rows)) }),
    );
    await as(clerk, (ctx) => runImport(ctx, register, plan.id as string));
    expect(await count(register)).toBe(before + 2000);
  });
});

test("after all of this the chain still holds", async () => {
  expect(await as(clerk, verifyAudit)).toMatchObject({ intact: true });
});
