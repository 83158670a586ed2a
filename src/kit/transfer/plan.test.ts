/** What a plan says of a list before it is taken in: what can be had of it, what it sets aside, and to whom. */
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Policy } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { number, text, yesNo } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { create } from "#kit/register/store.server.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { everyAct, wholly } from "#tests/support/rights.ts";
import type { ImportRegister } from "./insert.server.ts";
import { type PlannedList, planImport, refusedCells } from "./plan.server.ts";

const laci: ImportRegister = register({
  ...{ name: "laci", table: "laci", path: "/laci", title: "Laci", noun: "laci" },
  fields: {
    nama: text({ label: "Nama", privacy: "umum", max: 40, required: true }),
    kode: text({ label: "Kode", privacy: "umum", max: 4, pattern: /^\d+$/ }),
    isi: number({ label: "Isi", privacy: "umum", step: 1, min: 0, max: 10 }),
    kosong: yesNo({ label: "Kosong", privacy: "umum" }),
  },
  ...{ sentences: sentencesFor("laci", "Belum ada."), columns: ["nama"] as const, searched: ["nama"] as const },
  matchBy: [["kode"]],
  expected: { where: { kosong: true }, called: "kosong", sentence: "" },
});
const policy: Policy = { laci: [wholly(["juru"], ...everyAct)] };
const home = useDatabase({ policy });
const [clerk, other] = [actor("juru"), actor("juru", "lain")];
const as = <T>(work: (ctx: Ctx) => Promise<T>, who = clerk) => home.scope(who).transaction(work);

beforeAll(() =>
  connected(home.database.place, async (owner) => {
    await owner.query(`create table laci (id uuid primary key default gen_random_uuid(), nama text not null, kode text, isi integer, kosong boolean not null default false,
      versi integer not null default 1, created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
      deleted_at timestamptz, deleted_by uuid);
      create table lain (like laci including all)`);
  }),
);
beforeEach(() =>
  as(({ db }) =>
    db
      .deleteFrom("laci" as never)
      .where(everyRow)
      .execute(),
  ),
);

const add = (nama: string, kode: string, isi: number) => as((ctx) => create(ctx, laci, { nama, kode, isi, kosong: isi === 0 }, "json"));
const plan = (rows: readonly (readonly string[])[], more: Partial<PlannedList> = {}, of = laci, header = ["Nama", "Kode", "Isi"]) =>
  as((ctx) => planImport(ctx, of, { name: "daftar.xlsx", sheet: { header, rows, places: rows.map((_, at) => at + 2) }, ...more }));
const kept = () => as(({ db }) => db.selectFrom("importBatch").selectAll().where("doneAt", "is", null).execute());

test("a file of what was refused is offered where something was, and not where nothing was", async () => {
  const sound = await plan([["Satu", "1", "1"]]);
  expect(sound).toMatchObject({ id: expect.any(String), report: null, refused: [], count: 1 });
  const wrong = await plan([["", "1", "1"]]);
  expect(wrong).toMatchObject({ id: null, report: expect.any(String) });
  expect(await as((ctx) => refusedCells(ctx, laci, String(wrong.report)))).toEqual({ fileName: "daftar.xlsx", refused: wrong.refused });
});

test("what is sound waits without the rest where the list is taken in part, and not at all where its head is wrong", async () => {
  const rows = [
    ["Satu", "1", "1"],
    ["", "2", "1"],
  ];
  expect((await plan(rows)).id).toBeNull();
  const part = await plan(rows, { partly: true });
  expect(part).toMatchObject({ id: part.report, count: 2 });
  const head = await plan(
    rows.map((row) => [...row, "x"]),
    { partly: true },
    laci,
    ["Nama", "Kode", "Isi", "Warna"],
  );
  expect(head).toMatchObject({ id: null, report: expect.any(String) });
});

test("a list that changes nothing has nothing to take in", async () => {
  await add("Satu", "1", 1);
  expect(await plan([["Satu", "1", "1"]])).toMatchObject({ id: null, report: null, refused: [] });
  expect(await plan([["Satu", "1", "2"]])).toMatchObject({ id: expect.any(String) });
});

