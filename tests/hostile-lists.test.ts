/** Whoever may upload or fill in anything tries to stop the server, to read what lies on it, or to run something at whoever opens a list. */
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { RouterContextProvider } from "react-router";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { scopeContext } from "#kit/ctx.server.ts";
import { readWorkbook } from "#kit/documents/spreadsheet.server.ts";
import { makeCsv, makeXlsx } from "#kit/documents/threads/document-threads.server.ts";
import { tagsOf } from "#kit/documents/xml-tags.ts";
import { openZip } from "#kit/documents/zip.server.ts";
import { readBookInThread } from "#kit/reading/reading.server.ts";
import { Refusal } from "#kit/refusals.ts";
import { create } from "#kit/register/store.server.ts";
import { planImport } from "#kit/transfer/transfer.server.ts";
import { suratMasuk } from "#modules/persuratan/index.ts";
import { loader as exported } from "#portal/register-export.ts";
import { loader as refusals } from "#portal/register-refusals.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "./support/database.ts";
import { longestHeld } from "./support/event-loop-held.ts";
import { comingIn } from "./support/hostile-lists/coming-in.ts";
import { hostileWords, runs } from "./support/hostile-lists/going-out.ts";
import { strangeRecords } from "./support/hostile-lists/old-workbook.ts";

const small = () => Buffer.from("Nama\nAndini");

describe("a file that comes in", () => {
  beforeAll(() => readBookInThread(new Uint8Array(small())));

  test.each(Object.entries(comingIn))("%s", { timeout: 60_000 }, async (_, { make, refused, lines }) => {
    const bytes = new Uint8Array(make());
    let answer: unknown;
    const held = await longestHeld(async () => {
      answer = await readBookInThread(bytes).then(
        ({ sheets }) => sheets[0]?.lines,
        (error: unknown) => (error instanceof Refusal ? error.message : error),
      );
    });
    expect(answer).toEqual(refused ?? lines);
    expect(held).toBeLessThan(100);
  });

  /** What reads lists looks into papers and pictures of families, too: two of these kept it for twenty seconds, and a busy machine takes 2.5 for reading once what is refused. */
  test.each(Object.entries(comingIn).filter(([name]) => / that (?:do not say|names|no cell|9,000)/.test(name)))(
    "%s: it is refused before it is worked on",
    async (_, { make }) => {
      const bytes = new Uint8Array(make());
      const before = process.threadCpuUsage();
      await expect(readWorkbook(bytes)).rejects.toBeInstanceOf(Refusal);
      const { user } = process.threadCpuUsage(before);
      expect(user / 1000).toBeLessThan(5_000);
    },
  );

  test("fills no log", async () => {
    const said = ["error", "warn", "log"].map((way) => vi.spyOn(console, way as "log"));
    await expect(readWorkbook(new Uint8Array(strangeRecords(100)))).rejects.toThrow("tidak berisi data");
    expect(said.flatMap(({ mock }) => mock.calls)).toEqual([]);
    vi.restoreAllMocks();
  });

  test("and the next one is read as if nothing had been", async () => {
    expect((await readBookInThread(new Uint8Array(small()))).sheets[0]?.lines).toEqual([["Nama"], ["Andini"]]);
  });
});

/** Every cell as another program may part it. */
function cellsOfCsv(bytes: Uint8Array): string[] {
  const text = new TextDecoder().decode(bytes);
  const whole = (parse(text, { delimiter: ";", bom: true }) as string[][]).flat();
  return [...whole, ...whole.flatMap((cell) => cell.split(/[;,\t\r\n]/))];
}

/** The text cells of a workbook; nothing in it is a formula. */
function textsOfXlsx(bytes: Uint8Array): string[] {
  const texts: string[] = [];
  for (const { name, read } of openZip(bytes, { parts: 100, inflated: 10_000_000 }))
    for (const tag of /^xl\/.*\.xml$/.test(name) ? tagsOf(read()) : []) {
      expect(["f", "ddeLink", "externalReference"]).not.toContain(tag.name);
      if (tag.name === "t" && tag.kind === "close") texts.push(tag.text());
    }
  return texts;
}

