/** A new version keeps a way back: a backup before it changes the tables, all of its changes or none, and one command to return. */
import { globSync, readFileSync, rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildOnce } from "#tests/support/build.ts";
import { copyFolder } from "#tests/support/leftovers.ts";
import { dataFolder, runProduct, startProduct } from "#tests/support/product.ts";
import { laterRelease } from "#tests/support/releases.ts";
import { query } from "#tests/support/stored.ts";

vi.setConfig({ testTimeout: 900_000, hookTimeout: 600_000 });

const folders: string[] = [];
/** A folder in which this version was used. */
let worked: string;
let later: string;
let failing: string;
const table = "create table percobaan (id int); insert into percobaan values (1);";

beforeAll(async () => {
  buildOnce();
  worked = dataFolder("pembaruan");
  folders.push(worked);
  await whileRunning({ dataDir: worked }, () => addAgenda(worked, "sebelum pembaruan"));
  later = laterRelease({ "9001-percobaan.sql": `${table} alter table agenda add column percobaan text;` });
  failing = laterRelease({ "9001-percobaan.sql": table, "9002-rusak.sql": "alter table percobaan add column dua int; select 1 / 0;" });
  folders.push(later, failing);
});

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const newest = readFileNames("migrations/*.sql").at(-1)?.slice("migrations/".length, -".sql".length);

function readFileNames(pattern: string): string[] {
  return globSync(pattern).sort();
}

const archives = (dataDir: string) =>
  readFileNames(`${dataDir}/cadangan/man-1-palu-*.json`).map((path) => JSON.parse(readFileSync(path, "utf8")) as { schema: string });

function used(): string {
  const dataDir = copyFolder(worked, "pembaruan");
  folders.push(dataDir);
  return dataDir;
}

async function whileRunning<T>(options: Parameters<typeof startProduct>[0], work: () => Promise<T>): Promise<T> {
  const product = await startProduct(options);
  try {
    return await work();
  } finally {
    await product.stop();
  }
}

const addAgenda = (dataDir: string, judul: string) =>
  query(dataDir, `insert into agenda (judul, mulai) select '${judul} ' || n, '2026-11-25' from generate_series(1, 500) n`);
const countAgenda = async (dataDir: string) =>
  (
    await query<{ sebelum: string; sesudah: string }>(
      dataDir,
      "select count(*) filter (where judul like 'sebelum%') as sebelum, count(*) filter (where judul like 'sesudah%') as sesudah from agenda",
    )
  )[0];
const named = async (dataDir: string) =>
  (await query<{ found: boolean }>(dataDir, "select to_regclass('percobaan') is not null as found"))[0];

test("an upgrade makes a backup first, the former version names the way back, and one command goes it", async () => {
  const dataDir = used();
  expect(archives(dataDir)).toEqual([]);
  await whileRunning({ dataDir, code: later }, async () => {
    expect(await named(dataDir)).toEqual({ found: true });
    await addAgenda(dataDir, "sesudah pembaruan");
  });
  expect(archives(dataDir).map(({ schema }) => schema)).toEqual([newest]);

  const refused = await runProduct({ dataDir });
  expect(refused).toMatchObject({ code: 1, output: expect.stringMatching(/lebih baru daripada aplikasi ini .*npm run rollback/) });

  const explained = await runProduct({ dataDir, flags: ["--rollback"] });
  expect(explained).toMatchObject({ code: 1, output: expect.stringContaining("npm run rollback -- SAYA-MENGERTI") });
  const went = await runProduct({ dataDir, flags: ["--rollback", "SAYA-MENGERTI"] });
  expect(went).toMatchObject({ code: 0, output: expect.stringMatching(/Data kembali seperti .*Jejak audit utuh/s) });

  await whileRunning({ dataDir }, async () => {
    expect(await countAgenda(dataDir)).toEqual({ sebelum: "500", sesudah: "0" });
    expect(await named(dataDir)).toEqual({ found: false });
  });
  expect(globSync(`${dataDir}/sebelum-rollback-*/arsip-wal/aliran`).map((path) => readFileSync(path, "utf8"))).not.toContain(
    readFileSync(`${dataDir}/arsip-wal/aliran`, "utf8"),
  );
  // What the newer version wrote is still there, for whoever has to look.
  expect(globSync(`${dataDir}/sebelum-rollback-*/{database,database.location}`)).toHaveLength(1);
  // The machine's own key came along: the next upgrade and rollback work again.
  await whileRunning({ dataDir, code: later }, async () => expect(await countAgenda(dataDir)).toEqual({ sebelum: "500", sesudah: "0" }));
  expect(await runProduct({ dataDir, flags: ["--rollback", "SAYA-MENGERTI"] })).toMatchObject({ code: 0 });
});

test("a change that fails takes those before it along, says what to do, and the former version goes on", async () => {
  const dataDir = used();
  const refused = await runProduct({ dataDir, code: failing });
  expect(refused.code).toBe(1);
  expect(refused.output.trim()).toMatch(/^Perubahan basis data 9002 "rusak" gagal \(22012\)\. .*versi yang lama.*$/);
  await whileRunning({ dataDir }, async () => {
    expect(await named(dataDir)).toEqual({ found: false });
    expect(await countAgenda(dataDir)).toEqual({ sebelum: "500", sesudah: "0" });
  });
});

test("without a backup nothing is changed, unless a setting says otherwise", async () => {
  const dataDir = used();
  const nowhere = { BACKUP_TO: `${dataDir}/tidak-terpasang` };
  const refused = await runProduct({ dataDir, code: later, env: nowhere });
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^Cadangan sebelum pembaruan gagal dibuat.*tidak-terpasang.*UPGRADE_BACKUP=off/),
  });
  await whileRunning({ dataDir }, async () => expect(await named(dataDir)).toEqual({ found: false }));
  await whileRunning({ dataDir, code: later, env: { ...nowhere, UPGRADE_BACKUP: "off" } }, async () =>
    expect(await named(dataDir)).toEqual({ found: true }),
  );
});

test("a rollback asks for a stopped product, and for an archive that this version understands", async () => {
  const dataDir = used();
  await whileRunning({ dataDir }, async () =>
    expect(await runProduct({ dataDir, flags: ["--rollback"] })).toMatchObject({
      code: 1,
      output: expect.stringMatching(/masih berjalan/),
    }),
  );
  expect(await runProduct({ dataDir, flags: ["--rollback"] })).toMatchObject({
    code: 1,
    output: expect.stringMatching(/tidak ada cadangan yang cocok/),
  });
});
