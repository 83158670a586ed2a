/**
 * Who chooses: the office, several times a day, from a phone as well as at the desk; a class, a pupil, an account. As years go by there are
 * thousands of them, and one name has several. What goes wrong: a page of half a megabyte, somebody who cannot be chosen, the namesake chosen.
 */
import { beforeAll, describe, expect, test } from "vitest";
import type { Rule } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { planImport } from "#kit/transfer/transfer.server.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { everyAct, wholly } from "#tests/support/rights.ts";
import { findChoices, offeredChoices } from "./choices.server.ts";
import { reference, text } from "./register/fields.ts";
import { register } from "./register/register.ts";

const sentences = { add: "", edit: "", required: "", confirmDelete: "", created: "", updated: "", deleted: "", empty: "" };
const words = (label: string) => text({ label, privacy: "umum", max: 50, required: true });
const rak = register({
  ...{ noun: "rak", sentences, name: "rak", table: "rak", path: "/rak", title: "Rak" },
  ...{ fields: { nama: words("Nama"), ruang: words("Ruang") }, columns: ["nama", "ruang"], searched: ["nama"] },
});
const dus = register({
  ...{ noun: "dus", sentences, name: "dus", table: "dus", path: "/dus", title: "Dus" },
  ...{ fields: { nama: words("Nama") }, columns: ["nama"], searched: ["nama"] },
});
const benda = register({
  ...{ noun: "benda", sentences, name: "benda", table: "benda", path: "/benda", title: "Benda" },
  fields: {
    nama: words("Nama"),
    rakId: reference({ label: "Rak", privacy: "umum", register: rak }),
    dusId: reference({ label: "Dus", privacy: "umum", register: dus }),
    lemariId: reference({ label: "Lemari", privacy: "rahasia", register: rak }),
    petiId: reference({ label: "Peti", privacy: "umum", register: rak }),
  },
  ...{ columns: ["nama", "rakId"], searched: ["nama"], filters: ["rakId", "dusId", "lemariId"] },
});

const rights = [wholly(["petugas"], ...everyAct)];
const guest: Rule = [["tamu"], ["read"], ["umum"], "all"];
const house = useDatabase({ policy: { rak: rights, dus: rights, benda: [...rights, guest] } });
const by = <T>(who: string, work: (ctx: Ctx) => Promise<T>) => house.scope(actor(who)).transaction(work);
const labels = (options: readonly { readonly label: string }[] | undefined) => options?.map(({ label }) => label);

beforeAll(() =>
  connected(house.database.place, async (client) => {
    const columns = `id uuid primary key default gen_random_uuid(), versi integer not null default 1, created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(), deleted_at timestamptz, deleted_by uuid, nama text not null`;
    await client.query(`create table rak (${columns}, ruang text not null default 'Aula')`);
    await client.query(`create table dus (${columns})`);
    await client.query(
      `create table benda (${columns}, rak_id uuid references rak, dus_id uuid references dus, lemari_id uuid references rak, peti_id uuid references rak)`,
    );
    await client.query("insert into dus (nama) select 'Dus ' || n from generate_series(1, 200) n");
    // The higher the number, the later it was made.
    await client.query(
      `insert into rak (nama, created_at) select 'Rak ' || n, now() - make_interval(days => 3000 - n) from generate_series(1, 2100) n`,
    );
    await client.query(
      `insert into rak (nama, ruang, created_at) values ('Rak 2090', 'Gudang', now() - interval '99 years'), ('Zebra_1', 'Gudang', now() - interval '90 years')`,
    );
    await client.query("insert into rak (nama, deleted_at) values ('Rak yang dibuang', now())");
  }),
);

