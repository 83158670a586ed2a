/** What was done to some rows, among lines about other rows, of other kinds and of people who only looked; and what the rows were called. */
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { reference, text } from "../register/fields.ts";
import { register } from "../register/register.ts";
import { endOf } from "./as-of.server.ts";
import { linesOf } from "./as-of-lines.server.ts";
import { namesAsOf, namesThroughTime } from "./as-of-names.server.ts";
import { type Entry, record } from "./audit.server.ts";

let now = new Date("2026-03-01T02:00:00Z");
const house = useDatabase({ clock: () => now });
const as = <T>(work: (ctx: Ctx) => Promise<T>) => house.scope(actor("juru")).transaction(work);

const sentences = { add: "", edit: "", required: "", confirmDelete: "", created: "", updated: "", deleted: "", empty: "" };
const words = (label: string) => text({ label, privacy: "umum", max: 50 });
const common = { noun: "x", sentences, title: "", path: "/x" } as const;
const rak = register({
  ...{ ...common, name: "rak", table: "rak", searched: [], columns: ["nama"] },
  fields: { nama: words("Nama"), lantai: words("Lantai"), warna: words("Warna"), bahan: words("Bahan") },
});
const benda = register({
  ...{ ...common, name: "benda", table: "benda", searched: [], columns: ["nama"], named: ["nama", "rakId"] },
  fields: { nama: words("Nama"), rakId: reference({ label: "Rak", privacy: "umum", register: rak }) },
});

const say = (day: string, entry: Omit<Entry, "subject"> & { readonly subject?: string }) => {
  now = new Date(`${day}T02:00:00Z`);
  return as((ctx) => record(ctx, { subject: "rak", ...entry }));
};
const whole = { nama: "Atas", lantai: "1", warna: "biru", bahan: "kayu" };
const lines = (ids: readonly string[], names?: readonly string[]) => as((ctx) => linesOf(ctx, rak, { ids, ...(names && { names }) }));

const rowColumns = `id uuid primary key default gen_random_uuid(), versi integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), deleted_at timestamptz, deleted_by uuid, nama text`;
beforeAll(() =>
  connected(house.database.place, async (client) => {
    await client.query(`create table rak (${rowColumns}, lantai text, warna text, bahan text)`);
    await client.query(`create table benda (${rowColumns}, rak_id uuid references rak)`);
  }),
);
const insert = (table: "rak" | "benda", values: Record<string, string | null>) =>
  connected(house.database.place, (client) =>
    client.query(
      `insert into ${table} (${Object.keys(values).join()}, created_at) values (${Object.keys(values).map((_, at) => `$${at + 1}`)}, '2026-01-01')`,
      Object.values(values),
    ),
  );

test("the lines of each row are its own, oldest first, and who only looked left none", async () => {
  const [one, two, other] = [randomUUID(), randomUUID(), randomUUID()];
  await say("2026-03-01", { action: "create", subjectId: one, after: whole });
  await say("2026-03-02", { action: "create", subjectId: two, after: whole });
  await say("2026-03-03", { action: "create", subjectId: other, after: whole });
  await say("2026-03-04", { action: "read", subjectId: one });
  await say("2026-03-05", { action: "print", subjectId: one });
  await say("2026-03-06", { action: "update", subject: "benda", subjectId: one, after: { nama: "Bola" } });
  // The clock went back an hour meanwhile: the order in which they were written counts.
  await say("2026-02-28", { action: "update", subjectId: one, before: { warna: "biru" }, after: { warna: "merah" } });
  const found = await lines([one, two]);
  expect([...found.keys()].sort()).toEqual([one, two].sort());
  expect(found.get(one)?.map(({ action, isWhole }) => [action, isWhole])).toEqual([
    ["create", true],
    ["update", false],
  ]);
  expect(found.get(two)?.map(({ subjectId, actorName }) => [subjectId, actorName])).toEqual([[two, actor("juru").name]]);
  expect([...(await lines([]))]).toEqual([]);
});

