/** Whoever seeks in a list types what they read in it: part of a title, a day in their own way, a number, a word that was chosen, a name of another list. */
import { beforeAll, expect, test } from "vitest";
import type { Policy } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { choice, date, number, reference, text } from "#kit/register/fields.ts";
import { type Register, register } from "#kit/register/register.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { ofOwn, wholly } from "#tests/support/rights.ts";
import { sentences } from "#tests/support/sentences.ts";
import { completionsOf } from "./completions.server.ts";
import { holdsWords, titleFirst } from "./holds-words.server.ts";
import { containsPredicate, filterPredicates, inOrder, searchPredicate, shownAs } from "./search-predicate.server.ts";

const about = { title: "X", noun: "x", sentences };
const kota = register({
  ...{ ...about, name: "kota", table: "kota", path: "/kota", columns: ["nama"], searched: ["nama"] },
  fields: { nama: text({ label: "Nama", privacy: "umum", max: 40, required: true }) },
});
const options = [
  { value: "srt", label: "Surat Rahasia (SR)" },
  { value: "buku", label: "Buku" },
];
const arsip = register({
  ...{ ...about, name: "arsip", table: "arsip", path: "/arsip", columns: ["judul"], named: ["judul", "jilid"] },
  fields: {
    judul: text({ label: "Judul", privacy: "umum", max: 40, required: true }),
    rak: text({ label: "Rak", privacy: "umum", max: 40 }),
    jilid: number({ label: "Jilid", privacy: "umum", step: 1 }),
    masuk: date({ label: "Masuk", privacy: "umum" }),
    jenis: choice({ label: "Jenis", privacy: "umum", options }),
    kotaId: reference({ label: "Kota", privacy: "umum", register: kota }),
  },
  ...{
    searched: ["judul", "jilid", "masuk", "jenis", "kotaId"],
    filters: ["masuk", "rak", "jenis"],
    offers: { rak: "former", judul: "former" },
  },
  owner: "pemilik",
}) as Register;

const policy: Policy = { arsip: [wholly(["petugas"], "read"), ofOwn(["anggota"], "read")] };
const home = useDatabase({ policy });
const as = <T>(work: (ctx: Ctx) => Promise<T>, ...roles: string[]) =>
  home.scope(actor(...(roles.length > 0 ? roles : ["petugas"]))).transaction(work);

beforeAll(() =>
  connected(home.database.place, async (owner) => {
    const kept =
      "id uuid primary key default gen_random_uuid(), versi int not null default 1, created_at timestamptz not null default clock_timestamp(), updated_at timestamptz not null default now(), deleted_at timestamptz, deleted_by uuid";
    await owner.query(`create table kota (${kept}, nama text not null);
      create table arsip (${kept}, judul text not null, rak text, jilid int, masuk date, jenis text, kota_id uuid, pemilik uuid, kata text);
      insert into kota (nama) values ('Palu'), ('Donggala'), ('Poso');
      insert into arsip (judul, rak, jilid, masuk, jenis, kota_id) values
        ('Laut 100%', 'B', 2, '2024-05-12', 'srt', (select id from kota where nama = 'Poso')),
        ('Laut biru', 'A', 1, '2026-05-31', 'buku', (select id from kota where nama = 'Palu')),
        ('Gunung', 'B', null, null, null, null),
        ('Gunung', null, 12, '2026-06-01', 'buku', (select id from kota where nama = 'Donggala'));
      insert into arsip (judul, rak, masuk, deleted_at) values ('Buangan', 'Z', '1990-01-01', now());
      update arsip set kata = lower(judul)`);
  }),
);

const titles = (where: ReturnType<typeof searchPredicate>) =>
  as(async ({ db }) =>
    (
      await sql<{
        tell: string;
      }>`select judul || coalesce(' ' || jilid, '') as tell from arsip where deleted_at is null and ${where} order by 1`.execute(db)
    ).rows.map(({ tell }) => tell),
  );
