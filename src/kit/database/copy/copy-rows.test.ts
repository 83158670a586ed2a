/** Rows of a school go from one server to another: every one of them, as it was, and nothing of it when one cannot be taken. */
import { text } from "node:stream/consumers";
import type { Client } from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createEmptyDatabase, dropTestDatabase } from "#tests/support/database.ts";
import { connect, connected, type DatabaseLocation } from "../connection/location.server.ts";
import { StartRefusal } from "../engine/start-refusal.ts";
import { loadRows, openSnapshot, readRows, tallyRows } from "./copy-rows.server.ts";
import { demandSameShape, readShape } from "./shape.server.ts";

const structure = `
  create schema graphile_worker;
  create schema luar;
  create table migration (number int primary key);
  create table proses (id int);
  create table luar.lain (id int);
  create table "Kelas Satu" (id int primary key, ketua int, "Nama" text, lama int, panjang int generated always as (length("Nama")) stored);
  alter table "Kelas Satu" drop column lama;
  create table murid (id int primary key, kelas int not null references "Kelas Satu", nilai float8, lahir timestamptz, foto bytea, lama interval);
  alter table "Kelas Satu" add constraint ketua_murid foreign key (ketua) references murid;
  create table graphile_worker.tugas (id bigserial primary key, isi jsonb);
  create sequence "Nomor Surat";
  create sequence belum;
  create sequence luar.nomor;
  create table riwayat (apa text);
  create function catat() returns trigger language plpgsql as $$ begin insert into riwayat values (tg_op); return new; end $$;
  create trigger catat after insert on murid for each row execute function catat();`;
const rows = `
  insert into "Kelas Satu" values (1, null, E'baris\\nbaru\\tdan \\\\ garis'), (2, null, ''), (3, null, null);
  insert into murid values (12, 1, 0.1, '2026-01-05 10:00:00.123456+08', '\\x00ff', '1 day 02:03:04'), (2, 1, 1e300, null, null, null);
  update "Kelas Satu" set ketua = 12 where id = 1;
  insert into graphile_worker.tugas (isi) values ('{"a": [1, null]}');
  insert into migration values (1); insert into proses values (1); insert into luar.lain values (1);
  select nextval('"Nomor Surat"') from generate_series(1, 7); select nextval('luar.nomor') from generate_series(1, 7)`;

let places: DatabaseLocation[] = [];
let [from, to] = [] as unknown as [Client, Client];
beforeEach(async () => {
  places = [await createEmptyDatabase(), await createEmptyDatabase()];
  [from, to] = (await Promise.all(places.map((place) => connect(place)))) as [Client, Client];
  await from.query(structure + rows);
  await to.query(structure);
});
afterEach(async () => {
  for (const client of [from, to]) await client.end();
  for (const place of places) await dropTestDatabase(place);
});

const load = async () => {
  const shape = await openSnapshot(from);
  return { shape, tallies: await loadRows(to, shape, (table) => readRows(from, table)) };
};
const told = async (client: Client, text: string) => (await client.query<Record<string, unknown>>(text)).rows;
const counted = async (client: Client, table: string) => Number((await told(client, `select count(*) as n from ${table}`))[0]?.n);

test("every row is the same there and is counted, whatever either side is set to", async () => {
  await from.query("set timezone = 'Asia/Makassar'; set datestyle = 'German'; set intervalstyle = 'iso_8601'; set extra_float_digits = -5");
  await from.query("set bytea_output = 'escape'");
  await to.query("set timezone = 'America/Lima'; set datestyle = 'SQL'; set intervalstyle = 'sql_standard'; set extra_float_digits = -4");
  const { shape, tallies } = await load();
  expect(Object.fromEntries([...tallies].map(([title, { rows: count }]) => [title, count]))).toEqual({
    "graphile_worker.tugas": 1,
    "public.Kelas Satu": 3,
    "public.murid": 2,
    "public.riwayat": 2,
  });
  for (const table of shape.tables) {
    const title = `${table.schema}.${table.name}`;
    expect([title, await tallyRows(to, table)]).toEqual([title, tallies.get(title)]);
  }
  for (const client of [from, to]) await client.query("set timezone = 'UTC'; set intervalstyle = 'postgres'; set datestyle = 'ISO, YMD'");
  for (const table of ['"Kelas Satu"', "murid", "graphile_worker.tugas", "riwayat"]) {
    const all = `select t::text as row from ${table} t order by 1`;
    expect(await told(to, all)).toEqual(await told(from, all));
  }
});

test("what the structure came about by, which processes serve, and what is no part of the product stay where they are", async () => {
  await to.query("insert into migration values (5); insert into proses values (5); insert into luar.lain values (5)");
  await load();
  for (const table of ["migration", "proses"])
    expect(await counted(to, `${table} where ${table === "proses" ? "id" : "number"} = 5`)).toBe(1);
  expect(await counted(to, "luar.lain where id = 5")).toBe(1);
  expect(await told(to, "select nextval('luar.nomor')::int as next")).toEqual([{ next: 1 }]);
});

