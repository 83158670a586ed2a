/**
 * A parent photographs the family card and sends it from the family's page, once without scripts; one of the committee looks at it beside
 * the form and takes it, or asks for it again. What goes wrong: the wrong file, a blurred photo.
 */
import { devices } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { post, registration } from "#tests/support/registrations.ts";
import { addStaff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
let nomor = "";
const name = "Nur Azizah Lamadjido";

beforeAll(async () => {
  walk = await openWalk();
  const { dataDir } = walk.product;
  await query(dataDir, "insert into gelombang_ppdb (nama, periode_id) select 'Gelombang 1', id from periode_ppdb");
  await query(
    dataDir,
    `insert into jalur_ppdb (jenis, gelombang_id, dokumen) select 'reguler', id, E'Kartu keluarga\\nAkta kelahiran' from gelombang_ppdb`,
  );
  nomor = ((await (await post(walk.product.url, registration(name))).json()) as { nomor: string }).nomor;
}, 240_000);
afterAll(() => walk?.close());

const photo = async (file: string) => ({
  name: file,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 900, height: 1200, channels: 3, background: "#e8e4d8" } })
    .jpeg()
    .toBuffer(),
});

test("a paper goes from the family's telephone to the committee's desk and back", async () => {
  const page = await walk.newPage({ ...devices["Galaxy S8"], javaScriptEnabled: false });
  await page.goto(`${walk.product.url}/daftar/status`);
  await page.getByRole("textbox", { name: "Nomor pendaftaran" }).fill(nomor);
  await page.getByRole("textbox", { name: "Tanggal lahir" }).fill("9/3/2012");
  await page.getByRole("button", { name: "Lihat status" }).click();
  await page.getByText("2 berkas masih perlu dikirim").waitFor();
  const box = page.locator("input[type=file]").first();
  // The browser's own button and its "No file chosen" are never seen; the keyboard finds it, and the chosen name shows without scripts.
  const look = () => box.evaluate((one) => getComputedStyle(one).opacity);
  const button = page.getByText("Pilih berkas atau foto").first();
  await box.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  expect([await look(), await button.evaluate((one) => getComputedStyle(one).outlineStyle)]).toEqual(["0", "solid"]);
  await box.setInputFiles(await photo("IMG_0.jpg"));
  expect(await look()).toBe("1");
  await box.setInputFiles({ name: "kk.txt", mimeType: "text/plain", buffer: Buffer.from("halo") });
  await page.getByRole("button", { name: "Kirim Kartu keluarga" }).click();
  await page.getByText("tidak dikenali").waitFor();
  const one = await photo("IMG_0.jpg");
  await box.setInputFiles(Array(31).fill(one) as (typeof one)[]);
  await page.getByRole("button", { name: "Kirim Kartu keluarga" }).click();
  await page.getByText("Berkas ini 31 halaman. Paling banyak 20").waitFor();
  await box.setInputFiles([await photo("IMG_1.jpg"), await photo("IMG_2.jpg")]);
  await page.getByRole("button", { name: "Kirim Kartu keluarga" }).click();
  await page.getByText("Menunggu diperiksa.", { exact: true }).waitFor();
  expect(await page.locator("main").innerText()).toContain("2 halaman");
  // Classmates know number and birth date: what was sent is shown to who knows the telephone number as well.
  expect(await page.getByRole("link", { name: "Lihat berkas" }).count()).toBe(0);
  await page.getByText("Lihat atau ganti berkas yang sudah dikirim").click();
  for (const [typed, then] of [
    ["0899 9999 9999", page.getByText("bukan yang ditulis saat mendaftar").first()],
    ["0812 0000 0000", page.getByRole("link", { name: "Lihat berkas" }).first()],
  ] as const) {
    await page.getByLabel("Nomor telepon di formulir").first().fill(typed);
    await page.getByRole("button", { name: "Tampilkan berkas" }).click();
    await then.waitFor();
  }
  const address = await page.getByRole("link", { name: "Lihat berkas" }).getAttribute("href");
  const stranger = await fetch(walk.product.url + address);
  // To whoever has no page open it is the way to open one.
  expect([new URL(stranger.url).pathname, stranger.headers.get("content-type")]).toEqual(["/daftar/status", "text/html; charset=utf-8"]);

  const desk = await walk.signIn(await addStaff(walk.product, "panitiaPpdb"));
  await desk.goto(`${walk.product.url}/administration/meja-ppdb?berkas=kurang`, { waitUntil: "networkidle" });
  await desk.getByRole("link", { name }).first().click();
  await desk.getByRole("button", { name: "Lihat Kartu keluarga" }).click();
  await desk.locator("iframe[title='Kartu keluarga']").waitFor();
  for (const width of [360, 768, 1440]) {
    await desk.setViewportSize({ width, height: 900 });
    expect(await desk.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  await desk.getByRole("button", { name: "Minta kirim ulang Kartu keluarga" }).click();
  await desk.getByRole("combobox", { name: "Alasan" }).selectOption("Buram atau terpotong");
  await desk.getByRole("button", { name: "Kembalikan" }).click();
  await desk.getByText("Perlu dikirim ulang").waitFor();
  await noFlaw(desk);

  await page.goto(`${walk.product.url}/daftar/status`);
  expect(await page.locator("main").innerText()).toContain("Buram atau terpotong.");
  await box.setInputFiles(await photo("IMG_3.jpg"));
  await page.getByRole("button", { name: "Kirim Kartu keluarga" }).click();
  await page.getByText("Menunggu diperiksa.", { exact: true }).waitFor();
  await desk.reload({ waitUntil: "networkidle" });
  await desk.getByRole("button", { name: "Terima Kartu keluarga" }).click();
  await desk.getByText("Diterima", { exact: true }).waitFor();
});

test("a phone sends page after page, and goes on where it stopped after the network and the page were gone", async () => {
  const page = await walk.newPage(devices["Galaxy S8"]);
  await page.goto(`${walk.product.url}/daftar/status`);
  await page.getByRole("textbox", { name: "Nomor pendaftaran" }).fill(nomor);
  await page.getByRole("textbox", { name: "Tanggal lahir" }).fill("9/3/2012");
  await page.getByRole("button", { name: "Lihat status" }).click();
  const form = page.locator("form", { has: page.getByRole("button", { name: "Kirim Akta kelahiran" }) });
  const box = form.locator("input[type=file]");
  await page.waitForLoadState("networkidle");
  const send = form.getByRole("button", { name: "Kirim Akta kelahiran" });
  const one = await photo("IMG.jpg");
  // Whoever presses in the very moment the pages appear, or what was said before goes, hits the button.
  const boxOf = () => send.evaluate((button) => button.getBoundingClientRect().top + scrollY);
  const still = await boxOf();
  await box.setInputFiles(Array(30).fill(one) as (typeof one)[]);
  await form.getByText("Anda memilih 30 halaman, paling banyak 20.").waitFor();
  await send.click();
  expect(await page.getByText("Pilih dahulu").count()).toBe(0);
  await form.getByText("Anda memilih 30 halaman, paling banyak 20.").waitFor();
  await page.reload({ waitUntil: "networkidle" });
  await send.click();
  await form.getByText("Pilih dahulu").waitFor();
  await page.waitForLoadState("networkidle");
  expect(await boxOf()).toBe(still);
  await box.setInputFiles({ name: "akta.heic", mimeType: "image/heic", buffer: Buffer.from("halo") });
  await form.getByText("1 halaman akan ditolak.").waitFor();
  expect(await form.getByText("Pilih dahulu").count()).toBe(0);
  await form.getByText("ubah setelan kamera ke JPG").waitFor();
  expect(await boxOf()).toBe(still);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/berkas-heic-360.png`, fullPage: true });
  await box.setInputFiles(Array(30).fill(one) as (typeof one)[]);
  await form.getByText("Pilihan ini tidak ditambahkan.").waitFor();
  expect(await form.locator(".status-halaman li").count()).toBe(1);
  await send.click();
  await form.getByText("tidak dikenali").waitFor();
  await form.getByRole("button", { name: "Hapus halaman 1 Akta kelahiran" }).click();
  await box.setInputFiles(await noisy(2400));
  await form.getByText("1 halaman siap dikirim.").waitFor();
  // Chosen while the page comes alive, a photo is said twice: by the browser, and by what says again what nobody heard.
  await page.evaluate(
    ([id, bytes]) => {
      const control = document.getElementById(String(id)) as HTMLInputElement;
      const carried = new DataTransfer();
      carried.items.add(new File([Uint8Array.from(bytes as number[])], "IMG.jpg", { type: "image/jpeg" }));
      control.files = carried.files;
      for (const _ of [1, 2]) control.dispatchEvent(new Event("change", { bubbles: true }));
    },
    [await box.getAttribute("id"), [...(await noisy(1500)).buffer]] as const,
  );
  await form.getByText("2 halaman siap dikirim.").waitFor();
  await page.waitForTimeout(500);
  expect(await form.locator(".status-halaman li").count()).toBe(2);
  await noFlaw(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/berkas-halaman-360.png`, fullPage: true });

  const lengths: number[] = [];
  await page.route("**/daftar/status/potongan", async (route) => {
    const length = route.request().postDataBuffer()?.length ?? 0;
    if (lengths.length >= 4) return route.abort();
    lengths.push(length);
    await route.continue();
  });
  await form.getByRole("button", { name: "Kirim Akta kelahiran" }).click();
  await form.getByText("Sambungan terputus.").waitFor();
  // Whether all is there already, how far it came, and then two pieces.
  const [whole = 0, asked = 0, first = 0, second = 0] = lengths;
  expect(Math.max(whole, asked)).toBeLessThan(2_000);
  expect(Math.min(first, second)).toBeGreaterThan(128 * 1024);
  await page.unroute("**/daftar/status/potongan");

  const again: unknown[] = [];
  page.on("response", (answer) => {
    // The last one may be gone with the page it led to.
    if (answer.url().endsWith("/potongan")) again.push(answer.json().catch((error: unknown) => error));
  });
  await page.reload();
  await page.getByText("Semua berkas sudah dikirim.").waitFor();
  expect(await page.locator("main").innerText()).toContain("2 halaman");
  // Neither of the two pieces that had arrived went a second time.
  expect(await Promise.all(again.slice(0, 2))).toEqual([{ selesai: false }, { sampai: 2 * 128 * 1024 }]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toContain("berkas-keluarga");
});

/** As a camera makes it: too large to be sent as it is. */
const noisy = async (edge: number) => ({
  name: "IMG.jpg",
  mimeType: "image/jpeg",
  buffer: await sharp({
    create: { width: edge, height: edge, channels: 3, background: "#fff", noise: { type: "gaussian", mean: 120, sigma: 14 } },
  })
    .jpeg()
    .toBuffer(),
});
