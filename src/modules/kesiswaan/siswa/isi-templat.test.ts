/**
 * Used by the operator of the office at a laptop, each semester: the ministry's empty template comes back filled. What goes wrong: the
 * words of the portal are none of the template's, a column is not known, the list is longer than the template, somebody hands out too much.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { sql } from "#kit/database/sql.server.ts";
import { readWorkbook } from "#kit/documents/spreadsheet.server.ts";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { deleteMap, keepMap, keptMaps, mapFile } from "#kit/lists/column-maps.server.ts";
import { exportByMap, mapsForExport } from "#kit/lists/export-by-map.server.ts";
import { type FillChoices, noFillChoices, readFillForm } from "#kit/lists/fill-choices.ts";
import { fillKeptTemplate, strangeInTemplate } from "#kit/lists/fill-kept-template.server.ts";
import { findTemplate, keepTemplate, keepTemplateMap, settleTemplate } from "#kit/lists/template.server.ts";
import { readQuery } from "#kit/register/query.ts";
import { create } from "#kit/register/store.server.ts";
import { listWords } from "#src/list-words/index.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { emisSheet, emisTemplate, partsOf } from "#tests/support/template-workbook.ts";
import "#modules/akademik/index.server.ts";
import { siswa } from "./siswa.ts";

const house = useDatabase({ policy, clock: () => new Date("2026-10-05T01:00:00Z") });
const [office, wali, guru] = [actor("tataUsaha"), actor("waliKelas"), actor("guru")];
let files: Files;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "templat-"));
  files = await openFiles({ directory });
  await house.scope(office).transaction(async (ctx) => {
    for (const [who, nip] of [
      [office, "198511042010012000"],
      [wali, "198511042010012001"],
    ] as const)
      await sql`insert into akun (id, nip, nama, peran) values (${who.id}, ${nip}, ${who.name}, ${[...who.roles]})`.execute(ctx.db);
    await sql`insert into kelas (nama, tingkat, tahun_ajaran, wali_id) values ('X.E-1', 'X', '2026/2027', ${wali.id}), ('X.E-2', 'X', '2026/2027', null)`.execute(
      ctx.db,
    );
    const { rows } = await sql<{ id: string }>`select id from kelas order by nama`.execute(ctx.db);
    const pupils = [
      ["Ahmad Fauzi", "0112345678", "Laki-laki", "Islam", "2011-08-12", rows[0]?.id],
      ["Maria Tanoni", "0112345679", "Perempuan", "Kristen", "2011-01-03", rows[0]?.id],
      ["=Nur Aini", "0112345680", "Perempuan", "Islam", null, rows[1]?.id],
    ] as const;
    for (const [nama, nisn, kelamin, agama, lahir, kelasId] of pupils)
      await create(
        ctx,
        siswa,
        {
          nama,
          nisn,
          jenisKelamin: value("jenisKelamin", kelamin),
          agama: value("agama", agama),
          tempatLahir: "Palu",
          tanggalLahir: lahir,
          kelasId,
          status: "aktif",
          tanggalMasuk: "2026-07-13",
        },
        "json",
      );
  });
});
afterAll(() => rm(directory, { recursive: true }));

const value = (name: "jenisKelamin" | "agama", label: string) => siswa.fields[name].options.find((one) => one.label === label)?.value ?? "";
const keep = (bytes: Buffer, who: Actor = office) =>
  keepTemplate(house.scope(who), siswa, { name: "EMIS\u202e.xlsx", bytes, files, words: listWords });
const of = async (id: string, who: Actor = office) => (await house.scope(who).transaction((ctx) => findTemplate(ctx, siswa, id)))!;
const settle = (id: string, choices: FillChoices, who: Actor = office) =>
  settleTemplate(house.scope(who), siswa, { id, choices, files, words: listWords });
const query = (search = "") => readQuery(siswa, new URLSearchParams(search));
const fill = (id: string, { search = "", who = office } = {}) =>
  fillKeptTemplate(house.scope(who), siswa, { id, query: query(search), files, words: listWords });
const linesOf = async (bytes: Uint8Array) => (await readWorkbook(bytes)).sheets[1]?.lines.slice(2);
const trail = async () =>
  (
    await house
      .scope(office)
      .transaction((ctx) =>
        sql<{ after: unknown }>`select after from audit where action = 'export' and subject = 'siswa' order by id`.execute(ctx.db),
      )
  ).rows.map(({ after }) => after);
/** The column that nobody knows is left empty. */
const answered: FillChoices = { ...noFillChoices, columns: { 6: "" } };