const found = (words: string, of = arsip) => titles(searchPredicate(of, words));

test.each([
  ["laut", ["Laut 100% 2", "Laut biru 1"]],
  ["BIRU", ["Laut biru 1"]],
  // No letter of what is typed means anything else.
  ["100%", ["Laut 100% 2"]],
  ["%", ["Laut 100% 2"]],
  ["_", []],
  ["\\", []],
  ["12", ["Gunung 12"]],
  ["1", ["Laut 100% 2", "Laut biru 1"]],
  ["1234567890", []],
  ["x12", []],
  ["12 Mei 2024", ["Laut 100% 2"]],
  ["Mei 2026", ["Laut biru 1"]],
  ["12 Mei", ["Laut 100% 2"]],
  ["31 Mei 2025", []],
  ["rahasia", ["Laut 100% 2"]],
  ["SR", ["Laut 100% 2"]],
  ["sr)", ["Laut 100% 2"]],
  ["ra", []],
  ["Bu", []],
  ["buk", ["Gunung 12", "Laut biru 1"]],
  ["pal", ["Laut biru 1"]],
  ["o", ["Gunung 12", "Laut 100% 2"]],
  ["rak", []],
])("“%s” finds %j", async (words, rows) => expect(await found(words)).toEqual(rows));

test("where nothing is sought, nothing is found; where the words are kept together, they are sought there, and days beside them", async () => {
  expect(await found("laut", { ...arsip, searched: [] })).toEqual([]);
  const together: Register = { ...arsip, words: "kata" };
  expect([
    await found("LAUT", together),
    await found("100%", together),
    await found("12 Mei 2024", together),
    await found("palu", together),
  ]).toEqual([["Laut 100% 2", "Laut biru 1"], ["Laut 100% 2"], ["Laut 100% 2"], ["Laut biru 1"]]);
  await as(({ db }) => sql`update arsip set kata = 'sudah lama' where judul = 'Laut biru'`.execute(db));
  expect([await found("laut b", together), await found("lama", together), await found("lama")]).toEqual([[], ["Laut biru 1"], []]);
});

test("a filter of a day is its year, of anything else the very words", async () => {
  const kept = (name: string, value: string) => titles(containsPredicate(arsip, name, value));
  expect([await kept("masuk", "2026"), await kept("masuk", "2024"), await kept("masuk", "2025")]).toEqual([
    ["Gunung 12", "Laut biru 1"],
    ["Laut 100% 2"],
    [],
  ]);
  expect([await kept("rak", "B"), await kept("rak", "b"), await kept("jenis", "buku")]).toEqual([
    ["Gunung", "Laut 100% 2"],
    [],
    ["Gunung 12", "Laut biru 1"],
  ]);
  expect(await kept("kotaId", "kosong")).toEqual(["Gunung"]);
});

test("a list is narrowed by the years and words that stand in it, not by what lies in the bin; by words for those alone who see every row", async () => {
  const option = (value: string) => ({ value, label: value });
  expect(await as((ctx) => filterPredicates(ctx, arsip))).toEqual({
    masuk: [option("2026"), option("2025"), option("2024")],
    rak: [option("A"), option("B")],
  });
  expect(await as((ctx) => filterPredicates(ctx, arsip), "anggota")).toEqual({ masuk: [option("2026"), option("2025"), option("2024")] });
  expect(await as((ctx) => filterPredicates(ctx, { ...arsip, filters: [] }))).toEqual({});
  await as(({ db }) => sql`update arsip set masuk = null, rak = null where deleted_at is null and judul like 'Laut%'`.execute(db));
  expect(await as((ctx) => filterPredicates(ctx, { ...arsip, filters: ["masuk"] }))).toEqual({ masuk: [option("2026")] });
  await as(({ db }) => sql`update arsip set masuk = null where deleted_at is null`.execute(db));
  expect(await as((ctx) => filterPredicates(ctx, { ...arsip, filters: ["masuk"] }))).toEqual({ masuk: [] });
});