test("what is refused stands in the order of the rows, whatever found it", async () => {
  const demanding: ImportRegister = {
    ...laci,
    demands: async (_, changes) => {
      if (changes.some(({ after }) => after?.nama === "Satu")) throw refuse.invalid("Bukan itu.", { kode: "Bukan itu." });
    },
  };
  const rows = [
    ["Satu", "1", "1"],
    ["Dua", "2", "99"],
    ["", "3", "1"],
  ];
  const { refused } = await plan(rows, {}, demanding);
  expect(refused.map(({ row, column }) => [row, column])).toEqual([
    [2, "Kode"],
    [3, "Isi"],
    [4, "Nama"],
  ]);
});

test("a column that is missing is said once at the head, and not again in every row", async () => {
  const { refused } = await plan(
    [
      ["1", "99"],
      ["2", "1"],
    ],
    {},
    laci,
    ["Kode", "Isi"],
  );
  expect(refused.map(({ row, column }) => [row, column])).toEqual([
    [1, "Nama"],
    [2, "Isi"],
  ]);
});

test("who stands here and is not in the list is named, but not of what another list left", async () => {
  await add("Satu", "1", 0);
  const lacking = await add("Dua", "2", 0);
  await add("Tiga", "3", 5);
  const rows = [["Satu", "1", "1"]];
  expect((await plan(rows)).absent).toEqual({ count: 1, names: [{ id: lacking.id, name: "Dua" }] });
  expect((await kept())[0]?.absentIds).toEqual([lacking.id]);
  expect((await plan(rows, { rest: true })).absent).toEqual({ count: 0, names: [] });
});

test("of very many who are not in the list the first fifty are named, and all are counted", async () => {
  await add("Satu", "1", 0);
  for (let at = 10; at < 61; at++) await add(`Laci ${at}`, String(at), 0);
  const { absent } = await plan([["Satu", "1", "1"]]);
  expect([absent.count, absent.names.length, absent.names.at(-1)?.name]).toEqual([51, 50, "Laci 59"]);
});

test("what was settled about a list is kept with it: whence it comes, of which day it is, and what was answered", async () => {
  const since = new Date("2026-01-05T00:00:00Z");
  const answers = [
    { value: "tidak", label: "Tidak" },
    { value: "ya", label: "Ya" },
  ] as const;
  const heard: string[] = [];
  const asking: ImportRegister = {
    ...laci,
    question: {
      ...{ label: "Sungguh?", answers, reason: async () => "Ada yang baru." },
      adds: async (_, sheet, { answer, fileName }) => {
        heard.push(answer, fileName);
        return { ...sheet, rows: sheet.rows.map(([, ...rest]) => ["Nama lain", ...rest]) };
      },
    },
  };
  const rows = [["Satu", "1", "1"]];
  const { asks } = await plan(rows, { name: "a\nb.xlsx", source: "emis", since, answer: "ya" }, asking);
  expect(asks).toEqual({ label: "Sungguh?", answers, answer: "ya", reason: "Ada yang baru." });
  expect(heard).toEqual(["ya", "a b.xlsx"]);
  expect(await kept()).toMatchObject([{ fileName: "a b.xlsx", source: "emis", asOf: since, answer: "ya", actorName: clerk.name }]);
  const before = new Date(Date.now() - 60_000);
  await plan(rows);
  const [plain] = await kept();
  expect(plain).toMatchObject({ source: "", answer: "", listId: null, absentIds: [] });
  expect(plain && plain.asOf > before).toBe(true);
});

test("what was refused is found by whoever tried it, in that register, and by nobody under a name that is none", async () => {
  const { report } = await plan([["", "1", "1"]]);
  const unknown = { kind: "notFound", message: expect.stringContaining("tidak ditemukan") };
  const elsewhere: ImportRegister = { ...laci, name: "lain", table: "lain" };
  const also = (ctx: Ctx): Ctx => ({ ...ctx, policy: { ...policy, lain: policy.laci ?? [] } });
  await expect(as((ctx) => refusedCells(ctx, laci, String(report)), other)).rejects.toMatchObject(unknown);
  await expect(as((ctx) => refusedCells(also(ctx), elsewhere, String(report)))).rejects.toMatchObject(unknown);
  await expect(as((ctx) => refusedCells(ctx, laci, "bukan-nama"))).rejects.toMatchObject(unknown);
  const stranger = as((ctx) => refusedCells(ctx, laci, String(report)), actor("guru"));
  await expect(stranger).rejects.toMatchObject({ kind: "forbidden" });
});
