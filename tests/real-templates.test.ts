/**
 * The operator of the office at a laptop, each semester: the ministry's empty workbook for pupils or staff comes back filled and must be taken
 * by the program that it came from. What goes wrong: a sheet, a list of choices, the protection or a table is not what it was; a template
 * that is made to harm stops everybody.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { readWorkbook } from "#kit/documents/spreadsheet.server.ts";
import { openZip } from "#kit/documents/zip.server.ts";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { noFillChoices } from "#kit/lists/fill-choices.ts";
import { fillKeptTemplate } from "#kit/lists/fill-kept-template.server.ts";
import { findTemplate, keepTemplate, settleTemplate } from "#kit/lists/template.server.ts";
import { readQuery } from "#kit/register/query.ts";
import type { Register } from "#kit/register/register.ts";
import { demandSnapshots } from "#kit/snapshots/snapshots.server.ts";
import { kelas } from "#modules/akademik/index.ts";
import { pegawai } from "#modules/kepegawaian/index.ts";
import { prestasi, siswa } from "#modules/kesiswaan/index.ts";
import { listWords } from "#src/list-words/index.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "./support/database.ts";
import { longestHeld } from "./support/event-loop-held.ts";
import { emisTemplate, templateParts } from "./support/template-workbook.ts";
import { zipOf } from "./support/zip.ts";
import "#src/registers.server.ts";

const house = useDatabase({ policy, clock: () => new Date("2026-10-05T01:00:00Z") });
const office = actor("administrator");
let files: Files;
let directory: string;
const pupils = 60;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "templat-"));
  files = await openFiles({ directory });
  await house.scope(office).transaction(async ({ db }) => {
    await sql`insert into akun (id, nip, nama, peran) values (${office.id}, '198511042010012000', ${office.name}, ${[...office.roles]})`.execute(
      db,
    );
    await sql`insert into siswa (nama, nisn, nik, jenis_kelamin, tempat_lahir, tanggal_lahir, agama, nama_ayah, nama_ibu, status, dicocokkan)
      select 'Anak ' || lpad(n::text, 2, '0'), '00987650' || lpad(n::text, 2, '0'), '727101' || to_char(extract(day from date '2009-03-12' + n) + n % 2 * 40, 'FM00') || to_char(date '2009-03-12' + n, 'MMYY') || lpad(n::text, 4, '0'), case n % 2 when 0 then 'laki-laki' else 'perempuan' end,
        'Palu', date '2009-03-12' + n, 'ISLAM', 'Ayah ' || n, 'Ibu ' || n, 'aktif', true from generate_series(1, ${pupils}) n`.execute(db);
    await sql`insert into pegawai (nama, nip, nuptk, jenis, status, tempat_lahir, tanggal_lahir, jenis_kelamin, unit_kerja, aktif)
      values ('Drs. Contoh Palimbui', '196805121994031002', '1234567890123456', 'guru', 'pns', 'Palu', '1968-05-12', 'Pria', 'MAN1PALU', true),
        ('Siti Contoh Lawira', null, null, 'guru', 'honorer', 'Donggala', '1985-11-04', 'Wanita', 'MAN1PALU', true)`.execute(db);
  });
});
afterAll(() => rm(directory, { recursive: true }));

const empty = (name: string) => readFile(new URL(`fixtures/templates/${name}`, import.meta.url));
const parts = (bytes: Uint8Array) =>
  new Map(openZip(bytes, { parts: 1_000, inflated: 80_000_000 }).map(({ name, packed }) => [name, packed]));
const keep = (register: Register, bytes: Buffer) =>
  keepTemplate(house.scope(office), register, { name: "templat.xlsx", bytes, files, words: listWords });

/** Filled as its operator does: what is not known stays empty. */
async function filled(register: Register, bytes: Buffer, search = ""): Promise<Uint8Array> {
  const id = await keep(register, bytes);
  const kept = await house.scope(office).transaction((ctx) => findTemplate(ctx, register, id));
  const open = (kept?.seen.columns ?? []).filter(({ sure }) => !sure).map(({ place }) => [String(place), ""]);
  const known = (kept?.seen.columns ?? []).filter(({ sure }) => sure).map(({ place, field }) => [String(place), field]);
  await settleTemplate(house.scope(office), register, {
    ...{ id, files, words: listWords },
    choices: { ...noFillChoices, columns: Object.fromEntries([...known, ...open]) },
  });
  const query = readQuery(register, new URLSearchParams(search));
  return (await fillKeptTemplate(house.scope(office), register, { id, query, files, words: listWords })).bytes;
}