test("numbers are counted on from where they stood, and those that nobody drew begin at one", async () => {
  await load();
  expect(await told(to, `select nextval('"Nomor Surat"')::int as drawn, nextval('belum')::int as fresh`)).toEqual([{ drawn: 8, fresh: 1 }]);
  expect(await told(to, "insert into graphile_worker.tugas (isi) values (null) returning id::int")).toEqual([{ id: 2 }]);
});

test("what stood there goes, no history is written of the copying, and afterwards it is written again", async () => {
  await to.query(`insert into "Kelas Satu" values (9, null, 'lama'); insert into murid (id, kelas) values (90, 9)`);
  await load();
  expect(await counted(to, "murid where id = 90")).toBe(0);
  expect(await counted(to, "riwayat")).toBe(2);
  await to.query("insert into murid (id, kelas) values (3, 2)");
  expect(await counted(to, "riwayat")).toBe(3);
});

test("references hold again afterwards, under their names and in both directions", async () => {
  await load();
  await expect(to.query("insert into murid (id, kelas) values (4, 77)")).rejects.toThrow("murid_kelas_fkey");
  await expect(to.query(`update "Kelas Satu" set ketua = 77 where id = 2`)).rejects.toThrow("ketua_murid");
});

test("of what is written meanwhile nothing is copied: everything is of one moment", async () => {
  const shape = await openSnapshot(from);
  await connected(places[0] as DatabaseLocation, (late) => late.query("insert into murid (id, kelas) values (5, 1)"));
  const tallies = await loadRows(to, shape, (table) => readRows(from, table));
  expect([tallies.get("public.murid")?.rows, tallies.get("public.riwayat")?.rows]).toEqual([2, 2]);
  await expect(from.query("insert into riwayat values ('x')")).rejects.toThrow("read-only");
});

test.each([
  [
    "a row that cannot be taken",
    "alter table murid add constraint kecil check (id < 10)",
    /Baris tabel public\.murid tidak dapat dimasukkan: .*kecil/,
  ],
  ["a row that points to none", `alter table "Kelas Satu" add constraint ada foreign key ("Nama") references lain (apa)`, /ada/],
])("%s ends the copy, and the other side is as it was", async (_, stricter, sentence) => {
  await to.query(`create table lain (apa text primary key); insert into lain values ('lama'); ${stricter}`);
  await to.query(`insert into "Kelas Satu" values (9, null, 'lama')`);
  const error: unknown = await load().catch((caught: unknown) => caught);
  expect(error instanceof StartRefusal ? error.sentence : String(error)).toMatch(sentence);
  expect(await told(to, `select "Nama" as nama from "Kelas Satu"`)).toEqual([{ nama: "lama" }]);
  await expect(to.query("insert into murid (id, kelas) values (4, 77)")).rejects.toThrow("murid_kelas_fkey");
  await to.query("insert into murid (id, kelas) values (4, 9)");
  expect(await counted(to, "riwayat")).toBe(1);
});

test("rows come in one order, in whichever they lie", async () => {
  const told: string[] = [];
  const table = { schema: "public", name: "murid", columns: ["id", "kelas"] };
  for (const order of ["", "desc"]) {
    await from.query(`create temp table lagi as select id, kelas from murid order by id ${order}; truncate murid cascade`);
    await from.query(`insert into "Kelas Satu" (id) values (1); insert into murid (id, kelas) select id, kelas from lagi; drop table lagi`);
    told.push(await text(readRows(from, table)));
  }
  expect(told).toEqual(["12\t1\n2\t1\n", "12\t1\n2\t1\n"]);
});

test("a copy to another structure is refused before anything goes", async () => {
  await from.query("alter table riwayat add column baru int");
  await to.query(`insert into "Kelas Satu" values (9, null, 'lama')`);
  await expect(load()).rejects.toSatisfy(
    (error) => error instanceof StartRefusal && /riwayat\.baru tidak ada di tujuan/.test(error.sentence),
  );
  expect(await counted(to, '"Kelas Satu"')).toBe(1);
});

test("a table or a column that the other side lacks is named before anything is touched; what only the other side has does not matter", async () => {
  const here = await readShape(from);
  await to.query("create table baru (id int); alter table murid add column baru int");
  expect(() => demandSameShape(here, { ...here, tables: [] })).toThrow(/graphile_worker\.tugas tidak ada di tujuan/);
  const there = await readShape(to);
  expect(() => demandSameShape(here, there)).not.toThrow();
  expect(() => demandSameShape(there, here)).toThrow(/: public\.baru tidak ada di tujuan/);
  await to.query("drop table baru");
  expect(await readShape(to).then((shape) => catching(() => demandSameShape(shape, here)))).toMatch(
    /: public\.murid\.baru tidak ada di tujuan/,
  );
});

function catching(work: () => void): string {
  try {
    work();
  } catch (error) {
    return error instanceof StartRefusal ? error.sentence : String(error);
  }
  return "";
}
