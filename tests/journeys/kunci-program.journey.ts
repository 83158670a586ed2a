/**
 * Nurhayati gives the report-card program a key, on her laptop, twice a year, and takes it back when the contract ends. What goes wrong:
 * she closes the window before she copied it, gives more than she wanted, or takes back another one.
 */
import { mkdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { type Product, startProduct } from "#tests/support/product.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";
import { openClient } from "../../clients/ts/portal.ts";

let walk: Walk;
let page: Page;
let key: string;
/** In the place of the one that was killed. */
let again: Product | undefined;
vi.setConfig({ testTimeout: 180_000 });

beforeAll(async () => {
  walk = await openWalk();
  page = await walk.beginOffice();
}, 240_000);
afterAll(async () => {
  await again?.stop();
  await walk?.close();
});

const ask = (path: string) => fetch(`${walk.product.url}${path}`, { headers: { authorization: `Bearer ${key}` } });
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
/** What somebody looks at while mending the screen. */
const picture = async (name: string) => {
  const folder = process.env.PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: false });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
};

test("an administrator is told at each field what a key lacks, and nothing typed is lost", async () => {
  await page.goto(`${walk.product.url}/dashboard`, { waitUntil: "networkidle" });
  await page.goto(`${walk.product.url}/administration/kunci-program`, { waitUntil: "networkidle" });
  await picture("kosong");
  await page.getByRole("link", { name: "Buat kunci" }).click();
  await page.getByLabel("Nama program").fill("Rapor Digital");
  await picture("formulir");
  await press("Buat kunci");
  await page.getByText("Pilih paling sedikit satu daftar.").first().waitFor();
  await picture("galat");
  expect(await page.getByLabel("Nama program").inputValue()).toBe("Rapor Digital");
});

test("and gets the key once", async () => {
  await page.getByLabel("Untuk apa").fill("Menyalin agenda ke aplikasi rapor.");
  await page.getByLabel("Penanggung jawab").selectOption({ label: "Nurhayati Labatjo, S.Pd.I." });
  await page.locator("[name=berlakuSampai]").fill(new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10));
  await page.getByPlaceholder("Cari daftar").fill("agenda");
  await page.getByLabel("Agenda", { exact: true }).check();
  await page.getByPlaceholder("Cari daftar").fill("");
  await page.locator("[name=verba][value=impor]").check();
  await press("Buat kunci");
  key = await page.getByRole("textbox", { name: "Kunci program", exact: true }).inputValue();
  expect(key).toMatch(/^man1_[\w-]{43}$/);
  await picture("kunci");
  await noFlaw(page);
  await press("Selesai");
  await page.getByRole("button", { name: "Cabut Rapor Digital" }).waitFor();
  expect(await page.content()).not.toContain(key);
});

test("with which the program reads what it was given, and nothing else", async () => {
  expect((await ask("/api/agenda")).status).toBe(200);
  expect((await ask("/api/siswa")).status).toBe(403);
  expect((await ask("/administration/agenda")).url).toContain("/login");
  expect(walk.product.output()).not.toContain(key);
});

test("and brings a list and keeps in step, with the client of the repository", async () => {
  const portal = openClient({ origin: walk.product.url, key });
  const baris = Array.from({ length: 130 }, (_, n) => ({ judul: `Rapat ${n + 1}`, mulai: "2026-12-01", tampilDiSitus: false }));
  const faulty = await portal.call("postImporAgenda", { body: { baris: [{ judul: "", mulai: "2026-12-01" }] } });
  expect(faulty.temuan.map(({ baris, isian, kode }) => [baris, isian, kode])).toEqual([[1, "judul", "required"]]);
  const plan = await portal.call("postImporAgenda", { body: { nama: "Kalender kota", baris } });
  expect(plan).toMatchObject({ siap: true, jumlah: 130 });
  const path = { id: plan.id ?? "" };
  expect(await portal.call("postImporAgendaById", { path })).toMatchObject({ keadaan: "selesai", jumlah: 130 });
  const names: (string | null | undefined)[] = [];
  for await (const { judul } of portal.all("getAgenda")) names.push(judul);
  expect(new Set(names).size).toBe(130);
  const changed: string[] = [];
  await portal.changes("getAgenda", "2026-01-01T00:00:00Z", ({ id }) => changed.push(id));
  expect(new Set(changed).size).toBe(130);
  expect(await portal.call("deleteImporAgendaById", { path })).toMatchObject({ selesai: true, diurungkan: 130 });
  await expect(portal.call("getSiswa", {})).rejects.toMatchObject({ status: 403, reason: "insufficient_scope" });
});

test("a long list goes on behind the scenes, good rows go in without the bad ones, and a row that stands is changed", async () => {
  const portal = openClient({ origin: walk.product.url, key });
  const long = Array.from({ length: 1_001 }, (_, n) => ({ judul: `Panjang ${n + 1}`, mulai: "2026-12-02" }));
  const plan = await portal.call("postImporAgenda", { body: { baris: long } });
  const path = { id: plan.id ?? "" };
  expect(["antre", "berjalan"]).toContain((await portal.call("postImporAgendaById", { path })).keadaan);
  expect(await portal.finished("getImporAgendaById", path.id, 0.2)).toMatchObject({ keadaan: "selesai", jumlah: 1_001, sebab: null });
  const baris = [
    { judul: "Benar", mulai: "3/12/2026" },
    { judul: "", mulai: "2026-12-03" },
  ];
  const body = { baris, pengaturan: { perbaikan: { mulai: ["tanggal" as const] }, tanggal: { mulai: "dmy" as const } } };
  const some = await portal.call("postImporAgenda", { query: { sisanya: "ya" }, body });
  expect(some).toMatchObject({ siap: true, perbaikan: [{ isian: "mulai", kode: "tanggal", jumlah: 1 }], temuan: [{ baris: 2 }] });
  expect(await portal.call("postImporAgendaById", { path: { id: some.id ?? "" } })).toMatchObject({ jumlah: 1, temuan: [{ baris: 2 }] });
});

test("and a plan outlives a server that is killed before it was confirmed", async () => {
  const portal = openClient({ origin: walk.product.url, key });
  const plan = await portal.call("postImporAgenda", { body: { baris: [{ judul: "Sesudah mati", mulai: "2026-12-04" }] } });
  await walk.product.stop("SIGKILL");
  again = await startProduct({ dataDir: walk.product.dataDir, port: Number(new URL(walk.product.url).port) });
  const path = { id: plan.id ?? "" };
  expect(await portal.call("postImporAgendaById", { path })).toMatchObject({ keadaan: "selesai", jumlah: 1 });
  expect(await portal.call("postImporAgendaById", { path })).toMatchObject({ keadaan: "selesai", jumlah: 1 });
  expect(await portal.call("getAgenda", { query: { cari: "Sesudah mati" } })).toHaveLength(1);
});

test("until it is taken back, from one moment to the next", async () => {
  await page.reload({ waitUntil: "networkidle" });
  await picture("daftar");
  await noFlaw(page);
  await press("Cabut Rapor Digital");
  await press("Cabut");
  await page.getByText("Dicabut", { exact: true }).waitFor();
  expect((await ask("/api/agenda")).status).toBe(401);
  expect(walk.broken).toEqual([]);
});
