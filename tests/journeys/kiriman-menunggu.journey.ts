/**
 * A family presses "Kirim Pendaftaran" in the evening, on a telephone that ends programs when it likes, over a network that comes and
 * goes. Whatever ends in between: one registration, and they see its number.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { query } from "#tests/support/stored.ts";
import { type Death, dieWhileSending, openFilled, registered } from "#tests/support/tab-deaths.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
beforeAll(async () => {
  walk = await openWalk();
});
afterAll(() => walk?.close());

const send = { name: "Kirim Pendaftaran" } as const;

test.each<Omit<Death, "name">>([
  { network: "well", after: 0, back: "/daftar" },
  { network: "slow", after: 200, back: "/" },
  { network: "answer lost", after: 600, back: "/daftar" },
  { network: "cut", after: 300, back: "/luring" },
  { network: "down", after: 400, back: "/daftar" },
  { network: "well", after: 1500, back: "/daftar" },
])("the tab dies: %j", async (death) => {
  const name =
    `Anak ${death.network} ${death.back.replace("/", "")} ${death.after ? "lama" : "segera"}${death.after > 1000 ? " sekali" : ""}`
      .replace(/ +/g, " ")
      .trim();
  const nomor = await dieWhileSending(walk.browser, walk.product, { ...death, name });
  expect(await registered(walk.product, name)).toEqual([{ nomor }]);
});

test("without a network the form opens again, says what waits, and sends it when the network returns", async () => {
  const page = await openFilled(walk.browser, walk.product, "Anak Muat Ulang");
  const context = page.context();
  // The form, and what it fetches once it works.
  const isKept = () =>
    page.evaluate(async () => {
      const places = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const kept = (await Promise.all(places.map((place) => place.keys()))).flat().map(({ url }) => new URL(url).pathname);
      return kept.includes("/daftar") && kept.some((path) => path.startsWith("/assets/kept-"));
    });
  await expect.poll(isKept).toBe(true);
  await context.setOffline(true);
  await page.getByRole("button", send).click();
  await page.locator("#menunggu").waitFor();
  expect(await page.locator(".ui-toast.failed").count()).toBe(0);
  expect(await page.getByRole("button", send).evaluate(isOnTop)).toBe(true);
  await noFlaw(page);
  await page.close();

  const again = await context.newPage();
  await again.goto(`${walk.product.url}/daftar`);
  await again.locator("form[data-siap]").waitFor();
  // In few words where the part that says more could not be fetched.
  await again
    .locator(".awas:visible", { hasText: /Anak Muat Ulang|Pendaftaran Anda menunggu dikirim/ })
    .first()
    .waitFor();
  expect(await again.locator("#namaLengkap").inputValue()).toBe("Anak Muat Ulang");
  const site = await context.newPage();
  await site.goto(`${walk.product.url}/gallery`);
  await site.getByText("Pendaftaran Anak Muat Ulang menunggu dikirim.").waitFor();
  await noFlaw(site);
  await context.setOffline(false);
  await again
    .locator("main")
    .getByText(/PMBM-\d{4}-\d{5}-\w/)
    .first()
    .waitFor();
  const [nomor] = /PMBM-\d{4}-\d{5}-\w/.exec(await again.locator("main").innerText()) ?? [];
  expect(await registered(walk.product, "Anak Muat Ulang")).toEqual([{ nomor }]);
  expect(await again.locator("#namaLengkap").inputValue()).toBe("");
  await site.getByText(`Nomornya ${nomor}`).waitFor();
  await context.close();
});

test("while one child waits another is registered, and two tabs send it once", async () => {
  const page = await openFilled(walk.browser, walk.product, "Anak Kakak");
  const context = page.context();
  const second = await context.newPage();
  await second.goto(`${walk.product.url}/daftar#langkah-4`);
  await second.locator("form[data-siap]").waitFor();
  await second.locator("#agreement").check();
  await context.setOffline(true);
  await page.getByRole("button", send).click();
  await second.getByRole("button", send).click();
  await page.getByRole("button", { name: "Daftarkan calon siswa lain" }).click();
  expect(await page.locator("#namaLengkap").inputValue()).toBe("");
  await page.getByText("Pendaftaran Anak Kakak menunggu dikirim.").waitFor();
  await context.setOffline(false);
  await second.locator("#terima").waitFor();
  const nomor = await second.locator(".terima .nomor").textContent();
  await page.getByText(String(nomor), { exact: true }).waitFor();
  expect(await registered(walk.product, "Anak Kakak")).toEqual([{ nomor }]);
  await page.getByRole("button", { name: "Hapus dari perangkat ini" }).first().click();
  await expect.poll(() => page.getByText(String(nomor), { exact: true }).count()).toBe(0);
  await context.close();
});

test("each step begins in view; after a refusal the first wrong field is in view with the focus, and what was mended is not said any more", async () => {
  const page = await walk.newPage({ viewport: { width: 360, height: 740 }, reducedMotion: "no-preference" });
  await page.goto(`${walk.product.url}/daftar`);
  await page.locator("form[data-siap]").waitFor();
  for (const step of [2, 3, 4]) {
    await page.getByRole("button", { name: "Selanjutnya" }).click();
    // What moves the page once more does so a moment later.
    await page.waitForTimeout(1_200);
    expect(await page.locator(`#judul-${step}`).evaluate(isOnTop), `heading of step ${step}`).toBe(true);
  }
  await page.locator("#agreement").check();
  await page.getByRole("button", send).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("namaLengkap");
  await page.waitForTimeout(1_200);
  expect(await page.locator("#namaLengkap").evaluate(isOnTop)).toBe(true);
  const box = page.locator("#masalah");
  const told = Number(/\d+/.exec(String(await box.textContent()))?.[0]);
  await page.locator("#namaLengkap").fill("Nur Azizah");
  expect(await box.textContent()).toContain(`Masih ada ${told - 1} isian`);
  await page.locator("#tanggalLahir").fill("2025-01-01");
  await page.locator("#email").focus();
  expect(await page.locator("#tanggalLahir-pesan").textContent()).toContain("Periksa lagi tahun lahirnya");
  await page.getByRole("link", { name: "Data Orang Tua" }).click();
  await page.locator("#ayahWafat").check();
  expect(await page.locator("#pekerjaanAyah").isVisible()).toBe(false);
  await page.locator("#bersamaWali").check();
  expect(await page.locator("#namaWali").isVisible()).toBe(true);
  await noFlaw(page);
  await page.context().close();
});

// The last: registration is closed from here on.
test("opened after the closing, the page shows what was typed and not sent, and lets it be taken off", async () => {
  const page = await openFilled(walk.browser, walk.product, "Anak Terlambat");
  await query(walk.product.dataDir, "update periode_ppdb set buka = current_date - 60, tutup = current_date - 1, pengumuman = null");
  const broken: string[] = [];
  page.on("pageerror", ({ message }) => broken.push(message));
  await page.goto(`${walk.product.url}/daftar?lagi`);
  const kept = page.getByRole("region", { name: "Isian Anak Terlambat yang belum terkirim" });
  await kept.waitFor();
  expect(await kept.innerText()).toMatch(/Perangkat ini menyimpannya sampai [\s\S]+Nama lengkap\s+Anak Terlambat/);
  expect(await page.locator("#tutup").textContent()).toBe("Pendaftaran sudah ditutup");
  expect(await page.locator("main").innerText()).toContain("Tidak ada gelombang lagi yang dijadwalkan.");
  await noFlaw(page);
  await kept.getByRole("button", { name: "Hapus isian" }).click();
  await kept.getByRole("button", { name: "Ya, hapus" }).click();
  await kept.waitFor({ state: "detached" });
  expect(broken).toEqual([]);
  await page.context().close();
});

function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found !== null && (element === found || element.contains(found));
}
