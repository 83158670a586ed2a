import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pages } from "#src/routes.ts";
import { plantCanaries } from "../support/canaries.ts";
import { makeFolder } from "../support/leftovers.ts";
import { type Product, runProduct, startProduct } from "../support/product.ts";
import { publicPages } from "../support/public-pages.ts";
import { post, registration } from "../support/registrations.ts";
import { addStaff, addToStaffFile, signInAs } from "../support/staff.ts";
import { databaseUrl, query } from "../support/stored.ts";

// Whoever tries things out takes last night's backup, and no child's name may come along.

const folder = makeFolder("salinan");
const [usb, dataDir, copyDir] = [join(folder, "usb"), join(folder, "asli"), join(folder, "salinan")];
const env = { BACKUP_TO: usb, SMTP_URL: "smtp://127.0.0.1:9" };
let planted: Awaited<ReturnType<typeof plantCanaries>>;
let made: { code: number | null; output: string };
let kept: readonly { readonly name: string; readonly bytes: string }[];
let copy: Product;

/** Each file's bytes, a letter each. */
const filesOf = (home: string) =>
  readdirSync(home, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [{ name: entry.name, bytes: readFileSync(join(entry.parentPath, entry.name)).toString("latin1") }] : [],
  );

beforeAll(async () => {
  mkdirSync(usb);
  mkdirSync(dataDir);
  const original = await startProduct({ dataDir, env });
  await addToStaffFile(original, await addStaff(original, "guru"), "Guru Fikih");
  for (let place = 0; place < 5; place++) await post(original.url, { ...registration(`Anak ${place}`), email: `anak${place}@contoh.id` });
  await query(
    dataDir,
    `insert into siswa (nama, nisn, status, jenis_kelamin, tempat_lahir, tanggal_lahir, alamat, nama_ibu, penghasilan_ibu)
     select 'Anak ' || n, lpad(n::text, 10, '0'), 'aktif', 'perempuan', 'Palu', '2010-05-17', 'Jalan ' || n, 'Ibu ' || n, null from generate_series(1, 10) n`,
  );
  planted = await plantCanaries({ connectionString: databaseUrl(dataDir) });
  const key = /AGE-SECRET-KEY-1[\w ]+/.exec((await runProduct({ dataDir, env, flags: ["--backup-key"] })).output)?.[0] ?? "";
  const { output } = await runProduct({ dataDir, env, flags: ["--backup"] });
  await original.stop();
  const name = /man-1-palu-\S+\.age/.exec(output)?.[0] ?? output;
  made = await runProduct({ dataDir: copyDir, env: { ...env, RECOVERY_KEY: key }, flags: ["--restore", name, "--anonim"] });
  kept = filesOf(copyDir);
  copy = await startProduct({ dataDir: copyDir, env });
}, 300_000);
afterAll(async () => {
  await copy?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("canaries stand in the columns of people, and each is known", () => {
  expect(made, made.output).toMatchObject({ code: 0 });
  expect(planted.words.length).toBeGreaterThan(40);
  expect(planted.unplanted.filter((column) => column !== "pegawai.nip")).toEqual([]);
});

test("none of them is found in any row of the copy", async () => {
  const tables = await query<{ name: string }>(
    copyDir,
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker')",
  );
  for (const { name } of tables) {
    const told = (await query<{ row: string }>(copyDir, `select t::text as row from ${name} t`)).map(({ row }) => row).join("\n");
    expect(planted.words.filter((word) => told.includes(word)).map((word) => `${name}: ${word}`)).toEqual([]);
  }
  const count = "select (select count(*)::int from siswa) as siswa, (select count(*)::int from pendaftaran) as families";
  expect(await query(copyDir, count)).toEqual([{ siswa: 10, families: 5 }]);
});

test("nor in any file of it: pages, indexes, the log, what was written in between", () => {
  expect(kept.length).toBeGreaterThan(500);
  const held = kept.flatMap(({ name, bytes }) => planted.words.filter((word) => bytes.includes(word)).map((word) => `${name}: ${word}`));
  expect(held).toEqual([]);
  expect(readdirSync(copyDir)).not.toContain("pulih-asli");
});

test("neither keys nor passwords came along", async () => {
  for (const key of ["audit", "rahasia"])
    expect(readFileSync(join(copyDir, "kunci", key)).equals(readFileSync(join(dataDir, "kunci", key))), key).toBe(false);
  const [ways] = await query(
    copyDir,
    `select (select count(*)::int from akun where password_hash is not null) as passwords, (select count(*)::int from sesi) as sessions,
       (select count(*)::int from kunci_sandi) as passkeys, (select count(*)::int from berkas) as papers, (select count(*)::int from gambar) as pictures`,
  );
  expect(ways).toEqual({ passwords: 0, sessions: 0, passkeys: 0, papers: 0, pictures: 0 });
});

test("the trail begins with the line that says what this is", async () => {
  const lines = await query<{ action: string }>(copyDir, "select action from audit order by id");
  expect(lines.findIndex(({ action }) => action === "anonymise")).toBeGreaterThanOrEqual(0);
  expect(lines.length).toBeLessThan(20);
});

test("every page of the site answers, and says that it is a copy", async () => {
  for (const path of [...publicPages, "/login"]) {
    const answer = await fetch(copy.url + path);
    expect([path, answer.status]).toEqual([path, path === "/tidak-ada" ? 404 : 200]);
    expect(await answer.text(), path).toContain("Salinan uji");
  }
});

test("every screen of the portal opens to the office", async () => {
  const headers = await signInAs(copy.url, await addStaff(copy, "kepala", "tataUsaha", "humas", "panitiaPpdb", "guru"));
  const screens = pages.filter(
    ({ kind, shell, path }) => kind === "application" && shell === "portal" && !/[:*]|\/__|\/(impor|templat)\b/.test(path),
  );
  expect(screens.length).toBeGreaterThan(60);
  let opened = 0;
  for (const { path } of screens) {
    const answer = await fetch(copy.url + path, { headers, redirect: "manual" });
    expect(answer.status, path).toBeLessThan(500);
    if (answer.status !== 200) continue;
    opened++;
    expect(await answer.text(), path).toContain("Salinan uji");
  }
  expect(opened).toBeGreaterThan(50);
}, 120_000);

test("the printed link makes the first administrator of the copy", async () => {
  const path = /\/administrator-pertama\/\S+/.exec(made.output)?.[0] ?? "";
  expect((await fetch(copy.url + path)).status).toBe(410);
  const newest = /\/administrator-pertama\/\S+/.exec(copy.output())?.[0] ?? "";
  expect((await fetch(copy.url + newest)).status).toBe(200);
});