describe("the ministry's template", () => {
  test("is understood by its heads, its cells and its lists of choices; one column is asked", async () => {
    const { seen, fileName, columnMap } = await of(await keep(emisTemplate()));
    expect([fileName, columnMap, seen.sheets[seen.sheet]?.name, seen.below]).toEqual(["EMIS.xlsx", null, "Data Siswa", 3]);
    expect(seen.columns.map(({ field, sure, day }) => [field, sure, day])).toEqual([
      [".nomor", true, null],
      ["nama", true, null],
      ["nisn", true, null],
      ["jenisKelamin", true, null],
      ["tanggalLahir", true, "sel"],
      ["agama", true, null],
      ["", false, null],
    ]);
    expect(Object.fromEntries(seen.columns[3]!.writes.map(({ label, said }) => [label, said]))).toEqual({
      "Laki-laki": "L",
      Perempuan: "P",
    });
    expect(seen.columns[5]?.writes.slice(0, 3)).toMatchObject([
      { label: "Islam", said: "1. Islam", allowed: true },
      { label: "Kristen", said: "Protestan", allowed: true },
      { label: "Katolik", said: "Katholik", allowed: true },
    ]);
  });

  test("comes back filled once the question is answered, with one line in the trail; formulas are letters", async () => {
    const id = await keep(emisTemplate());
    await expect(fill(id)).rejects.toMatchObject({ kind: "invalid" });
    await settle(id, answered);
    const before = (await trail()).length;
    const { name, bytes } = await fill(id);
    expect(name).toBe("EMIS - terisi.xlsx");
    expect(await linesOf(bytes)).toEqual([
      ["1", "=Nur Aini", "0112345680", "P", "", "1. Islam"],
      ["2", "Ahmad Fauzi", "0112345678", "L", "2011-08-12", "1. Islam"],
      ["3", "Maria Tanoni", "0112345679", "P", "2011-01-03", "Protestan"],
    ]);
    expect((await trail()).slice(before)).toEqual([{ rows: 3, templat: "EMIS.xlsx" }]);
    const [untouched, filled] = [partsOf(emisTemplate()), partsOf(bytes)];
    for (const [part, content] of untouched) if (!part.endsWith("sheet2.xml")) expect(filled.get(part)).toBe(content);
  });

  test("is filled with the rows of the list's filter", async () => {
    const id = await keep(emisTemplate());
    await settle(id, answered);
    expect((await linesOf((await fill(id, { search: `cari=maria` })).bytes))?.map(([, nama]) => nama)).toEqual(["Maria Tanoni"]);
  });

  test("takes other fields, forms of days, words and constants as somebody says, and a pair in one column", async () => {
    const sheet = emisSheet
      .replace("Tgl Lahir", "TTL")
      .replace("Isian Kementerian", "NSM")
      .replace('<c r="E3" s="2"/>', '<c r="E3" s="4"/>');
    const id = await keep(emisTemplate({ sheet }));
    expect((await of(id)).seen.columns[4]).toMatchObject({ field: ".pasangan", day: "kata", sure: true });
    const form = new FormData();
    for (const [name, said] of [
      ["kolom-6", ".tetap"],
      ["kolom-5", "agama"],
      ["nilai-5-0", "Katholik"],
      ["kolom-4", ".pasangan"],
      ["hari-4", "dd/mm/yyyy"],
    ])
      form.set(name!, said!);
    const labels = (await of(id)).seen.columns[5]!.writes.map(({ label }) => label);
    await settle(id, readFillForm(form, (place) => (place === 5 ? labels : []))!);
    // What every row says is asked for once the column takes it.
    form.set("tetap-6", "131172710001");
    await settle(id, readFillForm(form, (place) => (place === 5 ? labels : []))!);
    expect((await linesOf((await fill(id, { search: "cari=ahmad" })).bytes))?.[0]).toEqual([
      "1",
      "Ahmad Fauzi",
      "0112345678",
      "L",
      "Palu, 12/08/2011",
      "Katholik",
      "131172710001",
    ]);
  });

  test("says what the rows hold and it does not allow, and is not filled with it unasked", async () => {
    const id = await keep(emisTemplate({ names: '<definedName name="Daftar_Agama">Ref!$A$1:$A$1</definedName>' }));
    await settle(id, answered);
    const kept = await of(id);
    expect(await house.scope(office).transaction((ctx) => strangeInTemplate(ctx, siswa, { kept, query: query() }))).toEqual([
      { label: "Agama", said: "Kristen", count: 1, choosable: true },
    ]);
    await expect(fill(id)).rejects.toMatchObject({ kind: "invalid", message: expect.stringContaining("Kristen") });
    expect(await linesOf((await fill(id, { search: "cari=ahmad" })).bytes)).toHaveLength(1);
  });

  test("that has too few rows is left alone, and nothing is told as handed out", async () => {
    const sum = '<row r="5"><c r="A5" t="inlineStr"><is><t>JUMLAH</t></is></c></row>';
    const id = await keep(emisTemplate({ sheet: emisSheet.replace("</row></sheetData>", `</row>${sum}</sheetData>`) }));
    await settle(id, answered);
    const before = (await trail()).length;
    await expect(fill(id)).rejects.toMatchObject({ kind: "invalid", message: expect.stringContaining("2 baris kosong sebelum baris 5") });
    expect((await trail()).length).toBe(before);
  });

  test("is asked anew under another head or on another sheet", async () => {
    const id = await keep(emisTemplate());
    await settle(id, { ...answered, head: { from: 0, to: 0 } });
    expect((await of(id)).choices.columns).toEqual({});
    await settle(id, { ...answered, sheet: 0 });
    expect((await of(id)).seen).toMatchObject({ sheet: 0 });
  });
});

