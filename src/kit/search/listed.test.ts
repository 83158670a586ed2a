/** A link narrows a list to the rows that another table names by a word, as all who hold one post. */
import { beforeAll, expect, test } from "vitest";
import type { Policy } from "#kit/access/access.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { text } from "#kit/register/fields.ts";
import { readQuery } from "#kit/register/query.ts";
import { type Register, register } from "#kit/register/register.ts";
import { list } from "#kit/register/store.server.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { wholly } from "#tests/support/rights.ts";
import { sentences } from "#tests/support/sentences.ts";

const orang: Register = register({
  ...{ name: "orangUji", table: "orang_uji", path: "/orang", title: "Orang", noun: "orang", sentences },
  fields: { nama: text({ label: "Nama", privacy: "umum", max: 40, required: true }) },
  ...{ columns: ["nama"], searched: ["nama"] },
  listedIn: { parameter: "jabatan", table: "pegang_uji", row: "orangId", column: "jabatan" },
}) as Register;
const policy: Policy = { orangUji: [wholly(["petugas"], "read")] };
const home = useDatabase({ policy });

beforeAll(() =>
  connected(home.database.place, async (owner) => {
    await owner.query(`
      create table orang_uji (id uuid primary key default gen_random_uuid(), versi int not null default 1,
        created_at timestamptz not null default now(), updated_at timestamptz not null default now(), deleted_at timestamptz,
        deleted_by uuid, nama text not null);
      create table pegang_uji (orang_id uuid not null, jabatan text not null);
      insert into orang_uji (nama) values ('Ani'), ('Budi'), ('Cici');
      insert into pegang_uji select id, 'wali' from orang_uji where nama in ('Ani', 'Budi');
      insert into pegang_uji select id, 'piket' from orang_uji where nama = 'Ani'`);
  }),
);

const shown = async (address: string, of = orang) => {
  const query = { ...readQuery(of, new URLSearchParams(address)), sort: "nama", direction: "asc" as const };
  const { rows } = await home.scope(actor("petugas")).read((ctx) => list(ctx, of, query));
  return rows.map(({ nama }) => nama);
};

test.each([
  ["jabatan=wali", ["Ani", "Budi"]],
  ["jabatan=piket", ["Ani"]],
  ["jabatan=pi%00ket", ["Ani"]],
  ["jabatan=lain", []],
  [`jabatan=${"x".repeat(300)}`, []],
  ["jabatan=", ["Ani", "Budi", "Cici"]],
  ["", ["Ani", "Budi", "Cici"]],
])("“%s” shows %j", async (address, names) => expect(await shown(address)).toEqual(names));

test("of a long word forty letters are asked for; a register that no other table names has no such link", () => {
  expect(readQuery(orang, new URLSearchParams(`jabatan=${"x".repeat(41)}`)).listed).toBe("x".repeat(40));
  const { listedIn: _, ...alone } = orang;
  expect(readQuery(alone, new URLSearchParams("jabatan=wali"))).not.toHaveProperty("listed");
});
