/**
 * A clerk imports pupils of whom one has a NIK that really is not the birth date. What goes wrong: the portal asks to mark it as looked
 * at, and the list has no column to do that in.
 */
import { expect, test } from "vitest";
import { importableRegister } from "#kit/access/visibility/visible-fields.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { gridOf } from "#kit/lists/grid.server.ts";
import { keepList, settleList } from "#kit/lists/list.server.ts";
import { uploadedList } from "#kit/lists/uploaded-list.server.ts";
import { startImport } from "#kit/transfer/transfer.server.ts";
import { listWords } from "#src/list-words/index.ts";
import { policy } from "#src/policy.ts";
import { brought } from "#src/registers.server.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { sheetOf } from "#tests/support/list-of-people.ts";
import { siswa } from "./siswa.ts";

const house = useDatabase({ policy });
const dalam = <T>(work: (ctx: Ctx) => Promise<T>) => house.scope(actor("tataUsaha")).transaction(work);

test("a NIK that was looked at is ticked in the grid for its row alone, and goes in", async () => {
  const book = {
    sheets: [
      sheetOf([
        ["Nama", "L/P", "NIK", "Tanggal lahir"],
        ["Ahmad", "L", "7271010101100001", "2009-08-12"],
        ["Bagas", "L", "7271010202100002", "2009-09-13"],
      ]),
    ],
  };
  const id = await dalam((ctx) => keepList(ctx, brought(siswa), { name: "a.csv", book, words: listWords }));
  const settle = async (more: object) => {
    const { choices } = await dalam((ctx) => uploadedList(ctx, siswa, id));
    await dalam((ctx) => settleList(ctx, brought(siswa), { id, words: listWords, choices: { ...choices, ...more } }));
    return dalam((ctx) => uploadedList(ctx, siswa, id));
  };
  const seen = await settle({});
  expect(seen.plan?.counts).toMatchObject({ faulty: 2 });
  const grid = await dalam((ctx) => gridOf(ctx, importableRegister(ctx, siswa), seen, { words: listWords, page: 1, all: false }));
  expect(grid?.ticks).toEqual([{ field: "dicocokkan", label: "NIK sudah dicocokkan dengan kartu keluarga" }]);
  // The day may be what is wrong: what the sentence names is there to be put right.
  expect(grid?.columns.map(({ label }) => label)).toEqual(["Nama lengkap", "Jenis kelamin", "NIK", "Tanggal lahir"]);
  const ticked = await settle({ ticked: { 2: ["dicocokkan"] } });
  expect(ticked.plan?.counts).toMatchObject({ new: 1, faulty: 1 });
  await dalam((ctx) => startImport(ctx, brought(siswa), ticked.plan?.id ?? ""));
  const { rows } = await dalam(({ db }) => sql`select nama, dicocokkan from siswa`.execute(db));
  expect(rows).toEqual([{ nama: "Ahmad", dicocokkan: true }]);
  // Nothing that is no tick is written by this door.
  expect((await settle({ ticked: { 3: ["status", "tidakAda"] } })).plan?.counts).toMatchObject({ faulty: 1 });
});
