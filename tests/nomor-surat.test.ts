import { beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { fillBukuNomor } from "#seeds/persuratan.ts";
import { calls } from "#server/calls.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { openTestHouse } from "#tests/support/house.ts";

const database = useDatabase({ policy });
let jenis = "";

beforeAll(async () => {
  await database.scope(system("uji")).transaction(async (ctx) => {
    await fillBukuNomor(ctx);
    const row = ctx.db.selectFrom("jenisNaskah").select("id").where("kode", "=", "surat-keterangan");
    jenis = (await row.executeTakeFirstOrThrow()).id;
  });
});

const house = (role: string) => openTestHouse({ policy, calls, scope: database.scope }, actor(role));
const clerk = house("tataUsaha");
const fill = (perihal: string) => ({ jenis, perihal, tanggal: hari, keamanan: "B", sifat: "biasa" });
const hari = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const take = (perihal: string, key?: string, from = clerk) =>
  from.ask("/api/nomor-surat", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer uji", ...(key ? { "idempotency-key": key } : {}) },
    body: JSON.stringify(fill(perihal)),
  });

test("two hundred requests at once get two hundred numbers, one behind the other", async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, (_, place) => take(`Keterangan ${place}`)));
  expect(answers.filter(({ status }) => status !== 201).map(({ status }) => status)).toEqual([]);
  const given = await Promise.all(answers.map((answer) => answer.json() as Promise<{ urut: number; nomor: string }>));
  expect(given.map(({ urut }) => urut).sort((one, other) => one - other)).toEqual(Array.from({ length: 200 }, (_, place) => place + 1));
  expect(new Set(given.map(({ nomor }) => nomor)).size).toBe(200);
}, 60_000);

test("a request that is sent again gets the number it was given", async () => {
  const [first, again] = [await take("Sekali saja", "kunci-satu"), await take("Sekali saja", "kunci-satu")];
  expect(await again.json()).toEqual(await first.json());
  expect((await take("Yang lain", "kunci-satu")).status).toBe(409);
});

test("nobody else is given one", async () => {
  expect((await take("Bukan haknya", undefined, house("guru"))).status).toBe(404);
});
