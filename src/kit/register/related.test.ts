import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { json, sql } from "#kit/database/sql.server.ts";
import { columnsOfSheet } from "#kit/transfer/sheet-rows.ts";
import { exportRows, planImport, runImport } from "#kit/transfer/transfer.server.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { everyAct, wholly } from "#tests/support/rights.ts";
import { choicesOf } from "../choices.server.ts";
import { move } from "../move-row.server.ts";
import { picture, reference, text } from "./fields.ts";
import { readQuery } from "./query.ts";
import { type Register, type Row, register } from "./register.ts";
import { relatedOf } from "./related.server.ts";
import { create, find, list, remove, update } from "./store.server.ts";

const sentences = { add: "", edit: "", required: "Lengkapi.", confirmDelete: "", created: "", updated: "", deleted: "", empty: "" };
const common = { noun: "x", sentences, searched: ["nama"] } as const;
const rak = register({
  ...common,
  name: "rak",
  table: "rak",
  path: "/rak",
  title: "Rak",
  fields: { nama: text({ label: "Nama", privacy: "umum", max: 50 }) },
  columns: ["nama"],
});
const benda = register({
  ...common,
  name: "benda",
  table: "benda",
  path: "/benda",
  title: "Benda",
  fields: {
    nama: text({ label: "Nama", privacy: "umum", max: 50, required: true }),
    rakId: reference({ label: "Rak", privacy: "umum", register: rak }),
    gambarId: picture({ label: "Gambar", privacy: "umum" }),
  },
  columns: ["nama", "rakId"],
  searched: ["nama", "rakId"],
  filters: ["rakId"],
  ordered: true,
});
const rules: Register = { ...benda, single: true };

const rights = [wholly(["petugas"], ...everyAct)];
const house = useDatabase({
  policy: { rak: rights, gambar: rights, benda: [...rights, wholly(["tamu"], "read", "import")] },
});

const clerkDoes = <T>(work: (ctx: Ctx) => Promise<T>) => house.scope(actor("petugas")).transaction(work);

const add = (nama: string, more: Record<string, unknown> = {}) => clerkDoes((ctx) => create(ctx, benda, { nama, ...more }, "json"));
const shelf = (nama: string) => clerkDoes((ctx) => create(ctx, rak, { nama }, "json"));
const listed = (search = "") =>
  clerkDoes(async (ctx) => (await list(ctx, benda, readQuery(benda as Register, new URLSearchParams(search)))).rows);
const names = async (search = "") => (await listed(search)).map(({ nama }) => nama);
const place = (row: Row, beside: Row, side: "before" | "after") =>
  clerkDoes((ctx) => move(ctx, benda, { id: row.id, versi: row.versi, beside: beside.id, side }));

const rowColumns = `id uuid primary key default gen_random_uuid(), versi integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), deleted_at timestamptz, deleted_by uuid, nama text`;

beforeAll(() =>
  connected(house.database.place, async (client) => {
    await client.query(`create table rak (${rowColumns})`);
    await client.query(
      `create table benda (${rowColumns}, rak_id uuid references rak, gambar_id uuid references gambar, urutan integer not null)`,
    );
  }),
);
afterEach(() => connected(house.database.place, (client) => client.query("truncate rak, benda cascade").then(() => undefined)));

