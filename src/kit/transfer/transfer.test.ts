import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { Policy } from "#kit/access/access.ts";
import { verifyAudit } from "#kit/audit/verify.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { findTask } from "#kit/jobs/jobs.server.ts";
import { refuse } from "#kit/refusals.ts";
import { number, text } from "#kit/register/fields.ts";
import { readQuery } from "#kit/register/query.ts";
import { type Register, type Row, register } from "#kit/register/register.ts";
import { find, list, remove, restore, update } from "#kit/register/store.server.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { everyAct, wholly } from "#tests/support/rights.ts";
import {
  importJob,
  mostRows,
  pastImports,
  planImport,
  refusedCells,
  runImport,
  runImportJob,
  startImport,
  type Undone,
  undoImport,
} from "./transfer.server.ts";

const kitab: Register = register({
  name: "kitab",
  table: "kitab",
  path: "/kitab",
  title: "Kitab",
  noun: "kitab",
  fields: {
    judul: text({ label: "Judul", privacy: "umum", max: 40, required: true }),
    kode: text({ label: "Kode", privacy: "umum", max: 10, required: true }),
    tebal: number({ label: "Tebal", privacy: "umum", step: 1, min: 1 }),
  },
  columns: ["judul", "kode"],
  searched: ["judul"],
  judge: ({ judul, tebal }): Record<string, string> =>
    judul === "Saku" && Number(tebal) > 100 ? { tebal: "Kitab saku tidak setebal itu." } : {},
  constraints: { kitab_kode: { field: "kode", sentence: "Kode ini sudah dipakai." } },
  sentences: sentencesFor("kitab", "Belum ada."),
});
const policy: Policy = { kitab: [wholly(["juru"], ...everyAct)] };
const home = useDatabase({ policy });
const [clerk, other, stranger] = [actor("juru"), { ...actor("juru", "lain"), name: "Rekan" }, actor("guru")];
const as = <T>(who: typeof clerk, work: (ctx: Ctx) => Promise<T>) => home.scope(who).transaction(work);

beforeAll(() =>
  connected(home.database.place, async (owner) => {
    await owner.query(`
      create table kitab (
        id uuid primary key default gen_random_uuid(), judul text not null, kode text not null, tebal integer check (tebal < 1000),
        versi integer not null default 1, created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
        deleted_at timestamptz, deleted_by uuid
      );
      create unique index kitab_kode on kitab (kode) where deleted_at is null`);
  }),
);

const sheet = (...rows: (readonly string[])[]) => ({ header: ["Judul", "Kode", "Tebal"], rows, places: rows.map((_, index) => index + 2) });
const plan = (rows: (readonly string[])[], who = clerk) =>
  as(who, (ctx) => planImport(ctx, kitab, { name: "\u202edaftar\u200b.xlsx\n", sheet: sheet(...rows) }));
const rowsNow = () => as(clerk, (ctx) => list(ctx, kitab, { ...readQuery(kitab, new URLSearchParams()), size: 1000 }));
const imported = async (...rows: (readonly string[])[]) => {
  const { id } = await plan(rows);
  await as(clerk, (ctx) => runImport(ctx, kitab, id as string));
  return id as string;
};
const undo = (id: string, rest = false): Promise<Undone> => as(clerk, (ctx) => undoImport(ctx, kitab, { id, rest }));
const save = (row: Row, judul: string) =>
  as(other, (ctx) => update(ctx, kitab, { id: row.id, versi: row.versi, sent: { judul, kode: String(row.kode), tebal: "" } }));

