/**
 * The list of a whole madrasah, as the office has it: 1,200 pupils, each cell written as somebody was used to. Brought once when it moves
 * in. What goes wrong: a fault that is not told, and worse, one that is none.
 */
import { beforeAll, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { noChoices } from "#kit/lists/choices.ts";
import { keepList, settleList } from "#kit/lists/list.server.ts";
import { uploadedList } from "#kit/lists/uploaded-list.server.ts";
import { startImport } from "#kit/transfer/transfer.server.ts";
import { listWords } from "#src/list-words/index.ts";
import "#modules/akademik/index.server.ts";
import { policy } from "#src/policy.ts";
import { brought } from "#src/registers.server.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { messyList } from "#tests/support/messy-list.ts";
import { siswa } from "./siswa.ts";

const house = useDatabase({ policy, clock: () => new Date("2026-07-20T01:00:00Z") });
const dalam = <T>(work: (ctx: Ctx) => Promise<T>) => house.scope(actor("tataUsaha")).transaction(work);

beforeAll(() =>
  dalam(({ db }) =>
    sql`insert into kelas (nama, tingkat, tahun_ajaran) select 'X.E-' || n, 'X', '2026/2027' from generate_series(1, 24) n`.execute(db),
  ),
);

test("1,200 pupils with 40 faults of 20 kinds give these 40 findings at their cells, and no other", { timeout: 120_000 }, async () => {
  const { lines, planted } = messyList(1_200, 2);
  const book = { sheets: [{ name: "Data", hidden: false, lines, places: lines.map((_, index) => index + 1) }] };
  const id = await dalam((ctx) => keepList(ctx, brought(siswa), { name: "siswa.xlsx", book, words: listWords }));
  const asked = await dalam((ctx) => uploadedList(ctx, siswa, id));
  const columns = Object.fromEntries(asked.seen.columns.map(({ place, field }) => [place, field]));
  const orders = Object.fromEntries(asked.seen.mended.flatMap(({ place, order }) => (order?.open ? [[place, order.order]] : [])));
  await dalam((ctx) => settleList(ctx, brought(siswa), { id, words: listWords, choices: { ...noChoices, columns, orders } }));
  const { plan } = await dalam((ctx) => uploadedList(ctx, siswa, id));
  const found = [...(plan?.refused ?? []), ...(plan?.doubts ?? [])].map(({ row, column }) => `${row} ${column}`);
  expect(found.sort()).toEqual(planted.map(({ row, column }) => `${row} ${column}`).sort());
  expect([planted.length, new Set(planted.map(({ kind }) => kind)).size]).toEqual([40, 20]);
  expect(plan?.counts).toEqual({ new: 1_160, changed: 0, same: 0, conflict: 0, doubtful: 0, faulty: 40 });
  expect(await dalam((ctx) => startImport(ctx, brought(siswa), String(plan?.id)))).toEqual({ task: expect.any(String) });
});