describe("a kept map", () => {
  test("knows the next template with this head, and is kept apart from those of lists that come in", async () => {
    const id = await keep(emisTemplate());
    await settle(id, { ...answered, columns: { 6: ".tetap" }, constants: { 6: "x" } });
    await settle(id, { ...answered, columns: { 6: ".tetap" }, constants: { 6: "131172710001" } });
    await house.scope(office).transaction((ctx) => keepTemplateMap(ctx, siswa, { id, name: "EMIS ganjil", source: "EMIS 4.0" }));
    const again = await of(await keep(emisTemplate()));
    expect([again.columnMap, again.seen.columns[6]]).toEqual([
      "EMIS ganjil",
      expect.objectContaining({ field: ".tetap", constant: "131172710001", sure: true }),
    ]);
    const { bytes } = await fill(again.id);
    expect((await linesOf(bytes))?.[1]?.[6]).toBe("131172710001");
    expect((await trail()).at(-1)).toEqual({ rows: 3, templat: "EMIS.xlsx", peta: "EMIS ganjil" });
    await house.scope(office).transaction(async (ctx) => {
      expect(await keptMaps(ctx, siswa)).toEqual([]);
      const [map] = await keptMaps(ctx, siswa, "out");
      expect((await mapFile(ctx, siswa, map!.id)).map).toMatchObject({ direction: "out", source: "EMIS 4.0" });
    });
    await expect(
      house.scope(wali).transaction(async (ctx) => deleteMap(ctx, siswa, (await keptMaps(ctx, siswa, "out"))[0]!.id)),
    ).rejects.toMatchObject({ kind: "forbidden" });
  });
});

