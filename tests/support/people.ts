import { beforeAll } from "vitest";
import { type Actor, type Policy, privacyClasses } from "#kit/access/access.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { number, reference, text } from "#kit/register/fields.ts";
import { readQuery } from "#kit/register/query.ts";
import { type Register, type Row, register } from "#kit/register/register.ts";
import { create } from "#kit/register/store.server.ts";
import { actor, shareDatabase } from "#tests/support/database.ts";
import { ofOwn, wholly } from "#tests/support/rights.ts";
import { sentences } from "#tests/support/sentences.ts";

/** Neighbours with what each may see of the others, in houses that somebody keeps. */
export const base = { lead: "", noun: "warga" };
export const rumah: Register = register({
  ...base,
  ...{ name: "rumah", table: "rumah", path: "/rumah", title: "Rumah", sentences },
  fields: { alamat: text({ label: "Alamat", privacy: "umum", max: 50, required: true }) },
  columns: ["alamat"],
  searched: ["alamat"],
  owner: "penjaga",
});
export const warga: Register = register({
  ...base,
  ...{ name: "warga", table: "warga", path: "/warga", title: "Warga", sentences },
  fields: {
    nama: text({ label: "Nama", privacy: "umum", max: 50, required: true }),
    catatan: text({ label: "Catatan", privacy: "dinas", max: 50 }),
    penghasilan: number({ label: "Penghasilan", privacy: "rahasia", step: 1 }),
    rumah: reference({ label: "Rumah", privacy: "pribadi", register: rumah }),
  },
  columns: ["nama", "penghasilan"],
  searched: ["nama", "penghasilan"],
  filters: ["penghasilan"],
  order: { by: "penghasilan", direction: "asc" },
  owner: "rumah.penjaga",
  extra: { kode: text({ label: "Kode", privacy: "rahasia", max: 20 }) },
});

export const policy: Policy = {
  rumah: [wholly(["petugas"], "read")],
  warga: [
    wholly(["petugas"], "read", "create", "update", "import", "export"),
    wholly(["penilai"], "read"),
    [["penilai"], ["create", "update", "delete", "restore", "import"], privacyClasses, "others"],
    [["penilai"], ["update"], ["umum", "dinas"], "own"],
    [["tetangga"], ["read", "update", "import"], ["umum"], "all"],
    [["tetangga"], ["export"], ["umum", "rahasia"], "all"],
    ofOwn(["penjaga"], "read"),
    [["penjaga"], ["update"], ["umum", "dinas", "pribadi"], "own"],
    [["penjaga"], ["export"], ["umum", "dinas"], "own"],
    [["juru"], ["read"], ["umum", "dinas"], "own"],
    [["juru"], ["create"], ["umum", "pribadi"], "own"],
  ],
};
export const opened = shareDatabase({ policy });
export const clerk = actor("petugas");
export const neighbour = actor("tetangga");
export const keeper = actor("penjaga");
export const scribe = actor("juru");
/** Sees everybody's name as a neighbour, and all of those in the house that they keep. */
export const both: Actor = { ...keeper, roles: ["penjaga", "tetangga"] };
export const as = (who: Actor) => opened.scope(who).transaction;
export const query = (words = "") => readQuery(warga, new URLSearchParams(words));
export const named = (rows: readonly Row[], name: string) => rows.find(({ nama }) => nama === name) as Row;
export let [houseOfKeeper, houseOfOther] = ["", ""];

export const columns = `id uuid primary key default gen_random_uuid(), versi integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), deleted_at timestamptz, deleted_by uuid`;

/** The test file that calls it has all of this anew; once at its top. */
export function usePeople(): void {
  opened.begin();
  beforeAll(async () => {
    await connected(opened.database.place, async (client) => {
      await client.query(`create table rumah (${columns}, alamat text not null, penjaga uuid)`);
      await client.query(
        `create table warga (${columns}, nama text not null, catatan text, penghasilan integer, rumah uuid references rumah, kode text not null default 'K-1')`,
      );
      const { rows } = await client.query("insert into rumah (alamat, penjaga) values ('A', $1), ('B', null) returning id", [keeper.id]);
      [houseOfKeeper, houseOfOther] = rows.map(({ id }) => String(id)) as [string, string];
    });
    const people = [
      { nama: "Ani", catatan: "rahasia", penghasilan: 73004119, rumah: houseOfKeeper },
      { nama: "Budi", catatan: "diam", penghasilan: 100, rumah: houseOfOther },
      { nama: "Cici", catatan: "diam", penghasilan: 200, rumah: null },
    ];
    for (const sent of people) await as(clerk)((ctx) => create(ctx, warga, sent, "json"));
  });
}