describe("a dry run", () => {
  test("names every cell that cannot be taken: what is wrong in itself, doubles, and what the table refuses", async () => {
    await imported(["Lama", "K-1", ""]);
    const { id, refused, report } = await plan([
      ["Satu", "K-1", "10"],
      ["", "K-2", "sepuluh"],
      ["Tiga", "K-3", "30"],
      ["Empat", "K-3", ""],
      ["Lima", "K-5", "5000"],
    ]);
    expect(id).toBeNull();
    expect(refused).toEqual([
      { row: 2, column: "Kode", typed: "K-1", sentence: "Kode ini sudah dipakai." },
      { row: 3, column: "Judul", typed: "", sentence: "Judul wajib diisi." },
      { row: 3, column: "Tebal", typed: "sepuluh", sentence: "Tebal harus berupa angka." },
      { row: 5, column: "Kode", typed: "K-3", sentence: "Kode ini sudah dipakai." },
      {
        row: 6,
        column: "(seluruh baris)",
        typed: "",
        sentence: "Baris ini bentrok dengan data yang sudah ada, atau isiannya tidak saling cocok.",
      },
    ]);
    expect((await rowsNow()).rows.map(({ judul }) => judul)).toEqual(["Lama"]);
    const had = await as(clerk, (ctx) => refusedCells(ctx, kitab, report as string));
    expect(had).toEqual({ fileName: "daftar.xlsx", refused });
    for (const who of [other, stranger]) await expect(as(who, (ctx) => refusedCells(ctx, kitab, report as string))).rejects.toThrow();
    await expect(as(clerk, (ctx) => runImport(ctx, kitab, report as string))).rejects.toMatchObject({ kind: "notFound" });
  });

  test("judges each row as a whole, as a form is judged", async () => {
    const { id, refused } = await plan([
      ["Saku", "J-1", "90"],
      ["Saku", "J-2", "300"],
      ["Saku", "J-3", "tiga ratus"],
    ]);
    expect(id).toBeNull();
    expect(refused).toEqual([
      { row: 3, column: "Tebal", typed: "300", sentence: "Kitab saku tidak setebal itu." },
      { row: 4, column: "Tebal", typed: "tiga ratus", sentence: "Tebal harus berupa angka." },
    ]);
  });

  test("reads the rows also beside a column that nobody knows", async () => {
    const rows = [["", "K-9", "", "merah"]];
    const wider = { header: ["Judul", "Kode", "Tebal", "Warna"], rows, places: [2] };
    const { id, refused } = await as(clerk, (ctx) => planImport(ctx, kitab, { name: "daftar.xlsx", sheet: wider }));
    expect(id).toBeNull();
    expect(refused.map(({ row, column }) => [row, column])).toEqual([
      [1, "Warna"],
      [2, "Judul"],
    ]);
  });

  test("leaves nothing of an earlier one behind", async () => {
    await plan([["A", "A-1", ""]]);
    await plan([["A", "A-2", ""]]);
    const { rows } = await as(clerk, (ctx) => sql`select from import_batch where done_at is null`.execute(ctx.db));
    expect(rows).toHaveLength(1);
  });

  test("refuses too many rows, none, and whoever may not import", async () => {
    await expect(plan(Array.from({ length: mostRows + 1 }, () => ["A", "B", ""]))).rejects.toMatchObject({ kind: "invalid" });
    await expect(plan([])).rejects.toMatchObject({ kind: "invalid" });
    await expect(plan([["A", "B", ""]], stranger)).rejects.toMatchObject({ kind: "forbidden" });
  });
});

describe("a long list", () => {
  const many = Array.from({ length: 1001 }, (_, n) => [`Banyak ${n}`, `B-${n}`, ""]);

  test("is taken behind the scenes, once, under the name of whoever sent it", async () => {
    const { id } = await plan(many);
    const started = await as(clerk, (ctx) => startImport(ctx, kitab, id as string));
    expect(started).toEqual({ task: expect.any(String) });
    const { task } = started as { task: string };
    expect(await as(clerk, (ctx) => startImport(ctx, kitab, id as string))).toEqual({ task });
    expect(await as(clerk, (ctx) => findTask(ctx, importJob, task))).toMatchObject({ state: "antre" });
    await expect(as(other, (ctx) => findTask(ctx, importJob, task))).rejects.toMatchObject({ kind: "notFound" });
    await plan([["Sela", "S-1", ""]]);
    const steps: number[] = [];
    const work = { batch: id as string, progress: async (done: number) => void steps.push(done) };
    expect(await runImportJob(home.scope({ id: null, name: "sistem: impor", roles: ["sistem"] }), kitab, work)).toEqual({ imported: 1001 });
    expect(steps).toEqual([0, 500, 1000]);
    expect(await as(clerk, (ctx) => startImport(ctx, kitab, id as string))).toEqual({ imported: 1001 });
    const { rows } = await as(clerk, (ctx) =>
      sql<{ name: string; lines: string }>`select actor_name as name, count(*) as lines from audit
        where subject = 'kitab' and action in ('create', 'import') and after ->> 'judul' like 'Banyak%' group by 1`.execute(ctx.db),
    );
    expect(rows).toEqual([{ name: clerk.name, lines: "1001" }]);
  });

  test("that meets a double on the way is refused as a whole, and can be tried again", async () => {
    const { id } = await plan(many.map(([judul = "", kode]) => [judul, `C${kode}`, ""]));
    await as(clerk, (ctx) => startImport(ctx, kitab, id as string));
    const quicker = await imported(["Lebih cepat", "CB-1000", ""]);
    const before = (await rowsNow()).total;
    const work = { batch: id as string, progress: async () => undefined };
    expect(await runImportJob(home.scope({ id: null, name: "sistem: impor", roles: ["sistem"] }), kitab, work)).toEqual({
      refusal: "Kode ini sudah dipakai.",
    });
    expect((await rowsNow()).total).toBe(before);
    await undo(quicker);
    expect(await as(clerk, (ctx) => startImport(ctx, kitab, id as string))).toEqual({ task: expect.any(String) });
  });

  test("is not taken in once the account that asked is closed, or lost its role", async () => {
    const { id } = await plan(many.map(([judul = "", kode]) => [judul, `D${kode}`, ""]));
    const [start, system] = [() => as(clerk, (ctx) => startImport(ctx, kitab, id as string)), home.scope(actor("sistem"))];
    const run = (actorNow: () => Promise<typeof clerk>) =>
      runImportJob(system, kitab, { batch: id as string, progress: async () => undefined, actorNow });
    const before = (await rowsNow()).total;
    await start();
    const refusal = "Akun ini sudah tidak aktif.";
    expect(await run(() => Promise.reject(refuse.forbidden(refusal)))).toEqual({ refusal });
    await start();
    expect(await run(async () => ({ ...clerk, roles: ["guru"] }))).toEqual({
      refusal: "Akun yang meminta impor ini tidak lagi berhak mengimpor kitab.",
    });
    expect((await rowsNow()).total).toBe(before);
    await start();
    expect(await run(async () => clerk)).toEqual({ imported: 1001 });
  });
});