describe("rows of another register", () => {
  test("are shown, sorted, searched, filtered and written by name", async () => {
    const [timur, barat] = [await shelf("Timur"), await shelf("Barat")];
    await add("Satu", { rakId: timur.id });
    await add("Dua", { rakId: barat.id });
    await add("Tiga");
    expect(await names("urut=rakId&arah=asc")).toEqual(["Dua", "Satu", "Tiga"]);
    expect(await names("cari=TIMUR")).toEqual(["Satu"]);
    expect(await names(`rakId=${barat.id}`)).toEqual(["Dua"]);
    expect(await names("rakId=bukan-id")).toHaveLength(3);
    const related = await clerkDoes(async (ctx) => relatedOf(ctx, benda, await listed()));
    expect(related.names).toEqual({ [timur.id]: "Timur", [barat.id]: "Barat" });
    const { rakId } = await clerkDoes((ctx) => choicesOf(ctx, benda));
    expect(rakId?.map(({ label }) => label)).toEqual(["Barat", "Timur"]);
  });

  test("go out and come in by name, and an unknown name is told with its row", async () => {
    const timur = await shelf("Timur");
    await add("Satu", { rakId: timur.id });
    const all = readQuery(benda as Register, new URLSearchParams());
    expect(columnsOfSheet(benda).map(({ label }) => label)).toEqual(["Nama", "Rak", "Gambar"]);
    expect(await clerkDoes((ctx) => exportRows(ctx, benda, all))).toEqual([["Satu", "Timur", null]]);
    const sheet = (...rows: string[][]) => ({ name: "a.csv", sheet: { header: ["Nama", "Rak"], rows, places: rows.map((_, n) => n + 2) } });
    const plan = (...rows: string[][]) => clerkDoes((ctx) => planImport(ctx, benda, sheet(...rows)));
    expect((await plan(["A", "Timur"], ["B", "Utara"])).refused).toEqual([
      { row: 3, column: "Rak", typed: "Utara", sentence: "Rak “Utara” tidak ada." },
    ]);
    for (const _ of [1, 2]) await shelf("Tengah");
    expect((await plan(["C", "Tengah"])).refused).toMatchObject([{ row: 2, sentence: expect.stringContaining("ada lebih dari satu") }]);
    const { id } = await plan(["A", " tIMUR "], ["B", ""]);
    await clerkDoes((ctx) => runImport(ctx, benda, id ?? ""));
    expect((await listed()).map(({ nama, rakId, urutan }) => [nama, rakId, urutan])).toEqual([
      ["Satu", timur.id, 1],
      ["A", timur.id, 2],
      ["B", null, 3],
    ]);
  });

  test("cannot be chosen when they are gone, but what stood there may stay", async () => {
    const timur = await shelf("Timur");
    const row = await add("Satu", { rakId: timur.id });
    await clerkDoes((ctx) => remove(ctx, rak, { id: timur.id, versi: 1 }));
    for (const rakId of [timur.id, randomUUID()])
      await expect(add("Dua", { rakId })).rejects.toMatchObject({
        kind: "invalid",
        fields: { rakId: expect.stringContaining("sudah tidak ada") },
      });
    for (const rakId of ["x", "'; drop table rak"])
      await expect(add("Dua", { rakId })).rejects.toMatchObject({ kind: "invalid", fields: { rakId: expect.any(String) } });
    await clerkDoes((ctx) => update(ctx, benda, { id: row.id, versi: 1, sent: { nama: "Satu", rakId: timur.id } }));
    const related = await clerkDoes((ctx) => relatedOf(ctx, benda, [row]));
    expect(related.names[timur.id]).toBe("Timur");
  });
});

test("a picture must be in the library, and travels with its words", async () => {
  const gambar = { kunci: "a".repeat(64), lebar: 10, tinggi: 10, warna: "#000000", alt: "Pintu", varian: json([{}]) as never, asal: "x" };
  const { id } = await clerkDoes((ctx) => ctx.db.insertInto("gambar").values(gambar).returning("id").executeTakeFirstOrThrow());
  const row = await add("Satu", { gambarId: id });
  const related = await clerkDoes((ctx) => relatedOf(ctx, benda, [row]));
  expect(related).toMatchObject({ names: { [id]: "Pintu" }, pictures: { [id]: { alt: "Pintu", fokusX: 0.5, klip: null } } });
  await expect(add("Dua", { gambarId: randomUUID() })).rejects.toMatchObject({ kind: "invalid", fields: { gambarId: expect.any(String) } });
});

describe("pictures in a list", () => {
  const variant = { width: 960, avif: "kecil.avif", webp: "kecil.webp", bytes: 1 };
  const store = (asal: string, webp = `${randomUUID()}.webp`) =>
    clerkDoes(async (ctx) => {
      const varian = json([{ ...variant, webp }]) as never;
      const gambar = { kunci: "b".repeat(64), lebar: 10, tinggi: 10, warna: "#000000", alt: "Uji", varian, asal };
      return (await ctx.db.insertInto("gambar").values(gambar).returning("id").executeTakeFirstOrThrow()).id;
    });
  const sheet = (...names: string[]) => ({
    name: "a.csv",
    sheet: { header: ["Nama", "Gambar"], rows: names.map((name) => ["A", name]), places: names.map((_, n) => n + 2) },
  });
  const out = async () =>
    (await clerkDoes((ctx) => exportRows(ctx, benda, readQuery(benda as Register, new URLSearchParams())))).map(([, , name]) => name);

  test("go out and come in by the name of their file", async () => {
    const id = await store("Upacara  Senin.JPG");
    await add("Satu", { gambarId: id });
    expect(await out()).toEqual(["Upacara  Senin.JPG"]);
    const { id: batch } = await clerkDoes((ctx) => planImport(ctx, benda, sheet("upacara senin.jpg")));
    await clerkDoes((ctx) => runImport(ctx, benda, batch ?? ""));
    expect((await listed()).map(({ gambarId }) => gambarId)).toEqual([id, id]);
  });

  test("that are called the same are told apart by their name on the site", async () => {
    const [id] = [await store("IMG_1.jpg", "satu.webp"), await store("IMG_1.jpg", "dua.webp")];
    await add("Satu", { gambarId: id });
    expect(await out()).toEqual(["satu.webp"]);
    const { refused } = await clerkDoes((ctx) => planImport(ctx, benda, sheet("IMG_1.jpg", "satu.webp", "tidak-ada.jpg")));
    expect(refused.map(({ row, sentence }) => [row, sentence])).toEqual([
      [2, expect.stringContaining("ada lebih dari satu di Pustaka Gambar")],
      [4, expect.stringContaining("tidak ada di Pustaka Gambar")],
    ]);
  });

  test("of the bin, or for those who may not see the library, are not there", async () => {
    const id = await store("hilang.jpg");
    const guest = house.scope(actor("tamu"));
    const told = await guest.transaction((ctx) => planImport(ctx, benda, sheet("hilang.jpg")));
    await clerkDoes((ctx) => ctx.db.updateTable("gambar").set({ deletedAt: ctx.now }).where("id", "=", id).execute());
    for (const plan of [told, await clerkDoes((ctx) => planImport(ctx, benda, sheet("hilang.jpg")))])
      expect(plan.refused).toMatchObject([{ row: 2, sentence: expect.stringContaining("tidak ada di Pustaka Gambar") }]);
  });
});

