/** A number is offered as those were built that came from the same sender, and a word with two letters the other way round is found. */
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Policy } from "#kit/access/access.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { date, text } from "#kit/register/fields.ts";
import { type Register, register } from "#kit/register/register.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { ofOwn, wholly } from "#tests/support/rights.ts";
import { sentences } from "#tests/support/sentences.ts";
import { completionsOf } from "./completions.server.ts";
import { holdsWords } from "./holds-words.server.ts";

const masuk: Register = register({
  ...{ name: "masukUji", table: "masuk_uji", path: "/masuk", title: "Masuk", noun: "surat", sentences },
  fields: {
    nomor: text({ label: "Nomor", privacy: "umum", max: 300, required: true }),
    dari: text({ label: "Dari", privacy: "dinas", max: 300 }),
    tanggal: date({ label: "Tanggal", privacy: "umum" }),
  },
  ...{ columns: ["nomor"], searched: ["nomor"] },
  offers: { nomor: { builtBy: "dari" }, dari: "former", tanggal: "today" },
}) as Register;
const policy: Policy = { masukUji: [wholly(["petugas"], "read"), ofOwn(["anggota"], "read")] };
const home = useDatabase({ policy, clock: () => new Date("2026-11-24T05:00:00Z") });
const offered = (of = masuk, who = actor("petugas")) => home.scope(who).read((ctx) => completionsOf(ctx, of));

beforeAll(() =>
  connected(home.database.place, async (owner) => {
    await owner.query(`create table masuk_uji (id uuid primary key default gen_random_uuid(),
      created_at timestamptz not null default clock_timestamp(), deleted_at timestamptz, nomor text not null, dari text, tanggal date)`);
    await owner.query(
      `insert into masuk_uji (nomor, dari, deleted_at) values
        ('B-1/PP.00/03/2026', 'Kanwil', null), ('7/DP/2025', 'Dinas', null), ('B-9/PP.00/04/2026', 'Kanwil', null),
        ('12/Dispen', 'Dinas', now()), ('12/Dispen', 'Dinas', now()), ('12/Dispen', 'Dinas', now()),
        ('tanpa', 'Kanwil', null), ('5/' || $1, 'Dinas', null), ('5/' || $2, 'Dinas', null)`,
      ["x".repeat(158), "y".repeat(159)],
    );
  }),
);

afterEach(() => connected(home.database.place, (owner) => owner.query("delete from masuk_uji where nomor = 'x'")).then(() => undefined));

test("numbers are offered as they are built, the most frequent first, each with its sender; none of the bin, and none too long to be written twice", async () => {
  const { nomor, dari, ...rest } = await offered();
  expect(nomor).toEqual([
    { value: "B-…/PP.00/11/2026", label: "Kanwil", fills: "dari" },
    { value: `…/${"x".repeat(158)}`, label: "Dinas", fills: "dari" },
    { value: "…/DP/2026", label: "Dinas", fills: "dari" },
  ]);
  expect([dari?.map(({ value }) => value), rest]).toEqual([["Dinas", "Kanwil"], {}]);
});

test("of as many the one written last comes first", async () => {
  await home.scope(actor("sistem")).transaction(({ db }) => sql`insert into masuk_uji (nomor, dari) values ('x', 'Yayasan')`.execute(db));
  await home.scope(actor("sistem")).transaction(({ db }) => sql`insert into masuk_uji (nomor, dari) values ('x', 'Bupati')`.execute(db));
  expect((await offered()).dari?.map(({ value }) => value)).toEqual(["Dinas", "Kanwil", "Bupati", "Yayasan"]);
});

test("who may not read the sender is offered no numbers by it, and who reads their own alone nothing", async () => {
  const { dari: _, ...open } = masuk.fields;
  expect(await offered({ ...masuk, fields: open })).toEqual({});
  expect(await offered(masuk, actor("anggota"))).toEqual({});
});

test.each([
  ["ujain", "ujian", true],
  ["madrsaah", "madrasah", true],
  // A longer word has enough letters in their order.
  ["pengumumna", "pengumuman", true],
  ["bkau", "baku", true],
  // So short a word would be found everywhere.
  ["iar", "air", false],
])("“%s” finds “%s”: %s", async (word, written, finds) => {
  const { rows } = await home.scope().read(({ db }) =>
    sql<{
      held: boolean;
    }>`select ${holdsWords({ words: [word], loose: true }, ["t.isi"])} as held from (select ${written}::text as isi) t`.execute(db),
  );
  expect(rows[0]?.held).toBe(finds);
});
