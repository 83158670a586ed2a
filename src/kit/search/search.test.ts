/** The search over all registers shows each record in the words of its list, and none that has no page or list of its own to lead to. */
import { beforeAll, expect, test } from "vitest";
import type { Policy } from "#kit/access/access.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { choice, date, file, number, text, yesNo } from "#kit/register/fields.ts";
import { type Register, register } from "#kit/register/register.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { ofOwn, wholly } from "#tests/support/rights.ts";
import { sentences } from "#tests/support/sentences.ts";
import { searchRegisters } from "./search.server.ts";

const agenda = register({
  ...{ name: "agenda", table: "agenda_uji", path: "/agenda", title: "Agenda", noun: "agenda", sentences },
  fields: {
    judul: text({ label: "Judul", privacy: "umum", max: 200, required: true }),
    lampiran: file({ label: "Lampiran", privacy: "umum", accept: ["application/pdf"] }),
    penting: yesNo({ label: "Penting", privacy: "umum" }),
    hari: date({ label: "Hari", privacy: "umum" }),
    jenis: choice({ label: "Jenis", privacy: "umum", options: [{ value: "rpt", label: "Rapat" }] }),
    urut: number({ label: "Urut", privacy: "umum", step: 1 }),
  },
  ...{ columns: ["judul", "hari"], searched: ["judul"] },
  owner: "pemilik",
}) as Register;
const policy: Policy = { agenda: [wholly(["petugas"], "read"), ofOwn(["anggota"], "read")] };
const home = useDatabase({ policy });
const [clerk, member] = [actor("petugas"), actor("anggota")];
const seek = async (words: string, of: Partial<Register> = {}, who = clerk) => {
  const groups = await home.scope(who).read((ctx) => searchRegisters(ctx, [{ ...agenda, ...of }], words));
  return groups.flatMap(({ found }) => found.map(({ name, hint, to, id }) => [name, hint, to.replace(id, "…")]));
};

beforeAll(() =>
  connected(home.database.place, async (owner) => {
    await owner.query(`create table agenda_uji (
        id uuid primary key default gen_random_uuid(), versi int not null default 1, created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(), deleted_at timestamptz, deleted_by uuid,
        judul text not null, lampiran uuid, penting boolean, hari date, jenis text, urut int, pemilik uuid)`);
    await owner.query(
      `insert into agenda_uji (judul, hari, jenis, urut, penting, lampiran, pemilik) values
        ('2026-05-12', '2026-05-13', 'rpt', 7, true, gen_random_uuid(), null),
        ('Rapat & doa', null, 'lama', null, false, null, $1)`,
      [member.id],
    );
  }),
);

test("a day is told as people write it where the list keeps days, and a title that looks like one stays as it was typed", async () => {
  expect(await seek("2026-05-12")).toEqual([["2026-05-12", "13 Mei 2026", "/agenda/…"]]);
  expect(await seek("2026-05-12", { columns: ["hari", "judul"] })).toEqual([["13 Mei 2026", "2026-05-12", "/agenda/…"]]);
  expect(await seek("rapat")).toEqual([["Rapat & doa", "", "/agenda/…"]]);
});

test("what was chosen is told in its words, and as it stands where the words are gone", async () => {
  const columns = ["judul", "jenis"];
  expect(await seek("2026-05-12", { columns })).toEqual([["2026-05-12", "Rapat", "/agenda/…"]]);
  expect(await seek("rapat &", { columns })).toEqual([["Rapat & doa", "lama", "/agenda/…"]]);
});

test("a file, or a yes or no, tells no namesakes apart: the next column does", async () => {
  const columns = ["judul", "lampiran", "penting", "urut"];
  expect(await seek("2026-05-12", { columns })).toEqual([["2026-05-12", "7", "/agenda/…"]]);
  expect(await seek("rapat", { columns: ["judul", "penting"] })).toEqual([["Rapat & doa", "", "/agenda/…"]]);
});

test("records without a page of their own lead to the list that is narrowed to them, whatever they are called", async () => {
  expect(await seek("rapat", { detail: false })).toEqual([["Rapat & doa", "", "/agenda?cari=Rapat%20%26%20doa"]]);
});

test("nothing is found where there is no list, no column or nothing that is sought; of others' rows by nobody who reads their own alone", async () => {
  expect([await seek("rapat", { single: true }), await seek("rapat", { columns: [] }), await seek("rapat", { searched: [] })]).toEqual([
    [],
    [],
    [],
  ]);
  expect([await seek("2026", {}, member), await seek("rapat", {}, member), await seek("rapat", {}, actor("tamu"))]).toEqual([
    [],
    [["Rapat & doa", "", "/agenda/…"]],
    [],
  ]);
});