describe("an import that is taken back", () => {
  test("goes to the bin as a whole, with rows that are there already", async () => {
    const id = await imported(["Utuh", "U-1", ""], ["Utuh", "U-2", ""], ["Utuh", "U-3", ""]);
    const [first] = (await rowsNow()).rows.filter(({ judul }) => judul === "Utuh") as [Row];
    await as(other, (ctx) => remove(ctx, kitab, first));
    expect(await undo(id)).toEqual({ undone: 2, left: [], done: true });
    await expect(undo(id)).rejects.toMatchObject({ kind: "conflict" });
    expect((await rowsNow()).rows.filter(({ judul }) => judul === "Utuh")).toEqual([]);
  });

  test("asks first when somebody changed a row, and then leaves that row alone", async () => {
    const id = await imported(["Satu", "V-1", ""], ["Dua", "V-2", ""], ["Tiga", "V-3", ""]);
    const of = async (kode: string) => (await rowsNow()).rows.find((row) => row.kode === kode) as Row;
    const changed = await save(await of("V-1"), "Sudah diperbaiki");
    const third = await of("V-3");
    await as(other, (ctx) => remove(ctx, kitab, third));
    await as(other, (ctx) => restore(ctx, kitab, third.id));
    const { rows: kept, total } = await rowsNow();
    const left = expect.arrayContaining([
      { id: changed.id, name: "Sudah diperbaiki", by: "Rekan", at: expect.any(Date) },
      { id: third.id, name: "Tiga", by: "Rekan", at: expect.any(Date) },
    ]);
    expect(await undo(id)).toEqual({ undone: 0, left, done: false, others: { undone: 1, restored: 0 } });
    expect(await rowsNow()).toEqual({ rows: kept, total });
    expect(await undo(id, true)).toEqual({ undone: 1, left, done: true });
    expect((await as(clerk, (ctx) => find(ctx, kitab, changed.id))).judul).toBe("Sudah diperbaiki");
    const { imports } = await as(clerk, (ctx) => pastImports(ctx, kitab));
    expect(imports[0]).toMatchObject({ id, count: 3, left: 2, undoneAt: expect.any(Date) });
  });

  test("is unknown to other registers, to strangers and under made-up names", async () => {
    const id = await imported(["Milik", "W-1", ""]);
    const elsewhere: Register = { ...kitab, name: "lain" };
    const also: Policy = { ...policy, lain: policy.kitab ?? [] };
    const there = as(clerk, (ctx) => undoImport({ ...ctx, policy: also }, elsewhere, { id, rest: true }));
    await expect(there).rejects.toMatchObject({ kind: "notFound" });
    await expect(as(stranger, (ctx) => undoImport(ctx, kitab, { id, rest: true }))).rejects.toMatchObject({ kind: "forbidden" });
    for (const made of [randomUUID(), "", "__proto__"]) await expect(undo(made)).rejects.toMatchObject({ kind: "notFound" });
  });

  test("leaves a chain that holds, and a history page by page", async () => {
    for (let n = 0; n < 8; n++) await imported([`Hal ${n}`, `H-${n}`, ""]);
    const [first, second] = await as(clerk, async (ctx) => [await pastImports(ctx, kitab, 1), await pastImports(ctx, kitab, 2)] as const);
    expect(first.imports).toHaveLength(10);
    expect(second.imports).toHaveLength(first.total - 10);
    expect(await as(clerk, verifyAudit)).toMatchObject({ intact: true });
  });
});
