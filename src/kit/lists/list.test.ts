import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { Policy } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { choice, date, text } from "#kit/register/fields.ts";
import { type Register, register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { runImport } from "#kit/transfer/transfer.server.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { everyAct, wholly } from "#tests/support/rights.ts";
import { noChoices, readChoices } from "./choices.ts";
import { mapOf } from "./column-map.ts";
import { deleteMap, keepMap, keepMapFile, keptMaps, mapFile } from "./column-maps.server.ts";
import { deleteList, keepList, settleList } from "./list.server.ts";
import { findList, uploadedList } from "./uploaded-list.server.ts";
import { noWords } from "./words.ts";

const kitab: Register = register({
  ...{ name: "kitab", table: "kitab", path: "/kitab", title: "Kitab", noun: "kitab" },
  fields: {
    judul: text({ label: "Judul", privacy: "umum", max: 40, required: true }),
    terbit: date({ label: "Terbit", privacy: "umum" }),
    jenis: choice({ label: "Jenis", privacy: "umum", options: [{ value: "cetak", label: "Cetak" }] }),
  },
  ...{ columns: ["judul"], searched: ["judul"], sentences: sentencesFor("kitab", "Belum ada.") },
});
const policy: Policy = { kitab: [wholly(["juru"], ...everyAct)] };
const home = useDatabase({ policy });
const [clerk, colleague, stranger] = [actor("juru"), { ...actor("juru", "lain"), name: "Rekan" }, actor("guru")];
const as = <T>(who: typeof clerk, work: (ctx: Ctx) => Promise<T>) => home.scope(who).transaction(work);

beforeAll(() =>
  connected(home.database.place, async (owner) => {
    await owner.query(`create table kitab (
      id uuid primary key default gen_random_uuid(), judul text not null, terbit date, jenis text,
      versi integer not null default 1, created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
      deleted_at timestamptz, deleted_by uuid)`);
  }),
);

const book = (...lines: string[][]) => ({ sheets: [{ name: "Data", hidden: false, lines, places: lines.map((_, index) => index + 1) }] });
const foreign = book(["Nama Kitab", "Tgl", "Jenis"], ["Safinah", "2/3/2009", "kertas"], ["Jurumiyah", "4/5/2010", "Cetak"]);
const keep = (who = clerk, what = foreign) =>
  as(who, (ctx) => keepList(ctx, kitab, { name: "\u202ekitab.xlsx\n", book: what, words: noWords }));
const of = (id: string, who = clerk) => as(who, (ctx) => uploadedList(ctx, kitab, id));
const settled = {
  ...noChoices,
  columns: { 0: "judul", 1: "terbit", 2: "jenis" },
  orders: { 1: "dmy" as const },
  values: { jenis: { kertas: "Cetak" } },
};
const settle = (id: string, choices = settled, who = clerk) => as(who, (ctx) => settleList(ctx, kitab, { id, words: noWords, choices }));

describe("an uploaded list", () => {
  test("waits while something is asked, and is tried out once it is answered", async () => {
    const id = await keep();
    const asked = await of(id);
    expect(asked).toMatchObject({ fileName: "kitab.xlsx", plan: null, columnMap: null });
    expect(asked.seen.missing).toEqual(["Judul"]);
    await settle(id);
    const { plan } = await of(id);
    expect(plan).toMatchObject({ count: 2, refused: [] });
    expect(await as(clerk, (ctx) => runImport(ctx, kitab, plan?.id ?? ""))).toBe(2);
    const { rows } = await as(clerk, (ctx) =>
      sql<{ terbit: string; jenis: string }>`select terbit, jenis from kitab order by judul`.execute(ctx.db),
    );
    expect(rows).toEqual([
      { terbit: "2010-05-04", jenis: "cetak" },
      { terbit: "2009-03-02", jenis: "cetak" },
    ]);
    expect(await as(clerk, (ctx) => findList(ctx, kitab, id))).toBeUndefined();
  });

  test("shows what stands in the file where a cell is refused, and where", async () => {
    const id = await keep(clerk, book(["KITAB KITA"], ["Judul", "Terbit"], ["Safinah", "31/2/2009"], ["", "12 Agustus 2009"]));
    expect((await of(id)).plan?.refused).toEqual([
      { row: 3, column: "Terbit", typed: "31/2/2009", sentence: "Terbit bukan tanggal yang ada di kalender." },
      { row: 4, column: "Judul", typed: "", sentence: "Judul wajib diisi." },
    ]);
  });

  test("is its own person's alone, one for each register, a week at most", async () => {
    const first = await keep();
    for (const who of [colleague]) {
      await expect(of(first, who)).rejects.toMatchObject({ kind: "notFound" });
      await expect(settle(first, settled, who)).rejects.toMatchObject({ kind: "notFound" });
      await expect(as(who, (ctx) => deleteList(ctx, kitab, first))).rejects.toMatchObject({ kind: "notFound" });
    }
    for (const work of [() => keep(stranger), () => of(first, stranger)]) await expect(work()).rejects.toMatchObject({ kind: "forbidden" });
    for (const id of ["", "__proto__", randomUUID()]) await expect(of(id)).rejects.toMatchObject({ kind: "notFound" });
    const theirs = await keep(colleague);
    const second = await keep();
    await expect(of(first)).rejects.toMatchObject({ kind: "notFound" });
    await as(clerk, (ctx) => sql`update import_list set created_at = now() - interval '8 days' where id = ${theirs}`.execute(ctx.db));
    await keep();
    await expect(of(theirs, colleague)).rejects.toMatchObject({ kind: "notFound" });
    await expect(of(second)).rejects.toMatchObject({ kind: "notFound" });
  });

  test("asks anew under another head, and forgets what was said of the columns", async () => {
    const id = await keep();
    await settle(id);
    await settle(id, { ...settled, head: { from: 1, to: 1 } });
    const { choices, seen, plan } = await of(id);
    expect([choices.columns, seen.count, plan]).toEqual([{}, 1, null]);
  });

  test("takes no choices that no form sends", () => {
    expect(readChoices(JSON.stringify(settled))).toEqual(settled);
    const wrong = [
      "",
      "null",
      "[]",
      '{"columns":{"x":"judul"}}',
      JSON.stringify({ ...settled, orders: { 1: "ymd" } }),
      JSON.stringify({ ...settled, sheet: -1 }),
      JSON.stringify(settled).replace("{", '{"__proto__":{"a":"b"},'),
    ];
    for (const sent of wrong) expect(readChoices(sent)).toBeUndefined();
  });
});

describe("a map of columns", () => {
  const saved = async (name = "Unduhan lama") => {
    const id = await keep();
    await settle(id);
    const { seen, choices } = await of(id);
    const map = mapOf(seen, choices, { name, source: "EMIS" });
    await as(clerk, (ctx) => keepMap(ctx, kitab, map));
    return map;
  };

  test("makes the next list with its head known at once, for colleagues too, whatever its letters", async () => {
    await saved();
    const id = await keep(colleague, book(["NAMA  KITAB", "tgl.", "jenis"], ["Taqrib", "3/4/2011", "Kertas"]));
    expect(await of(id, colleague)).toMatchObject({ columnMap: "Unduhan lama", plan: { count: 1, refused: [] } });
    const other = await keep(colleague, book(["Nama Kitab", "Jenis", "Tgl"], ["Taqrib", "Cetak", "3/4/2011"]));
    expect(await of(other, colleague)).toMatchObject({ columnMap: null, plan: null });
  });

  test("is kept once for each head, leaves as a file and comes back", async () => {
    await saved("Satu");
    const map = await saved("Dua");
    const [kept, ...more] = await as(clerk, (ctx) => keptMaps(ctx, kitab));
    expect([kept?.name, more]).toEqual(["Dua", []]);
    const file = await as(colleague, (ctx) => mapFile(ctx, kitab, kept?.id ?? ""));
    expect(file).toMatchObject({ kind: "peta-kolom", register: "kitab", map });
    expect(await as(clerk, (ctx) => deleteMap(ctx, kitab, kept?.id ?? ""))).toBe("Peta kolom “Dua” dihapus");
    expect(await as(clerk, (ctx) => keptMaps(ctx, kitab))).toEqual([]);
    expect(await as(clerk, (ctx) => keepMapFile(ctx, kitab, JSON.stringify(file)))).toBe("Peta kolom “Dua” tersimpan");
    const other = JSON.stringify({ ...file, map: { ...map, name: "Tiga" } });
    const replaced = "Peta kolom “Tiga” tersimpan dan menggantikan “Dua”, yang mengenali judul kolom yang sama";
    expect(await as(clerk, (ctx) => keepMapFile(ctx, kitab, other))).toBe(replaced);
    expect(await as(clerk, (ctx) => keptMaps(ctx, kitab))).toMatchObject([{ name: "Tiga" }]);
    const columns = [".nomor", "", "c", "d", "e", "f", "g"].map((field, n) => ({ head: `Judul ${n}`, field }));
    const strange = JSON.stringify({ ...file, map: { ...map, name: "Tiga", columns } });
    expect(await as(clerk, (ctx) => keepMapFile(ctx, kitab, strange))).toBe(
      "Peta kolom “Tiga” diganti: yang lama mengenali judul kolom yang sama; tujuan kolom “Judul 0”, “Judul 2”, “Judul 3”, “Judul 4”, “Judul 5” dan 1 kolom lain di peta itu tidak dikenal portal ini, jadi akan ditanyakan",
    );
  });

  test("is refused as any other file, for another register, by a stranger", async () => {
    const file = JSON.stringify({ kind: "peta-kolom", version: 1, register: "lain", map: await saved() });
    for (const [text, kind] of [
      ["{", "malformed"],
      ["{}", "malformed"],
      [file.replace("{", '{"__proto__":{},'), "malformed"],
      [file, "invalid"],
    ] as const)
      await expect(as(clerk, (ctx) => keepMapFile(ctx, kitab, text))).rejects.toMatchObject({ kind });
    for (const id of ["", randomUUID()])
      await expect(as(clerk, (ctx) => mapFile(ctx, kitab, id))).rejects.toMatchObject({ kind: "notFound" });
    await expect(as(stranger, (ctx) => keptMaps(ctx, kitab))).rejects.toMatchObject({ kind: "forbidden" });
    await expect(as(stranger, (ctx) => keepMapFile(ctx, kitab, file))).rejects.toMatchObject({ kind: "forbidden" });
  });
});