const words = Object.values(hostileWords);
const house = useDatabase({ policy });
const clerk = actor("administrator");
const as = () => house.scope(clerk);
const open = (loader: typeof exported | typeof refusals, path: string) => {
  const context = new RouterContextProvider();
  context.set(scopeContext, as());
  return loader({ context, request: new Request(`http://localhost${suratMasuk.path}${path}`) } as never);
};
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

describe("a word that goes out", () => {
  const letter = { nomorSurat: "1/2026", asalSurat: "Kantor", tanggalTerima: "2026-01-05", perihal: "Undangan" };
  let batch = "";
  beforeAll(async () => {
    await as().transaction(async (ctx) => {
      await seedSekolah(ctx);
      for (const [at, word] of words.entries()) {
        const { id } = await create(ctx, suratMasuk, { ...letter, nomorSurat: `${at}/2026` });
        // As it stands there, whatever a form would have made of it.
        await ctx.db.updateTable("suratMasuk").set({ perihal: word }).where("id", "=", id).execute();
      }
    });
    const header = ["Nomor surat", "Asal surat", "Tanggal terima", "Perihal"];
    const rows = [["99/2026", "Kantor", "2026-01-05", "Undangan"], ...words.map((word, at) => [`9${at}/2026`, "Kantor", word, "Undangan"])];
    const sheet = { header, rows, places: rows.map((_, at) => at + 2) };
    const plan = await as().transaction((ctx) => planImport(ctx, suratMasuk, { name: "daftar.csv", sheet }));
    expect(plan.refused).toHaveLength(words.length);
    batch = String(plan.report);
  });

  test("runs nowhere in a register's list as CSV", async () => {
    const cells = cellsOfCsv(await bytesOf(await open(exported, "/ekspor?format=csv")));
    expect(cells).toContain("'=1+1");
    expect(cells.filter(runs)).toEqual([]);
  });

  test("is text in a register's list as XLSX", async () => {
    expect(textsOfXlsx(await bytesOf(await open(exported, "/ekspor")))).toEqual(expect.arrayContaining(["=1+1", "@SUM(A1)"]));
  });

  test("is text among the refused cells", async () => {
    expect(textsOfXlsx(await bytesOf(await open(refusals, `/impor/penolakan?impor=${batch}`)))).toEqual(
      expect.arrayContaining(["=1+1", "@SUM(A1)"]),
    );
  });

  test.each(Object.entries(hostileWords))("%s runs nowhere, as a head, a cell or an explanation", async (_, word) => {
    const list = { columns: [{ label: word }], rows: [[word]] };
    let csv = new Uint8Array();
    let xlsx = new Uint8Array();
    const held = await longestHeld(async () => {
      csv = new Uint8Array(await makeCsv(list));
      xlsx = new Uint8Array(await makeXlsx({ ...list, explanations: [[word]] }));
    });
    expect(cellsOfCsv(csv).filter(runs)).toEqual([]);
    expect(textsOfXlsx(xlsx)).not.toEqual([]);
    expect(held).toBeLessThan(100);
  });

  test("and nothing else writes lists", () => {
    const sources = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
      (path) => /\.tsx?$/.test(path) && !/\.test\./.test(path),
    );
    const using = (what: RegExp) => sources.filter((path) => what.test(readFileSync(`src/${path}`, "utf8"))).sort();
    // A type alone writes nothing.
    expect(using(/(?:^import (?!type )[^;\n]*|import\()"(?:csv-stringify|write-excel-file)/m)).toEqual([
      "kit/documents/csv.server.ts",
      "kit/documents/xlsx.server.ts",
    ]);
    expect(using(/\bwrite(?:Csv|Xlsx)\(/)).toEqual([
      "kit/documents/csv.server.ts",
      "kit/documents/threads/sheets.thread.server.ts",
      "kit/documents/xlsx.server.ts",
    ]);
  });
});
