/**
 * A clerk brings an empty workbook of elsewhere and takes it back filled, or takes a list out under the heads of a kept map. What goes
 * wrong: somebody else's template is opened, a closed field leaves with it, it is filled with what it does not allow.
 */
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { readWorkbook } from "#kit/documents/spreadsheet.server.ts";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { readQuery } from "#kit/register/query.ts";
import { actor } from "#tests/support/database.ts";
import { add, as, clerk, other, santri, santriHome, useSantri } from "#tests/support/santri.ts";
import { emisTemplate } from "#tests/support/template-workbook.ts";
import { keepMap, keptMaps } from "./column-maps.server.ts";
import { exportByMap, mapsForExport } from "./export-by-map.server.ts";
import { type FillChoices, noFillChoices } from "./fill-choices.ts";
import { fillKeptTemplate, strangeInTemplate } from "./fill-kept-template.server.ts";
import { findTemplate, keepTemplate, keepTemplateMap, settleTemplate } from "./template.server.ts";
import { noWords as words } from "./words.ts";

useSantri();

const stranger = actor("guru");
let files: Files;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "templat-"));
  files = await openFiles({ directory });
  await santriHome.scope(clerk).transaction(async ({ db }) => {
    for (const [place, { id, name, roles }] of [clerk, other].entries())
      await sql`insert into akun (id, nip, nama, peran) values (${id}, ${`19851104201001200${place}`}, ${name}, ${[...roles]})`.execute(db);
  });
  await add({ nama: "Ahmad", nis: "1001", lahir: "2011-08-12", juz: 3, telepon: "0811" });
  await add({ nama: "Siti", nis: "1002", juz: 30 });
});
afterAll(() => rm(directory, { recursive: true }));

const text = (at: string, said: string) => `<c r="${at}" t="inlineStr"><is><t>${said}</t></is></c>`;
const heads = ["Nama", "NIS", "Lahir", "Juz", "Pondok"];
const sheetOf = (more = "") =>
  `<sheetData><row r="1">${heads.map((head, place) => text(`${"ABCDE"[place]}1`, head)).join("")}</row>${more}</sheetData>`;
const template = (more = "", behind = "") => emisTemplate({ sheet: sheetOf(more) + behind });
const keep = (bytes = template(), who = clerk, name = "a\u202e.xlsx") =>
  keepTemplate(santriHome.scope(who), santri, { name, bytes, files, words });
const of = (id: string, who = clerk) => as(who, (ctx) => findTemplate(ctx, santri, id));
const settle = (id: string, change: Partial<FillChoices>, who = clerk) =>
  settleTemplate(santriHome.scope(who), santri, { id, choices: { ...noFillChoices, ...change }, files, words });
const query = (search = "") => readQuery(santri, new URLSearchParams(search));
const fill = async (id: string, search = "", who = clerk) => {
  const filled = await fillKeptTemplate(santriHome.scope(who), santri, { id, query: query(search), files, words });
  const sheet = (await readWorkbook(filled.bytes)).sheets.find(({ name }) => name === "Data Siswa");
  return { name: filled.name, lines: sheet?.lines.slice(1) };
};
const done = { columns: { 4: "" } };
const trail = async () =>
  (
    await as(clerk, ({ db }) =>
      sql<{ after: unknown }>`select after from audit where action = 'export' and subject = 'santri' order by id`.execute(db),
    )
  ).rows.map(({ after }) => after);