test("asked for some fields, a line tells of those alone, and is as whole as it was", async () => {
  const id = randomUUID();
  await say("2026-03-01", { action: "create", subjectId: id, after: whole });
  await say("2026-03-02", {
    action: "update",
    subjectId: id,
    before: { nama: "Atas", warna: "biru" },
    after: { nama: "Bawah", warna: "" },
  });
  const told = async (names?: readonly string[]) =>
    (await lines([id], names)).get(id)?.map(({ before, after, isWhole }) => ({ before, after, isWhole }));
  expect(await told()).toEqual([
    { before: null, after: whole, isWhole: true },
    { before: { nama: "Atas", warna: "biru" }, after: { nama: "Bawah", warna: "" }, isWhole: false },
  ]);
  expect(await told(["nama"])).toEqual([
    { before: null, after: { nama: "Atas" }, isWhole: true },
    { before: { nama: "Atas" }, after: { nama: "Bawah" }, isWhole: false },
  ]);
});

test("a line is whole that tells of more than half of the fields: of what stands after, or of what was taken away", async () => {
  const id = randomUUID();
  const { bahan: _, ...most } = whole;
  const half = { nama: "Atas", lantai: "1" };
  const foreign = { a: 1, b: 2, c: 3 };
  await say("2026-03-01", { action: "create", subjectId: id, after: most });
  await say("2026-03-02", { action: "update", subjectId: id, before: most, after: half });
  await say("2026-03-03", { action: "update", subjectId: id, before: half, after: most });
  await say("2026-03-04", { action: "pindah", subjectId: id, after: { ...half, ...foreign } });
  await say("2026-03-05", { action: "delete", subjectId: id, before: most });
  expect((await lines([id])).get(id)?.map(({ isWhole }) => isWhole)).toEqual([true, false, true, false, true]);
});

test("a row is called as it was on that day, with the name that its shelf had then", async () => {
  const [shelf, ball] = [randomUUID(), randomUUID()];
  await insert("rak", { id: shelf, nama: "Bawah" });
  await insert("benda", { id: ball, nama: "Bola merah", rak_id: shelf });
  await say("2026-03-01", { action: "create", subjectId: shelf, after: { ...whole, nama: "Atas" } });
  await say("2026-03-02", { action: "create", subject: "benda", subjectId: ball, after: { nama: "Bola", rakId: shelf } });
  await say("2026-04-01", { action: "update", subjectId: shelf, before: { nama: "Atas" }, after: { nama: "Bawah" } });
  await say("2026-05-01", { action: "update", subject: "benda", subjectId: ball, before: { nama: "Bola" }, after: { nama: "Bola merah" } });
  const asked = { fields: { bendaId: reference({ label: "Benda", register: benda }) }, rows: [{ bendaId: ball }] };
  const called = async (day: string) => (await as((ctx) => namesAsOf(ctx, asked, endOf(day))))[ball];
  expect([await called("2026-03-31"), await called("2026-04-30"), await called("2026-05-01")]).toEqual([
    "Bola · Atas",
    "Bola · Bawah",
    "Bola merah · Bawah",
  ]);
  // Before it was there nobody knows what it was called.
  expect(await called("2026-02-28")).toBe("Bola merah · Bawah (nama sekarang)");
});

test("an empty part of a name is empty, one that nobody wrote down makes it today's, and no row lends another its name", async () => {
  const [bare, unsaid, twin, stray] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await insert("rak", { id: bare, nama: null });
  for (const id of [unsaid, twin]) await insert("rak", { id, nama: "Tengah" });
  await say("2026-03-01", { action: "create", subjectId: twin, after: { ...whole, nama: "Tengah" } });
  await say("2026-03-01", { action: "create", subjectId: bare, after: { ...whole, nama: null } });
  await insert("benda", { id: stray, nama: "Bola", rak_id: null });
  await say("2026-03-01", { action: "update", subject: "benda", subjectId: stray, before: { nama: "Bola" }, after: { nama: "Bola" } });
  const fields = { rakId: reference({ label: "Rak", register: rak }), bendaId: reference({ label: "Benda", register: benda }) };
  const rows = [{ rakId: bare, bendaId: stray }, { rakId: unsaid, bendaId: null }, { rakId: twin }, { rakId: "bukan nomor", bendaId: 7 }];
  const called = await as((ctx) => namesThroughTime(ctx, { fields, rows }));
  expect(called(endOf("2026-03-02"))).toEqual({
    [bare]: "",
    [unsaid]: "Tengah (nama sekarang)",
    [twin]: "Tengah",
    [stray]: "Bola (nama sekarang)",
  });
  expect(called(endOf("2026-03-02"), [bare, 7, randomUUID()])).toEqual({ [bare]: "" });
});
