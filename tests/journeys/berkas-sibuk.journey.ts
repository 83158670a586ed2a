/**
 * A mother photographs page after page faster than the phone makes them small, and takes one more while the others are on their way; a clerk
 * scans a second paper before the first has been kept. What goes wrong: a page is gone and nobody says so.
 */
import { devices, type Locator } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { post, registration } from "#tests/support/registrations.ts";
import { addStaff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
let nomor = "";
const paper = "Kartu keluarga";

beforeAll(async () => {
  walk = await openWalk();
  const { dataDir, url } = walk.product;
  await query(dataDir, "insert into gelombang_ppdb (nama, periode_id) select 'Gelombang 1', id from periode_ppdb");
  await query(dataDir, `insert into jalur_ppdb (jenis, gelombang_id, dokumen) select 'reguler', id, '${paper}' from gelombang_ppdb`);
  nomor = ((await (await post(url, registration("Anak Sibuk"))).json()) as { nomor: string }).nomor;
}, 240_000);
afterAll(() => walk?.close());

const photo = async (edge: number) =>
  sharp({ create: { width: edge, height: edge, channels: 3, background: "#fff", noise: { type: "gaussian", mean: 120, sigma: 14 } } })
    .jpeg()
    .toBuffer();

/** As a dialog that stood open before: the control may be closed by now. */
const pick = async (box: Locator, edge: number) => {
  const bytes = (await photo(edge)).toString("base64");
  await box.evaluate((input: HTMLInputElement, sent) => {
    const isi = Uint8Array.from(atob(sent), (one) => one.charCodeAt(0));
    const list = new DataTransfer();
    list.items.add(new File([isi], "IMG.jpg", { type: "image/jpeg" }));
    input.files = list.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }, bytes);
};
const kept = () =>
  query<{ dokumen: string; halaman: number }>(walk.product.dataDir, "select dokumen, halaman from berkas_pendaftaran order by dokumen");

test("no page of the family is lost, however fast it is chosen, and what came late stands beside what arrived", async () => {
  const page = await walk.newPage(devices["Galaxy S8"]);
  await page.goto(`${walk.product.url}/daftar/status`);
  await page.getByRole("textbox", { name: "Nomor pendaftaran" }).fill(nomor);
  await page.getByRole("textbox", { name: "Tanggal lahir" }).fill("9/3/2012");
  await page.getByRole("button", { name: "Lihat status" }).click();
  await page.waitForLoadState("networkidle");
  const form = page.locator("form", { has: page.getByRole("button", { name: `Kirim ${paper}` }) });
  const box = form.locator("input[type=file]");
  await pick(box, 2300);
  await pick(box, 1500);
  await pick(box, 400);
  await form.getByText("3 halaman siap dikirim.").waitFor();

  // One more while they are on their way.
  let on = () => {};
  const held = new Promise<void>((done) => {
    on = done;
  });
  let pieces = 0;
  await page.route("**/daftar/status/potongan", async (route) => {
    if (++pieces === 3) await held;
    await route.continue();
  });
  await form.getByRole("button", { name: `Kirim ${paper}` }).click();
  await form.getByText("Mengirim…", { exact: false }).waitFor();
  await expect.poll(() => pieces).toBeGreaterThanOrEqual(3);
  await pick(box, 300);
  await form.getByText("Yang baru Anda pilih menyusul.", { exact: false }).waitFor();
  on();
  await form.getByText("Ini pilihan Anda tadi, belum dikirim.").waitFor();
  expect(await kept()).toEqual([{ dokumen: paper, halaman: 3 }]);
  expect(await form.locator(".status-halaman li").count()).toBe(4);
  await form.getByRole("button", { name: `Kirim ${paper}` }).click();
  await expect.poll(kept).toEqual([{ dokumen: paper, halaman: 4 }]);
  await page.getByText("Semua berkas sudah dikirim.").waitFor();
});

test("a scan chosen at the desk while another one is kept follows it", async () => {
  const desk = await walk.signIn(await addStaff(walk.product, "panitiaPpdb"));
  const [child] = await query<{ id: string }>(walk.product.dataDir, "select id from pendaftaran");
  await desk.goto(`${walk.product.url}/administration/meja-ppdb/${child?.id}`, { waitUntil: "networkidle" });
  const box = desk.locator("[data-paper] input[type=file]").first();
  let sent = 0;
  await desk.route("**/meja-ppdb/**", async (route) => {
    if (route.request().method() === "POST" && ++sent === 1) await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await pick(box, 500);
  await expect.poll(() => sent).toBe(1);
  await pick(box, 300);
  await pick(box, 320);
  await expect.poll(() => sent, { timeout: 15_000 }).toBe(2);
  await expect
    .poll(
      async () => (await query<{ n: number }>(walk.product.dataDir, "select count(*)::int as n from audit where after ? 'berkas'"))[0]?.n,
    )
    .toBe(4);
  expect(await kept()).toEqual([{ dokumen: paper, halaman: 1 }]);
});
