/**
 * Used by the operator of the office at a laptop, each semester: the ministry's empty template comes back filled. What goes wrong: the
 * words of the portal are none of the template's, a column is not known, the list is longer than the template, somebody hands out too much.
 */
import { describe, expect, test } from "vitest";
import { deleteMap, keptMaps, mapFile } from "#kit/lists/column-maps.server.ts";
import { noFillChoices, readFillForm } from "#kit/lists/fill-choices.ts";
import { strangeInTemplate } from "#kit/lists/fill-kept-template.server.ts";
import { keepTemplateMap } from "#kit/lists/template.server.ts";
import { useSiswaTemplates } from "#tests/support/siswa-templates.ts";
import { emisSheet, emisTemplate, partsOf } from "#tests/support/template-workbook.ts";
import { siswa } from "./siswa.ts";

const { house, office, wali, guru, keep, of, settle, query, fill, linesOf, trail, answered } = useSiswaTemplates();

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
