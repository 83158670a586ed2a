/**
 * Between the trial of a list and its import lies a coffee break or a night. What goes wrong: the class that its rows name is thrown away
 * meanwhile, and pupils stand in a class that nobody sees; or what the import brought cannot go any more, and the undoing breaks off.
 */
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Policy } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { reference, text } from "#kit/register/fields.ts";
import { type Register, register } from "#kit/register/register.ts";
import { create, remove } from "#kit/register/store.server.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { actSecond } from "#tests/support/at-once.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { everyAct, wholly } from "#tests/support/rights.ts";
import { planImport, runImportJob, startImport, undoImport } from "./transfer.server.ts";

const common = { sentences: sentencesFor("baris", "Belum ada."), columns: ["nama"] as const, searched: ["nama"] as const };
const nama = text({ label: "Nama", privacy: "umum", max: 40, required: true });
const nis = text({ label: "NIS", privacy: "umum", max: 4, pattern: /^\d+$/ });
const pondok: Register = register({
  ...{ name: "pondok", table: "pondok", path: "/pondok", title: "Pondok", noun: "pondok", fields: { nama }, ...common },
  constraints: { pondok_terisi: { field: "nama", sentence: "Masih ada penghuni di pondok ini." } },
});
const penghuni: Register = register({
  ...{ name: "penghuni", table: "penghuni", path: "/penghuni", title: "Penghuni", noun: "penghuni", ...common },
  fields: { nama, nis, pondok: reference({ label: "Pondok", privacy: "umum", register: pondok }) },
  matchBy: [["nis"]],
});
const policy: Policy = { pondok: [wholly(["juru"], ...everyAct)], penghuni: [wholly(["juru"], ...everyAct)] };
const home = useDatabase({ policy });
const clerk = actor("juru");
const as = <T>(work: (ctx: Ctx) => Promise<T>) => home.scope(clerk).transaction(work);
const kept = `id uuid primary key default gen_random_uuid(), nama text not null, versi integer not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), deleted_at timestamptz, deleted_by uuid`;

beforeAll(() =>
  connected(home.database.place, async (owner) => {
    await owner.query(`
      create table pondok (${kept});
      create table penghuni (${kept}, nis text, pondok uuid references pondok);
      create function pondok_terisi() returns trigger language plpgsql as $$ begin
        if exists (select from penghuni where penghuni.pondok = old.id and penghuni.deleted_at is null) then
          raise exception 'somebody lives here' using errcode = '23514', constraint = 'pondok_terisi';
        end if;
        return new;
      end $$;`);
  }),
);
beforeEach(() =>
  as(async ({ db }) => {
    for (const name of ["import_batch", "penghuni", "pondok"]) await sql`delete from ${sql.table(name)}`.execute(db);
  }),
);

const add = (to: Register, sent: Record<string, unknown>) => as((ctx) => create(ctx, to, sent, "json"));
const bin = (row: { id: string; versi: number }) => as((ctx) => remove(ctx, pondok, row));
const plan = (of: Register, header: readonly string[], ...rows: (readonly string[])[]) =>
  as((ctx) => planImport(ctx, of, { name: "daftar.xlsx", sheet: { header, rows, places: rows.map((_, at) => at + 2) } })).then(({ id }) =>
    String(id),
  );
const living = async () =>
  (
    await as(({ db }) =>
      sql<{ nama: string; di: string | null }>`
        select penghuni.nama, pondok.nama as di from penghuni left join pondok on pondok.id = penghuni.pondok
        where penghuni.deleted_at is null order by penghuni.nama`.execute(db),
    )
  ).rows.map((row) => `${row.nama} ${row.di ?? "-"}`);
const take = (id: string) => as((ctx) => startImport(ctx, penghuni, id));

test("a row whose class was thrown away since the trial is left, whether it is new or changes one that stands", async () => {
  const [utara, selatan] = [await add(pondok, { nama: "Utara" }), await add(pondok, { nama: "Selatan" })];
  for (const [at, name] of ["Ali", "Budi"].entries()) await add(penghuni, { nama: name, nis: String(at + 1), pondok: selatan.id });
  const rows = [
    ["1", "Ali", "Utara"],
    ["2", "Budi", ""],
    ["3", "Cici", "Utara"],
    ["4", "Dedi", "Selatan"],
  ];
  const id = await plan(penghuni, ["NIS", "Nama", "Pondok"], ...rows);
  await bin(utara);
  expect(await take(id)).toEqual({ imported: 1, moved: 2 });
  expect(await living()).toEqual(["Ali Selatan", "Budi Selatan", "Dedi Selatan"]);
});

test("behind the scenes as well", async () => {
  const utara = await add(pondok, { nama: "Utara" });
  const id = await plan(penghuni, ["NIS", "Nama", "Pondok"], ["1", "Ali", "Utara"], ["2", "Budi", ""]);
  await bin(utara);
  const work = { batch: id, progress: () => Promise.resolve() };
  expect(await runImportJob(home.scope(clerk), penghuni, work)).toEqual({ imported: 1, moved: 1 });
  expect(await living()).toEqual(["Budi -"]);
});

test("nobody throws it away while the list is taken in", async () => {
  const utara = await add(pondok, { nama: "Utara" });
  const id = await plan(penghuni, ["NIS", "Nama", "Pondok"], ["1", "Ali", "Utara"]);
  const taking = (ctx: Ctx) => startImport(ctx, penghuni, id);
  expect(await actSecond(home, [clerk, (ctx) => remove(ctx, pondok, utara)], [clerk, taking])).toEqual({ imported: 0, moved: 1 });
});

test("an undoing puts nobody back into a class that is gone: it says so, and does nothing", async () => {
  const utara = await add(pondok, { nama: "Utara" });
  await add(pondok, { nama: "Selatan" });
  await add(penghuni, { nama: "Ali", nis: "1", pondok: utara.id });
  const id = await plan(penghuni, ["NIS", "Nama", "Pondok"], ["1", "Ali", "Selatan"], ["2", "Budi", "Selatan"]);
  await take(id);
  await bin(utara);
  const undoing = as((ctx) => undoImport(ctx, penghuni, { id, rest: false }));
  await expect(undoing).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining("Pondok") });
  expect(await living()).toEqual(["Ali Selatan", "Budi Selatan"]);
});

test("an undoing that the table refuses says why, in the words of the register", async () => {
  await connected(home.database.place, (owner) =>
    owner.query(
      "create trigger terisi before update on pondok for each row when (new.deleted_at is not null) execute function pondok_terisi()",
    ),
  );
  const id = await plan(pondok, ["Nama"], ["Timur"]);
  await as((ctx) => startImport(ctx, pondok, id));
  const {
    rows: [timur],
  } = await as(({ db }) => sql<{ id: string }>`select id from pondok`.execute(db));
  await add(penghuni, { nama: "Ali", nis: "1", pondok: timur?.id });
  await expect(as((ctx) => undoImport(ctx, pondok, { id, rest: true }))).rejects.toMatchObject({
    kind: "conflict",
    message: expect.stringContaining("Masih ada penghuni di pondok ini."),
  });
});