describe("a form", () => {
  test("brings all along where there are few, in the order in which names are read", async () => {
    const { options, sought } = await by("petugas", (ctx) => offeredChoices(ctx, benda, ["dusId"]));
    expect(sought).toEqual({});
    expect(labels(options.dusId)?.slice(0, 3)).toEqual(["Dus 1", "Dus 2", "Dus 3"]);
    expect(options.dusId).toHaveLength(200);
  });

  test("of many brings the latest, namesakes told apart from those it leaves out, and says where the others are", async () => {
    const { options, sought } = await by("petugas", (ctx) => offeredChoices(ctx, benda));
    expect(sought).toEqual({ rakId: "/benda/pilihan/rakId", lemariId: "/benda/pilihan/lemariId", petiId: "/benda/pilihan/petiId" });
    expect(options.rakId).toHaveLength(50);
    expect(labels(options.rakId)?.[0]).toBe("Rak 2051");
    expect(labels(options.rakId)).toContain("Rak 2090 · Aula");
    expect(labels(options.rakId)).not.toContain("Rak 2090 · Gudang");
  });
});

describe("what is typed", () => {
  const found = (words: string, field = "rakId", who = "petugas") => by(who, (ctx) => findChoices(ctx, benda, field, words)).then(labels);

  test("finds those that hold every word, the latest twenty, and first of all who is called just so", async () => {
    const twelve = await found("RAK 12");
    expect(twelve).toHaveLength(20);
    expect(twelve).toEqual(expect.arrayContaining(["Rak 12", "Rak 1289", "Rak 2012"]));
    expect(twelve).not.toContain("Rak 112");
    expect(await found("90 rak 20")).toEqual(["Rak 2090 · Aula", "Rak 2090 · Gudang"]);
    expect(await found("zebra")).toEqual(["Zebra_1"]);
    expect(await found("zebra1")).toEqual([]);
    // A sign that means anything elsewhere is only itself.
    expect(await found("zebra%")).toEqual([]);
    expect(await found("rak_1")).toEqual([]);
    expect(await found("dibuang")).toEqual([]);
    expect(await found("")).toHaveLength(20);
  });

  test("finds nothing for who neither fills the field in nor narrows the list by it", async () => {
    expect(await found("zebra", "rakId", "tamu")).toEqual(["Zebra_1"]);
    expect(await found("zebra", "petiId")).toEqual(["Zebra_1"]);
    for (const field of ["lemariId", "petiId"]) await expect(found("zebra", field, "tamu")).rejects.toMatchObject({ kind: "notFound" });
    for (const field of ["nama", "constructor", "tidakAda"])
      await expect(found("zebra", field)).rejects.toMatchObject({ kind: "notFound" });
    await expect(found("zebra", "rakId", "siapa")).rejects.toMatchObject({ kind: "notFound" });
  });
});

test("a list that comes in names any of them, however many there are", async () => {
  const sheet = { header: ["Nama", "Rak"], rows: [["A", "zebra_1"]], places: [2] };
  const plan = await house.scope(actor("petugas")).transaction((ctx) => planImport(ctx, benda, { name: "a.csv", sheet }));
  expect(plan.refused).toEqual([]);
});

test("namesakes are told apart whatever their capitals, found by what tells them apart, and where nothing does by when they were written", async () => {
  const found = (words: string) => by("petugas", (ctx) => findChoices(ctx, benda, "rakId", words)).then(labels);
  await connected(house.database.place, (client) =>
    client.query(`insert into rak (nama, ruang, created_at) values
      ('Lemari Anu', 'Utara', '2020-03-01 02:00Z'), ('LEMARI ANU', 'Selatan', '2021-03-01 02:00Z'),
      ('Peti Kembar', 'Aula', '2020-05-04 03:02:01Z'), ('Peti Kembar', 'Aula', '2021-05-04 03:02:01Z')`),
  );
  expect(await found("lemari anu")).toEqual(["LEMARI ANU · Selatan", "Lemari Anu · Utara"]);
  expect(await found("lemari utara")).toEqual(["Lemari Anu · Utara"]);
  expect(await found("LEMARI ANU · Selatan")).toEqual(["LEMARI ANU · Selatan"]);
  expect(await found("utara lemari")).toEqual([]);
  expect(await found("peti")).toEqual([
    "Peti Kembar · Aula · dicatat 04-05-2020 11.02.01",
    "Peti Kembar · Aula · dicatat 04-05-2021 11.02.01",
  ]);
  expect(await found("#peti")).toHaveLength(2);
});