const siswaRow = ["1", "Anak 01", "0098765001", "7271015303090001", "P", "Palu", "2009-03-13", "1. Islam", "Ayah 1", "Ibu 1"];
const gtkRow = ["1", "Drs. Contoh Palimbui", "196805121994031002", "1234567890123456", "L", "Palu", "1968-05-12", "PNS"];

describe("a template as a ministry hands it out", () => {
  test.each<[string, Register, string, number, readonly string[], readonly string[]]>([
    ["openpyxl-emis-siswa.xlsx", siswa, "Data Siswa", 5, siswaRow, ["xl/worksheets/sheet2.xml"]],
    ["libreoffice-emis-siswa.xlsx", siswa, "Data Siswa", 5, siswaRow, ["xl/worksheets/sheet2.xml"]],
    ["openpyxl-emis-gtk.xlsx", pegawai, "GTK", 5, gtkRow, ["xl/worksheets/sheet2.xml"]],
    ["libreoffice-emis-gtk.xlsx", pegawai, "GTK", 5, gtkRow, ["xl/worksheets/sheet2.xml"]],
    [
      "xlsxwriter-rdm-siswa.xlsx",
      siswa,
      "Siswa",
      4,
      ["1", "0098765001", "Anak 01", "Palu", "Perempuan", "2009-03-13"],
      ["xl/worksheets/sheet2.xml", "xl/tables/table1.xml"],
    ],
  ])("%s is filled, and everything else stays byte for byte", async (name, register, sheet, first, row, written) => {
    const template = await empty(name);
    const bytes = await filled(register, template, register === siswa ? "urut=nama&cari=anak 0" : "urut=nama");
    const [before, after] = [parts(template), parts(bytes)];
    expect([...after.keys()]).toEqual([...before.keys()]);
    const changed = [...before].filter(([part, { data, crc, method }]) => {
      const now = after.get(part);
      return !now?.data.equals(data) || now.crc !== crc || now.method !== method;
    });
    expect(changed.map(([part]) => part).sort()).toEqual([...written].sort());
    const lines = (await readWorkbook(bytes)).sheets.find((one) => one.name === sheet);
    expect(lines?.lines[lines.places.indexOf(first)]).toEqual(row);
    const tail = async (zip: Uint8Array) => {
      const xml =
        openZip(zip, { parts: 1_000, inflated: 80_000_000 })
          .find((part) => part.name === "xl/worksheets/sheet2.xml")
          ?.read()
          .toString() ?? "";
      return xml.slice(xml.indexOf("</sheetData>")).replace('<sheetCalcPr fullCalcOnLoad="1"/>', "");
    };
    // Protection, validations, merged heads, conditional formats, tables: what follows the rows.
    expect(await tail(bytes)).toBe(await tail(template));
  });

  test("a table (Ctrl+T) reaches to the last row that is written, and its filter too", async () => {
    const bytes = await filled(siswa, await empty("xlsxwriter-rdm-siswa.xlsx"));
    const table =
      openZip(bytes, { parts: 1_000, inflated: 80_000_000 })
        .find(({ name }) => name === "xl/tables/table1.xml")
        ?.read()
        .toString() ?? "";
    const before = openZip(await empty("xlsxwriter-rdm-siswa.xlsx"), { parts: 1_000, inflated: 80_000_000 }).find(
      ({ name }) => name === "xl/tables/table1.xml",
    );
    expect(table).toBe(
      before
        ?.read()
        .toString()
        .replaceAll("A3:G4", `A3:G${3 + pupils}`),
    );
  });

  test("one with too few free rows below a signature is refused with the row, and nothing is written", async () => {
    const sum = `<row r="9"><c r="B9" t="inlineStr"><is><t>Mengetahui, Kepala Madrasah</t></is></c></row>`;
    const sheet = (templateParts().find(([name]) => name === "xl/worksheets/sheet2.xml")?.[1] ?? "")
      .replace(/^.*?<worksheet[^>]*>/s, "")
      .replace("</worksheet>", "")
      .replace("</sheetData>", `${sum}</sheetData>`);
    await expect(filled(siswa, emisTemplate({ sheet }))).rejects.toMatchObject({ message: expect.stringContaining("sebelum baris 9") });
  });
});

