import { beforeAll, expect, test } from "vitest";
import { choicesOf } from "#kit/choices.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { reference, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { create } from "#kit/register/store.server.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { everyAct, wholly } from "#tests/support/rights.ts";

const sentences = { add: "", edit: "", required: "Lengkapi.", confirmDelete: "", created: "", updated: "", deleted: "", empty: "" };
const nama = text({ label: "Nama", privacy: "umum", max: 50, required: true });
const rak = register({
  ...{ noun: "x", sentences, name: "rak", table: "rak", path: "/rak", title: "Rak" },
  ...{ fields: { nama }, columns: ["nama"], searched: ["nama"] },
});
const benda = register({
  ...{ noun: "x", sentences, name: "benda", table: "benda", path: "/benda", title: "Benda" },
  ...{ fields: { nama, rakId: reference({ label: "Rak", privacy: "umum", register: rak }) } },
  ...{ columns: ["nama", "rakId"], searched: ["nama", "rakId"] },
});
const kotak = register({
  ...{ noun: "x", sentences, name: "kotak", table: "benda", path: "/kotak", title: "Kotak" },
  ...{ fields: { bendaId: reference({ label: "Benda", privacy: "umum", register: benda }) } },
  ...{ columns: ["bendaId"], searched: ["bendaId"] },
});

const rights = [wholly(["petugas"], ...everyAct)];
const house = useDatabase({ policy: { rak: rights, benda: [...rights, wholly(["tamu"], "read")] } });
const doneBy = <T>(who: string, work: (ctx: Ctx) => Promise<T>) => house.scope(actor(who)).transaction(work);

beforeAll(() =>
  connected(house.database.place, async (client) => {
    const columns = `id uuid primary key default gen_random_uuid(), versi integer not null default 1, created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(), deleted_at timestamptz, deleted_by uuid, nama text`;
    await client.query(`create table rak (${columns})`);
    await client.query(`create table benda (${columns}, rak_id uuid references rak)`);
  }),
);

test("two of one name are told apart by what the list says of them, as far as the reader may read it", async () => {
  const shelf = (name: string) => doneBy("petugas", (ctx) => create(ctx, rak, { nama: name }, "json"));
  const [timur, barat] = [await shelf("Timur"), await shelf("Barat")];
  const add = (name: string, rakId: string) => doneBy("petugas", (ctx) => create(ctx, benda, { nama: name, rakId }, "json"));
  await add("Bola", timur.id);
  await add("Bola", barat.id);
  await add("Gelas", timur.id);
  const seenBy = async (who: string) => {
    const { bendaId } = await doneBy(who, (ctx) => choicesOf(ctx, kotak));
    return bendaId?.map(({ label }) => label);
  };
  expect(await seenBy("petugas")).toEqual(["Bola · Barat", "Bola · Timur", "Gelas"]);
  // Whoever may read nothing of the shelves is not told of them by the choices either.
  expect(await seenBy("siapa")).toEqual(["Bola", "Bola", "Gelas"]);
});