test("a list stands in the order of what is read, empty ones last, by all that a row is named with", async () => {
  const inTurn = (by: string, direction: "asc" | "desc") =>
    as(async ({ db }) =>
      (
        await sql<{
          tell: string;
        }>`select coalesce(${shownAs(arsip, "kotaId")}, '–') || ' ' || coalesce(jilid::text, '–') as tell from arsip where deleted_at is null order by ${inOrder(arsip, { by, direction })}, created_at`.execute(
          db,
        )
      ).rows.map(({ tell }) => tell),
    );
  expect(await inTurn("kotaId", "asc")).toEqual(["Donggala 12", "Palu 1", "Poso 2", "– –"]);
  expect(await inTurn("kotaId", "desc")).toEqual(["Poso 2", "Palu 1", "Donggala 12", "– –"]);
  expect(await inTurn("judul", "asc")).toEqual(["Donggala 12", "– –", "Poso 2", "Palu 1"]);
  expect(await inTurn("judul", "desc")).toEqual(["Palu 1", "Poso 2", "Donggala 12", "– –"]);
  expect(await inTurn("jilid", "desc")).toEqual(["Donggala 12", "Poso 2", "Palu 1", "– –"]);
});

test("what was written before is offered, the most frequent first, to those who see every row, in fields that are open to them", async () => {
  await as(({ db }) =>
    sql`update arsip set rak = case jilid when 1 then 'C' when 12 then 'C' when 2 then 'A' end where deleted_at is null`.execute(db),
  );
  const offered = async (of = arsip, ...roles: string[]) =>
    Object.fromEntries(
      Object.entries(await as((ctx) => completionsOf(ctx, of), ...roles)).map(([name, some]) => [
        name,
        some.map(({ value, label }) => (value === label ? value : "?")),
      ]),
    );
  expect(await offered()).toEqual({ rak: ["C", "A"], judul: ["Gunung", expect.any(String), expect.any(String)] });
  const { rak: _, ...open } = arsip.fields;
  expect(Object.keys(await offered({ ...arsip, fields: open }))).toEqual(["judul"]);
  expect([await offered(arsip, "anggota"), await offered(arsip, "tamu")]).toEqual([{}, {}]);
});

test("the site's search wants every word, wherever it stands; loosely, a word that is nearly it; titles first", async () => {
  const sought = (words: string[], loose = false) => ({ words, loose });
  const hits = (words: string[], loose = false, columns: readonly [string, ...string[]] = ["arsip.judul", "arsip.jenis"]) =>
    titles(holdsWords(sought(words, loose), columns));
  expect([await hits(["laut"]), await hits(["laut", "buku"]), await hits(["biru", "buku", "x"])]).toEqual([
    ["Laut 100% 2", "Laut biru 1"],
    ["Laut biru 1"],
    [],
  ]);
  expect([await hits(["biru | buku"]), await hits(["birubuku"]), await hits(["gunung"], false, ["arsip.jenis"])]).toEqual([[], [], []]);
  expect([await hits(["gunun"]), await hits(["gunug"]), await hits(["gunug"], true)]).toEqual([
    ["Gunung", "Gunung 12"],
    [],
    ["Gunung", "Gunung 12"],
  ]);
  expect([await hits(["ugnung"]), await hits(["ugnung"], true), await hits(["nguugn"], true)]).toEqual([[], ["Gunung", "Gunung 12"], []]);
  const first = await as(
    async ({ db }) =>
      (
        await sql<{
          judul: string;
          place: number;
        }>`select distinct judul, ${titleFirst(sought(["laut", "biru"]), "arsip.judul")} as place from arsip where deleted_at is null order by 1`.execute(
          db,
        )
      ).rows,
  );
  expect(first.map(({ judul, place }) => [judul, place])).toEqual([
    ["Gunung", 1],
    ["Laut 100%", 1],
    ["Laut biru", 0],
  ]);
});