describe("the office's own order", () => {
  const four = async () => [await add("A"), await add("B"), await add("C"), await add("D")] as [Row, Row, Row, Row];

  test("puts new rows last, and rows where they are moved", async () => {
    const [a, b, c, d] = await four();
    expect(await names()).toEqual(["A", "B", "C", "D"]);
    expect(await place(d, b, "before")).toMatchObject({ urutan: 2, versi: 2 });
    expect(await names()).toEqual(["A", "D", "B", "C"]);
    await place(a, c, "after");
    expect(await names()).toEqual(["D", "B", "C", "A"]);
    expect((await listed()).map(({ urutan }) => urutan)).toEqual([1, 2, 3, 4]);
    const lines = await clerkDoes((ctx) =>
      sql`select action, before, after from audit where subject_id = ${d.id} and action = 'move'`.execute(ctx.db),
    );
    expect(lines.rows).toEqual([{ action: "move", before: { urutan: 4 }, after: { urutan: 2 } }]);
  });

  test("two people move one row: the second is told; whoever edits a neighbour is not disturbed", async () => {
    const [a, b, c] = await four();
    await place(a, c, "after");
    await expect(place(a, b, "before")).rejects.toMatchObject({ kind: "stale", current: { versi: 2 } });
    await clerkDoes((ctx) => update(ctx, benda, { id: b.id, versi: 1, sent: { nama: "B baru" } }));
    expect(await names()).toEqual(["B baru", "C", "A", "D"]);
  });

  test("many moves at once leave one order without gaps and doubles", async () => {
    const rows = await four();
    await Promise.all(rows.map((row, n) => place(row, rows[(n + 1) % 4] as Row, n % 2 ? "before" : "after")));
    const after = await listed();
    expect(after.map(({ urutan }) => urutan)).toEqual([1, 2, 3, 4]);
    expect(after.map(({ nama }) => nama).sort()).toEqual(["A", "B", "C", "D"]);
  });

  test("refuses a neighbour that is gone, a list without an order, and whoever may only read", async () => {
    const [a, b] = await four();
    await clerkDoes((ctx) => remove(ctx, benda, { id: b.id, versi: 1 }));
    await expect(place(a, b, "after")).rejects.toMatchObject({ kind: "conflict" });
    for (const beside of ["x", randomUUID()])
      await expect(place(a, { ...b, id: beside }, "after")).rejects.toMatchObject({ kind: "conflict" });
    const to = { id: a.id, versi: 1, beside: a.id, side: "after" as const };
    await expect(house.scope(actor("tamu")).transaction((ctx) => move(ctx, benda, to))).rejects.toMatchObject({ kind: "forbidden" });
    await expect(clerkDoes((ctx) => move(ctx, rak, to))).rejects.toMatchObject({ kind: "notFound" });
    expect(await names()).toEqual(["A", "C", "D"]);
  });
});

test("a register of one row takes changes, but no second row and no deletion", async () => {
  const row = await add("Satu");

  await clerkDoes((ctx) => update(ctx, rules, { id: row.id, versi: 1, sent: { nama: "Dua" } }));
  await expect(clerkDoes((ctx) => create(ctx, rules, { nama: "Tiga" }))).rejects.toMatchObject({ kind: "forbidden" });
  await expect(clerkDoes((ctx) => remove(ctx, rules, { id: row.id, versi: 2 }))).rejects.toMatchObject({ kind: "forbidden" });
  expect(await clerkDoes((ctx) => find(ctx, rules, row.id))).toMatchObject({ nama: "Dua", versi: 2 });
});