describe("a kept map without a template", () => {
  const byMap = (id: string, who: Actor = office) =>
    house.scope(who).transaction((ctx) => exportByMap(ctx, siswa, { id, query: query("cari=ahmad"), words: listWords }));

  test("gives the foreign heads in the foreign order, in the foreign words; the trail names it", async () => {
    const [map] = await house.scope(office).transaction((ctx) => mapsForExport(ctx, siswa));
    expect(map).toMatchObject({ name: "EMIS ganjil", direction: "out" });
    const { columns, rows, name } = await byMap(map!.id);
    expect([name, columns.map(({ label, kind }) => [label, kind])[4]]).toEqual(["EMIS ganjil", ["Tgl Lahir", "date"]]);
    expect(columns.map(({ label }) => label)).toEqual([
      "No",
      "NAMA LENGKAP SISWA",
      "NISN",
      "Jenis Kelamin",
      "Tgl Lahir",
      "Agama",
      "Isian Kementerian",
    ]);
    expect(rows).toEqual([[1, "Ahmad Fauzi", "0112345678", "L", "2011-08-12", "1. Islam", "131172710001"]]);
    expect((await trail()).at(-1)).toEqual({ rows: 1, peta: "EMIS ganjil" });
  });

  test("is turned round where it was made for lists that come in", async () => {
    const map = {
      name: "Buku induk",
      source: "",
      direction: "in",
      fingerprint: "0".repeat(32),
      columns: [
        { head: "NAMA", field: "nama" },
        { head: "JK", field: "jenisKelamin", values: { pria: "Laki-laki", cowok: "Laki-laki" } },
      ],
    } as const;
    await house.scope(office).transaction((ctx) => keepMap(ctx, siswa, { ...map, columns: [...map.columns] }));
    const kept = await house
      .scope(office)
      .transaction(async (ctx) => (await mapsForExport(ctx, siswa)).find(({ name }) => name === "Buku induk"));
    expect((await byMap(kept!.id)).rows).toEqual([["Ahmad Fauzi", "pria"]]);
  });

  test("does not open what is closed, and is not there for others", async () => {
    const maps = await house.scope(office).transaction((ctx) => mapsForExport(ctx, siswa));
    const emis = maps.find(({ direction }) => direction === "out")!;
    // A wali kelas may not hand out the religion.
    await expect(byMap(emis.id, wali)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(byMap(emis.id, guru)).rejects.toMatchObject({ kind: "forbidden" });
    for (const odd of ["", "x"]) await expect(byMap(odd)).rejects.toMatchObject({ kind: "notFound" });
  });
});

describe("who may", () => {
  test("somebody without the right to export neither uploads nor fills", async () => {
    await expect(keep(emisTemplate(), guru)).rejects.toMatchObject({ kind: "forbidden" });
    const id = await keep(emisTemplate());
    await expect(fill(id, { who: guru })).rejects.toMatchObject({ kind: "forbidden" });
  });

  test("a template is its own person's alone", async () => {
    const id = await keep(emisTemplate());
    for (const work of [() => fill(id, { who: wali }), () => settle(id, answered, wali), () => fill("x"), () => fill("")])
      await expect(work()).rejects.toMatchObject({ kind: "notFound" });
  });

  test("a wali kelas fills it with the own class, and with nothing that may harm a child or its family", async () => {
    const sheet = emisSheet.replace("Isian Kementerian", "Penghasilan Ayah").replace("Agama", "NIK");
    const id = await keep(emisTemplate({ sheet }), wali);
    const fields = (await of(id, wali)).seen.columns.map(({ field }) => field);
    expect(fields).not.toContain("penghasilanAyah");
    await settle(id, { ...noFillChoices, columns: { 5: "", 6: "" } }, wali);
    expect((await linesOf((await fill(id, { who: wali })).bytes))?.map(([, nama]) => nama)).toEqual(["Ahmad Fauzi", "Maria Tanoni"]);
    // A form that names a closed field all the same is not followed.
    await settle(id, { ...noFillChoices, columns: { 5: "", 6: "penghasilanAyah" } }, wali);
    expect((await of(id, wali)).seen.columns[6]?.field).toBe("");
  });
});
