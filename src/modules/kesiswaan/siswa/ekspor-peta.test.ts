/**
 * Used by the operator of the office at a laptop who is asked for "the list as EMIS wants it" and has no empty template at hand: a kept
 * map gives the foreign heads. What goes wrong: a map opens what is closed, or turns words round that mean something else.
 */
import { beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { keepMap } from "#kit/lists/column-maps.server.ts";
import { exportByMap, mapsForExport } from "#kit/lists/export-by-map.server.ts";
import { keepTemplateMap } from "#kit/lists/template.server.ts";
import { listWords } from "#src/list-words/index.ts";
import { useSiswaTemplates } from "#tests/support/siswa-templates.ts";
import { emisTemplate } from "#tests/support/template-workbook.ts";
import { siswa } from "./siswa.ts";

const { house, office, wali, guru, keep, settle, query, trail, answered } = useSiswaTemplates();

beforeAll(async () => {
  const id = await keep(emisTemplate());
  await settle(id, { ...answered, columns: { 6: ".tetap" }, constants: { 6: "x" } });
  await settle(id, { ...answered, columns: { 6: ".tetap" }, constants: { 6: "131172710001" } });
  await house.scope(office).transaction((ctx) => keepTemplateMap(ctx, siswa, { id, name: "EMIS ganjil", source: "EMIS 4.0" }));
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
