/**
 * The operator hands out a register as a list and brings it back, changed in one line or in none: at a desk, now and then. What goes wrong:
 * every row is there twice, or all of them are refused for being there.
 */
import { expect, test } from "vitest";
import { isGranted } from "#kit/access/access.ts";
import { writeXlsx } from "#kit/documents/spreadsheet.server.ts";
import { keepList } from "#kit/lists/list.server.ts";
import { uploadedList } from "#kit/lists/uploaded-list.server.ts";
import { readBookInThread } from "#kit/reading/reading.server.ts";
import type { Register } from "#kit/register/register.ts";
import { create } from "#kit/register/store.server.ts";
import { columnsOfSheet } from "#kit/transfer/sheet-rows.ts";
import { exportRows } from "#kit/transfer/transfer.server.ts";
import { listWords } from "#src/list-words/index.ts";
import { policy } from "#src/policy.ts";
import { brought } from "#src/registers.server.ts";
import { as, clerk, query, samples, writable } from "#tests/support/register-rows.ts";

const importable = writable.filter(({ name }) => isGranted(policy, `${name}:import`));

async function backAgain(register: Register) {
  const cells = await as(clerk, (ctx) => exportRows(ctx, register, query(register)));
  const book = await readBookInThread(new Uint8Array(await writeXlsx(columnsOfSheet(register), cells)));
  const keep = () => as(clerk, (ctx) => keepList(ctx, brought(register), { name: "ekspor.xlsx", book, words: listWords }));
  const id = await keep();
  const { plan } = await as(clerk, (ctx) => uploadedList(ctx, register, id));
  return { count: cells.length, plan };
}

test.each(importable.map((one) => [one.name, one] as const))("what left comes back without a difference: %s", async (_, register) => {
  for (const n of [21, 22, 23]) await as(clerk, (ctx) => create(ctx, register, samples(register, n), "json"));
  const { count, plan } = await backAgain(register);
  expect(count).toBeGreaterThan(2);
  expect(plan).toMatchObject({ id: null, refused: [], counts: { new: 0, same: count, changed: 0, faulty: 0, conflict: 0, doubtful: 0 } });
});
