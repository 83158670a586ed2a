/** What was thrown away is shown to those who may take it back, and of that no more than they may. */
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Actor, Policy } from "#kit/access/access.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { ofOwn, wholly } from "#tests/support/rights.ts";
import { sentences } from "#tests/support/sentences.ts";
import { text } from "./fields.ts";
import { readQuery } from "./query.ts";
import { type Register, register } from "./register.ts";
import { find, list, restore } from "./store.server.ts";

const surat: Register = register({
  ...{ name: "suratUji", table: "surat_uji", path: "/surat", title: "Surat", noun: "surat", sentences },
  fields: {
    hal: text({ label: "Hal", privacy: "umum", max: 40, required: true }),
    isi: text({ label: "Isi", privacy: "rahasia", max: 40 }),
  },
  ...{ columns: ["hal"], searched: ["hal"], owner: "pemilik" },
}) as Register;
const policy: Policy = {
  suratUji: [
    wholly(["arsiparis"], "read", "restore"),
    wholly(["pembaca", "penulis"], "read"),
    ofOwn(["penulis"], "restore"),
    ofOwn(["anggota"], "read"),
    wholly(["anggota"], "restore"),
    [["juru"], ["read"], ["umum"], "all"],
  ],
};
const home = useDatabase({ policy });
const [archivist, reader, writer, member, scribe] = ["arsiparis", "pembaca", "penulis", "anggota", "juru"].map((role) => actor(role)) as [
  Actor,
  Actor,
  Actor,
  Actor,
  Actor,
];
const ids = new Map<string, string>();

beforeAll(() =>
  connected(home.database.place, async (owner) => {
    await owner.query(`create table surat_uji (id uuid primary key default gen_random_uuid(), versi int not null default 1,
      created_at timestamptz not null default clock_timestamp(), updated_at timestamptz not null default now(), deleted_at timestamptz,
      deleted_by uuid, hal text not null, isi text, pemilik uuid)`);
  }),
);
beforeEach(() =>
  connected(home.database.place, async (owner) => {
    await owner.query("truncate surat_uji");
    const { rows } = await owner.query<{ hal: string; id: string }>(
      `insert into surat_uji (hal, isi, pemilik, deleted_at) values
        ('dibuang, penulis', 'c', $1, now()), ('dibuang, anggota', 'b', $2, now()), ('dibuang', 'a', null, now()), ('ada', 'd', $2, null)
       returning hal, id`,
      [writer.id, member.id],
    );
    for (const { hal, id } of rows) ids.set(hal, id);
  }),
);

const shown = (who: Actor, address: string, change: object = {}) =>
  home
    .scope(who)
    .read((ctx) => list(ctx, surat, { ...readQuery(surat, new URLSearchParams(address)), ...change }))
    .then(
      ({ rows }) => rows.map(({ hal }) => hal),
      ({ kind }) => kind,
    );

test("of the bin everybody sees what they may both read and take back", async () => {
  const all = ["dibuang", "dibuang, anggota", "dibuang, penulis"];
  expect(await shown(archivist, "sampah=1&urut=hal")).toEqual(all);
  expect([await shown(writer, "sampah=1"), await shown(member, "sampah=1"), await shown(reader, "sampah=1")]).toEqual([
    ["dibuang, penulis"],
    ["dibuang, anggota"],
    "notFound",
  ]);
  expect([await shown(writer, ""), await shown(member, ""), await shown(reader, "")]).toEqual([["ada"], ["ada"], ["ada"]]);
});

test("a row of the bin is found there alone, by whoever may take it back", async () => {
  const found = (who: Actor, hal: string, bin: boolean) =>
    home
      .scope(who)
      .read((ctx) => find(ctx, surat, String(ids.get(hal)), bin))
      .then(
        (row) => row.hal,
        ({ kind }) => kind,
      );
  expect([await found(archivist, "dibuang", true), await found(archivist, "dibuang", false), await found(archivist, "ada", true)]).toEqual([
    ...["dibuang", "notFound", "notFound"],
  ]);
  expect([
    await found(writer, "dibuang, penulis", true),
    await found(writer, "dibuang", true),
    await found(reader, "dibuang", true),
  ]).toEqual([...["dibuang, penulis", "notFound", "notFound"]]);
});

test("whoever may take back their own alone takes back no other", async () => {
  const taken = (who: Actor, hal: string) =>
    home
      .scope(who)
      .transaction((ctx) => restore(ctx, surat, String(ids.get(hal))))
      .then(
        (row) => row.deletedAt,
        ({ kind }) => kind,
      );
  expect([await taken(reader, "dibuang"), await taken(writer, "dibuang"), await taken(writer, "ada")]).toEqual([
    ...["forbidden", "notFound", "notFound"],
  ]);
  expect(await taken(writer, "dibuang, penulis")).toBeNull();
});

test("an order by what is closed to somebody, or that the list does not have, is the usual order", async () => {
  const dibuang = { bin: true, direction: "asc" };
  expect((await shown(archivist, "", { ...dibuang, sort: "isi" }))[0]).toBe("dibuang");
  expect((await shown(archivist, "", { ...dibuang, sort: "urutan" }))[0]).toBe("dibuang");
  expect((await shown(archivist, "", { ...dibuang, sort: "createdAt" }))[0]).not.toBe("dibuang");
  expect([await shown(scribe, "", { sort: "isi" }), await shown(scribe, "", { sort: "pemilik" })]).toEqual([
    expect.arrayContaining(["ada"]),
    expect.arrayContaining(["ada"]),
  ]);
});
