/** Before a clerk presses *Impor*: what the list would set off is told of each row that it makes or changes, and what it lacks at its head. */
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Policy } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { create } from "#kit/register/store.server.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { everyAct, wholly } from "#tests/support/rights.ts";
import type { ImportRegister } from "./insert.server.ts";
import { missingColumnSentence } from "./sheet-words.ts";
import { planImport } from "./transfer.server.ts";

const kamar: ImportRegister = {
  ...register({
    ...{ name: "kamar", table: "kamar", path: "/kamar", title: "Kamar", noun: "kamar" },
    fields: {
      nama: text({ label: "Nama", privacy: "umum", max: 40, required: true }),
      kode: text({ label: "Kode", privacy: "umum", max: 4, pattern: /^\d+$/ }),
    },
    ...{ sentences: sentencesFor("kamar", "Belum ada."), columns: ["nama"] as const, searched: ["nama"] as const },
    matchBy: [["kode"]],
  }),
  foretell: async (_, changes) => changes.map(({ action, before, after }) => `${action}: ${before?.nama ?? "-"}, ${after?.nama ?? "-"}`),
};
const policy: Policy = { kamar: [wholly(["juru"], ...everyAct)] };
const home = useDatabase({ policy });
const as = <T>(work: (ctx: Ctx) => Promise<T>) => home.scope(actor("juru")).transaction(work);

beforeAll(() =>
  connected(home.database.place, async (owner) => {
    await owner.query(`create table kamar (id uuid primary key default gen_random_uuid(), nama text not null, kode text,
      versi integer not null default 1, created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
      deleted_at timestamptz, deleted_by uuid)`);
  }),
);
beforeEach(() => as(({ db }) => sql`delete from kamar`.execute(db)));

const plan = (header: readonly string[], rows: readonly (readonly string[])[], name = "daftar.xlsx") =>
  as((ctx) => planImport(ctx, kamar, { name, sheet: { header, rows, places: rows.map((_, at) => at + 2) } }));

test("of each row that is new, and of each that changes what it was; of none that stays", async () => {
  for (const [nama, kode] of [
    ["Anggrek", "1"],
    ["Melati", "2"],
  ])
    await as((ctx) => create(ctx, kamar, { nama, kode }, "json"));
  const rows = [
    ["Dahlia", "1"],
    ["Melati", "2"],
    ["Mawar", "3"],
  ];
  expect((await plan(["Nama", "Kode"], rows)).foretold).toEqual(["update: Anggrek, Dahlia", "create: -, Mawar"]);
});

test("a column that must be there is missed at the head, once, where all rows are new or nothing tells them", async () => {
  const missed = { row: 1, column: "Nama", typed: "", sentence: missingColumnSentence };
  const { refused } = await plan(["Kode"], [["7"], ["8"]]);
  expect(refused.filter(({ column }) => column === "Nama")).toEqual([missed]);
  await as((ctx) => create(ctx, kamar, { nama: "Anggrek", kode: "7" }, "json"));
  expect((await plan(["Kode"], [["7"]])).refused).toEqual([]);
});

test("a file's name is kept as one line of 200 letters at most", async () => {
  expect((await plan(["Nama"], [["Mawar"]], `daftar\n${"a".repeat(300)}`)).fileName).toBe(`daftar ${"a".repeat(193)}`);
});