describe("a template", () => {
  test("is kept with what is understood, asked about, and filled with the rows of the filter", async () => {
    const id = await keep();
    expect(await of(id)).toMatchObject({ id, fileName: "a.xlsx", columnMap: null, choices: { sheet: 1, head: { from: 0, to: 0 } } });
    expect((await of(id))?.seen.columns.map(({ field }) => field)).toEqual(["nama", "nis", "lahir", "juz", ""]);
    const before = (await trail()).length;
    await expect(fill(id)).rejects.toMatchObject({ kind: "invalid", message: expect.stringContaining("perlu dipastikan") });
    await settle(id, { columns: { 2: "lahir", 4: "" }, days: { 2: "kata" } });
    expect(await trail()).toHaveLength(before);
    expect(await fill(id)).toEqual({
      name: "a - terisi.xlsx",
      lines: [
        ["Siti", "1002", "", "30"],
        ["Ahmad", "1001", "12 Agustus 2011", "3"],
      ],
    });
    expect((await trail()).slice(before)).toEqual([{ rows: 2, templat: "a.xlsx" }]);
    expect((await fill(id, "cari=siti")).lines).toEqual([["Siti", "1002", "", "30"]]);
    expect((await fill(id, "cari=siti&sampah=ya")).lines).toEqual([["Siti", "1002", "", "30"]]);
  });

  test("is settled anew from what is said, without what was said of other fields, heads and sheets", async () => {
    const id = await keep();
    const constants = { 2: "Palu", 4: "Al Ikhlas" };
    await settle(id, { columns: { 4: ".tetap", 2: "lahir" }, constants, days: { 2: "kata" } });
    expect((await of(id))?.choices).toEqual(
      expect.objectContaining({ constants: { 4: "Al Ikhlas" }, days: { 2: "kata" }, columns: { 2: "lahir", 4: ".tetap" } }),
    );
    await settle(id, { columns: { 4: ".tetap", 2: "nama" }, constants, days: { 2: "kata" } });
    expect((await of(id))?.choices).toMatchObject({ constants: { 4: "Al Ikhlas" }, days: {} });
    await settle(id, { columns: { 0: "", 1: "", 2: "", 3: "", 4: "" } });
    await expect(fill(id)).rejects.toMatchObject({ kind: "invalid", message: expect.stringContaining("Belum ada kolom") });
    await settle(id, { ...done, head: { from: 0, to: 1 } });
    expect(await of(id)).toMatchObject({ choices: { sheet: 1, head: { from: 0, to: 1 } } });
    expect((await of(id))?.choices.columns).toEqual({});
    await settle(id, { ...done, sheet: 0 });
    expect(await of(id)).toMatchObject({ choices: { sheet: 0 }, seen: { sheet: 0 } });
    expect((await of(id))?.choices.columns).toEqual({});
  });

  test("is its own person's alone, the last of its register, a week at most", async () => {
    const first = await keep();
    const theirs = await keep(template(), other);
    expect([await of(first, other), await of(theirs)]).toEqual([undefined, undefined]);
    for (const id of ["", "x", randomUUID(), theirs]) {
      expect(await of(id)).toBeUndefined();
      await expect(settle(id, done)).rejects.toMatchObject({ kind: "notFound" });
      await expect(fill(id)).rejects.toMatchObject({ kind: "notFound" });
      await expect(as(clerk, (ctx) => keepTemplateMap(ctx, santri, { id, name: "x", source: "" }))).rejects.toMatchObject({
        kind: "notFound",
      });
    }
    await expect(of(first, stranger)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(keep(template(), stranger)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(as(stranger, (ctx) => mapsForExport(ctx, santri))).rejects.toMatchObject({ kind: "forbidden" });
    const second = await keep();
    expect([await of(first), (await of(second))?.id, (await of(theirs, other))?.id]).toEqual([undefined, second, theirs]);
    const age = (days: number) =>
      as(clerk, ({ db }) =>
        sql`update fill_template set created_at = now() - make_interval(hours => ${days * 24 + 1}) where id = ${theirs}`.execute(db),
      );
    await age(6);
    await keep();
    expect(await of(theirs, other)).toBeDefined();
    await age(7);
    await keep();
    expect(await of(theirs, other)).toBeUndefined();
    // Of another register it is none.
    const third = await keep();
    await as(clerk, ({ db }) => sql`update fill_template set register = 'lain' where id = ${third}`.execute(db));
    expect(await of(third)).toBeUndefined();
    await as(clerk, ({ db }) => sql`delete from fill_template where id = ${third}`.execute(db));
  });

  test("says what the rows hold and it does not allow, and is not filled with it", async () => {
    const allowed =
      '<dataValidations><dataValidation type="list" sqref="A2:A99"><formula1>"AHMAD,Budi"</formula1></dataValidation></dataValidations>';
    const id = await keep(template("", allowed));
    await settle(id, done);
    const kept = await of(id);
    if (!kept) throw new Error("no template");
    const strange = (search = "") => as(clerk, (ctx) => strangeInTemplate(ctx, santri, { kept, query: query(search) }));
    expect(await strange()).toEqual([{ label: "Nama", said: "Siti", count: 1, choosable: false }]);
    expect(await strange("cari=ahmad")).toEqual([]);
    expect((await fill(id, "cari=ahmad")).lines).toEqual([["AHMAD", "1001", "12-08-2011", "3"]]);
  });

  test("with too few rows is left alone, and nothing is told as handed out", async () => {
    const id = await keep(template(`<row r="3">${text("A3", "Mengetahui")}</row>`));
    await settle(id, done);
    const before = await trail();
    await expect(fill(id)).rejects.toMatchObject({ kind: "invalid", message: expect.stringContaining("1 baris kosong sebelum baris 3") });
    expect((await fill(id, "cari=siti")).lines?.[0]).toEqual(["Siti", "1002", "", "30"]);
    expect((await trail()).length).toBe(before.length + 1);
  });

  test("leaves no field that its person may not hand out any more", async () => {
    const id = await keep();
    await settle(id, done);
    const narrow = { ...clerk, roles: ["pembawa", "juru"] };
    expect((await fill(id, "cari=siti", narrow)).lines).toHaveLength(1);
    await as(clerk, ({ db }) =>
      sql`update fill_template set seen = jsonb_set(seen, '{columns,4,field}', '"gaji"') where id = ${id}`.execute(db),
    );
    await expect(fill(id)).rejects.toMatchObject({ kind: "forbidden", message: expect.stringContaining("“Pondok”") });
  });
});

describe("a map of a template", () => {
  test("makes the next one with its head known, and lets lists go out under its heads", async () => {
    const id = await keep();
    await settle(id, { columns: { 2: "lahir", 4: ".tetap" }, constants: { 4: "Al Ikhlas" }, days: { 2: "dd/mm/yyyy" } });
    await as(clerk, (ctx) => keepTemplateMap(ctx, santri, { id, name: "Pondok", source: "EMIS" }));
    expect((await of(id))?.columnMap).toBe("Pondok");
    const next = await of(await keep());
    expect([next?.columnMap, next?.seen.columns[4]]).toEqual([
      "Pondok",
      expect.objectContaining({ field: ".tetap", constant: "Al Ikhlas" }),
    ]);
    const maps = await as(clerk, (ctx) => mapsForExport(ctx, santri));
    expect(maps).toEqual([{ id: expect.any(String), name: "Pondok", source: "EMIS", direction: "out" }]);
    const out = (mapId: string, search = "") => as(clerk, (ctx) => exportByMap(ctx, santri, { id: mapId, query: query(search), words }));
    const before = (await trail()).length;
    expect(await out(maps[0]?.id ?? "")).toEqual({
      name: "Pondok",
      madeAt: expect.any(Date),
      columns: heads.map((label) => ({ label, kind: "text" })),
      rows: [
        ["Siti", "1002", null, 30, "Al Ikhlas"],
        ["Ahmad", "1001", "12/08/2011", 3, "Al Ikhlas"],
      ],
    });
    expect((await trail()).slice(before)).toEqual([{ rows: 2, peta: "Pondok" }]);
    expect((await out(maps[0]?.id ?? "", "cari=siti")).rows).toHaveLength(1);
    for (const other of ["", "x", randomUUID()]) await expect(out(other)).rejects.toMatchObject({ kind: "notFound" });
    await expect(as(stranger, (ctx) => exportByMap(ctx, santri, { id: maps[0]?.id ?? "", query: query(), words }))).rejects.toMatchObject({
      kind: "forbidden",
    });
  });

  test("writes days as a program counts them where it says so, and no field that is none", async () => {
    const map = { name: "Lain", source: "", direction: "in" as const, fingerprint: "x" };
    const columns = [
      { head: "Tgl", field: "lahir", day: "sel" as const },
      { head: "No", field: ".nomor" },
      { head: "Kosong", field: "" },
    ];
    await as(clerk, (ctx) => keepMap(ctx, santri, { ...map, columns }));
    const kept = async (name: string) => (await as(clerk, (ctx) => mapsForExport(ctx, santri))).find((one) => one.name === name)?.id ?? "";
    const out = async (name: string) => {
      const id = await kept(name);
      return as(clerk, (ctx) => exportByMap(ctx, santri, { id, query: query(), words }));
    };
    expect(await out("Lain")).toMatchObject({
      columns: [
        { label: "Tgl", kind: "date" },
        { label: "No", kind: "text" },
        { label: "Kosong", kind: "text" },
      ],
      rows: [
        [null, 1, null],
        ["2011-08-12", 2, null],
      ],
    });
    await as(clerk, (ctx) => keepMap(ctx, santri, { ...map, name: "Gaji", fingerprint: "y", columns: [{ head: "Gaji", field: "gaji" }] }));
    await expect(out("Gaji")).rejects.toMatchObject({ kind: "forbidden", message: expect.stringContaining("“Gaji”") });
    const inherited = { ...map, name: "Warisan", fingerprint: "z", columns: [{ head: "W", field: "constructor" }] };
    await as(clerk, (ctx) => keepMap(ctx, santri, inherited));
    await expect(out("Warisan")).rejects.toMatchObject({ kind: "forbidden" });
    expect((await as(clerk, (ctx) => keptMaps(ctx, santri))).length).toBeGreaterThan(0);
    await as(clerk, ({ db }) => sql`update column_map set register = 'lain'`.execute(db));
    expect(await as(clerk, (ctx) => mapsForExport(ctx, santri))).toEqual([]);
  });
});