test("classes fill a template too, and what nobody else has a list of is not kept as sent", async () => {
  await house
    .scope(office)
    .transaction(({ db }) =>
      sql`insert into kelas (nama, tingkat, tahun_ajaran, ruang, kapasitas) values ('X.E-1', 'X', '2026/2027', 'R.7', 36)`.execute(db),
    );
  const head = ["No", "Nama Kelas", "Tingkat", "Ruang", "Kapasitas"].map(
    (label, at) => `<c r="${"ABCDE"[at]}1" t="inlineStr"><is><t>${label}</t></is></c>`,
  );
  const bytes = await filled(kelas, emisTemplate({ sheet: `<sheetData><row r="1">${head.join("")}</row></sheetData>` }));
  expect((await readWorkbook(bytes)).sheets.find(({ name }) => name === "Data Siswa")?.lines[1]).toEqual(["1", "X.E-1", "X", "R.7", "36"]);
  await house.scope(office).transaction(async (ctx) => demandSnapshots(ctx, kelas));
  await expect(house.scope(office).transaction(async (ctx) => demandSnapshots(ctx, prestasi))).rejects.toMatchObject({ kind: "notFound" });
});

describe("a template that is made to harm", () => {
  const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const replaced = (name: string, content: string) => zipOf(templateParts().map(([part, was]) => [part, part === name ? content : was]));
  const way = (type: string, target: string, more = "") =>
    `<Relationship Id="rId9" Type="${relations}/${type}" Target="${target}"${more}/>`;

  test.each<[string, () => Buffer, string]>([
    ["a ZIP that unpacks to 200 MB", () => emisTemplate({ more: [["xl/media.xml", " ".repeat(200_000_000)]] }), "rusak"],
    [
      "a million styles in a hundred megabytes",
      () =>
        replaced(
          "xl/styles.xml",
          `<styleSheet><cellXfs>${'<xf numFmtId="14" fontId="1" fillId="2" borderId="3" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1"/>'.repeat(1_000_000)}</cellXfs></styleSheet>`,
        ),
      "rusak",
    ],
    ["macros", () => emisTemplate({ more: [["xl/vbaProject.bin", "x"]] }), "makro"],
    [
      "another workbook that it reads",
      () =>
        emisTemplate({
          ways: way("externalLink", "externalLinks/externalLink1.xml"),
          more: [["xl/externalLinks/externalLink1.xml", "<externalLink/>"]],
        }),
      "luar",
    ],
    ["a picture of an address", () => emisTemplate({ ways: way("image", "http://169.254.169.254/", ' TargetMode="External"') }), "luar"],
    ["a program within it", () => emisTemplate({ more: [["xl/embeddings/oleObject1.bin", "MZ"]] }), "berkas lain"],
    [
      "a table whose part names a file of the server",
      () =>
        emisTemplate({ more: [["xl/tables/table1.xml", '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><table ref="A1:G3"/>']] }),
      "tidak wajar",
    ],
    [
      "a cell far outside",
      () => emisTemplate({ sheet: '<sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>' }),
      "jauh di luar",
    ],
    ["a workbook of sizes of eight bytes", () => emisTemplate({}, { wide: true }), "tidak wajar"],
  ])(
    "%s is refused with a sentence, and nobody waits",
    async (_, make, sentence) => {
      const bytes = make();
      let answer: unknown;
      const held = await longestHeld(async () => {
        answer = await keep(siswa, bytes).catch((error: unknown) => error);
      });
      expect(answer).toMatchObject({ message: expect.stringContaining(sentence) });
      expect(held).toBeLessThan(100);
    },
    60_000,
  );

  test("100,000 styles are read, and nobody waits", async () => {
    const styles = `<styleSheet><cellXfs>${'<xf numFmtId="14"/>'.repeat(100_000)}</cellXfs></styleSheet>`;
    const bytes = replaced("xl/styles.xml", styles);
    const held = await longestHeld(async () => expect(await keep(siswa, bytes)).toMatch(/^[0-9a-f-]{36}$/));
    expect(held).toBeLessThan(100);
  }, 60_000);

  test("and the next one is filled as if nothing had been", async () => {
    expect((await filled(siswa, await empty("openpyxl-emis-siswa.xlsx"), "cari=anak 01")).length).toBeGreaterThan(1_000);
  });
});
