/** Somebody who does not know the school yet walks through every public page: by eye, by keyboard, without scripts, on paper. */
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Demo, openDemo } from "#tests/support/demo.ts";
import type { Product } from "#tests/support/product.ts";
import { query } from "#tests/support/stored.ts";
import { weigh } from "#tests/support/transfer-size.ts";

/** Every document, with the title that the specification gives it. */
const documents: readonly (readonly [path: string, title: string])[] = [
  ["/", "MAN 1 Palu"],
  ["/profile", "Profile"],
  ["/profile?tab=visi-misi", "Profile"],
  ["/profile?tab=struktur", "Profile"],
  ["/profile?tab=data", "Profile"],
  ["/departments", "Departments"],
  ["/departments?tab=kesiswaan", "Departments"],
  ["/departments?tab=asrama", "Departments"],
  ["/administration", "Administration"],
  ["/administration/services", "Administration"],
  ["/administration/procedures", "Administration"],
  ["/administration/contact", "Administration"],
  ["/attendance", "Attendance"],
  ["/informasi/ppdb", "Info PPDB – MAN 1 Palu"],
  ["/news", "News"],
  ["/gallery", "Galeri Foto"],
];

let demo: Demo;
let product: Product;

beforeAll(async () => {
  demo = await openDemo();
  product = demo.product;
}, 240_000);
afterAll(() => demo?.close());

/** Calm unless told otherwise, so that nothing is looked at while it moves. */
const visit = <T>(path: string, look: (page: Page) => Promise<T>, options?: BrowserContextOptions): Promise<T> =>
  demo.visit(path, look, options);

const mainText = (page: Page): Promise<string> => page.locator("main").innerText();

describe.each(documents)("%s", (path, title) => {
  test("has its title and its menu, and weighs little", async () => {
    const { html, css, js, fonts, foreign, inline } = await weigh(product.url + path);
    expect(html, "HTML").toBeLessThanOrEqual(25_000);
    expect(css, "CSS").toBeLessThanOrEqual(20_000);
    expect(js, "JS").toBeLessThanOrEqual(10_000);
    expect(fonts, "fonts").toBeGreaterThan(0);
    expect(fonts, "fonts").toBeLessThanOrEqual(45_000);
    expect([foreign, inline]).toEqual([[], []]);
    await visit(path, async (page) => {
      expect(await page.title()).toBe(title);
      const menu = page.getByRole("navigation", { name: "Utama" }).getByRole("link");
      expect(await menu.allInnerTexts()).toEqual(["Beranda", "Profil", "Bidang", "Berita", "Tata Usaha"]);
      expect(await page.locator("h1").count()).toBe(1);
    });
  });

  // The mosaic of the gallery is short enough for pictures of the videos below it to come along.
  const most = path === "/gallery" ? 26 : 23;

  test("asks for few things before scrolling, all of them here, and nothing in it jumps", async () => {
    const context = await demo.browser.newContext({ viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.addInitScript(watchShift);
    await page.goto(product.url + path, { waitUntil: "load" });
    await page.waitForTimeout(300);
    expect(asked.filter((url) => !url.startsWith(product.url) && !url.startsWith("data:"))).toEqual([]);
    expect(asked.length).toBeLessThanOrEqual(most);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
    await context.close();
  });

  test("says the same without scripts", async () => {
    const look = async (page: Page) => ({ text: await mainText(page), splash: await page.locator("#sambut").isVisible() });
    const { text, splash } = await visit(path, look, { javaScriptEnabled: false });
    expect(text.length).toBeGreaterThan(120);
    expect(splash).toBe(false);
  });
});

function watchShift() {
  const kept = window as unknown as { shift: number };
  kept.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) kept.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

test("the home page has its twelve sections in order", async () => {
  const headings = await visit("/", (page) => page.locator("main > section, main > .dua > section").evaluateAll(namesOf));
  expect(headings).toEqual([
    "Ilmu yang dalam, akhlak yang teduh.",
    "Kegiatan madrasah",
    "Tentang kami",
    "Sekilas madrasah",
    "Jadwal kerja",
    "Kami dalam angka",
    "Sambutan kepala madrasah",
    "Program unggulan",
    "Galeri foto",
    "Galeri video",
    "Berita madrasah",
    expect.stringMatching(/^Pendaftaran tahun ajaran \d{4}\/\d{4} sudah dibuka$/),
  ]);
});

/** Runs in the page. */
function namesOf(sections: Element[]): string[] {
  return sections.map((section) => {
    const heading = document.getElementById(section.getAttribute("aria-labelledby") ?? "");
    return heading?.textContent ?? section.getAttribute("aria-label") ?? "";
  });
}

test("the photos of the home page unfold and fold again", async () => {
  await visit("/", async (page) => {
    const photos = page.locator("[data-galeri] .foto a:visible");
    expect(await photos.count()).toBe(18);
    const summary = page.locator("[data-galeri] summary");
    expect(await summary.innerText()).toMatch(/^Lihat Lebih Banyak \(\d+ foto lagi\)$/);
    await summary.click();
    expect(await summary.innerText()).toBe("Tampilkan Lebih Sedikit");
    expect(await photos.count()).toBeGreaterThan(18);
    await summary.click();
    expect(await photos.count()).toBe(18);
    expect(await page.getByRole("link", { name: "Lihat Semua Foto" }).getAttribute("href")).toBe("/gallery");
  });
});

test("a tab is a link that the keyboard reaches, and that says where one is", async () => {
  await visit("/profile", async (page) => {
    const tabs = page.getByRole("navigation", { name: /^Profil/ }).getByRole("link");
    expect(await tabs.allInnerTexts()).toEqual(["Sejarah", "Visi & Misi", "Struktur", "Data"]);
    await page.locator(".sampul").evaluate((head) => head.setAttribute("data-tetap", ""));
    await page.evaluate(() => scrollTo(0, 260));
    await tabs.nth(2).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/profile?tab=data");
    // In place: the head is the one from before, and nothing jumped to the top.
    await page.locator('nav.tab [aria-current="page"]', { hasText: "Data" }).waitFor();
    expect(await page.locator(".sampul[data-tetap]").count()).toBe(1);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
    expect(await tabs.nth(3).getAttribute("href")).toBe("/profile?tab=data#tab");
    expect(await page.locator('nav.tab [aria-current="page"]').innerText()).toBe("Data");
    const told = await mainText(page);
    expect(told).toMatch(/Peserta didik[\s\S]+Pegawai[\s\S]+Keadaan per \w+, \d/);
    // Nobody recorded these, so nothing is said of them.
    expect(told).not.toMatch(/Akreditasi|Tanah dan ruang/);
    await page.goBack();
    await page.getByRole("heading", { name: "Perjalanan madrasah" }).waitFor();
    expect(await page.locator('nav.tab [aria-current="page"]').innerText()).toBe("Sejarah");
  });
});

test("the history names twelve heads and flags the present one", async () => {
  await visit("/profile", async (page) => {
    expect(await page.locator(".pemimpin li").count()).toBe(12);
    expect(await page.locator(".pemimpin [aria-current]").count()).toBe(1);
    expect(await page.locator(".prestasi article").count()).toBe(3);
  });
});

test("wrong tabs fall back, wrong sections do not exist", async () => {
  expect(await visit("/departments?tab=%27%20or%201=1", mainText)).toBe(await visit("/departments", mainText));
  const answer = await fetch(`${product.url}/administration/tidak-ada`);
  expect(answer.status).toBe(404);
  const html = await answer.text();
  expect(html).toContain("Oops! Page not found");
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect((await fetch(`${product.url}/administration/surat-masuk`, { redirect: "manual" })).status).toBe(302);
});

test("the columns of the figures keep apart on a narrow phone", async () => {
  const gaps = await visit("/profile?tab=data", (page) => page.locator(".figur tr").evaluateAll(gapsIn), {
    viewport: { width: 320, height: 700 },
  });
  expect(gaps.length).toBeGreaterThan(10);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
});

/** Runs in the page: the room between the words of neighbouring cells. */
function gapsIn(rows: Element[]): number[] {
  const words = (cell: Element) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return range.getBoundingClientRect();
  };
  return rows.flatMap((row) =>
    [...row.children].slice(1).map((cell, index) => words(cell).left - words(row.children[index] as Element).right),
  );
}

test("attendance shows the public no names and no false figures", async () => {
  const text = await visit("/attendance?tab=siswa", mainText);
  expect(text).toMatch(/Siswa kelas X\s+264\s+(\d+\s|Belum tercatat)/);
  expect(text).toContain("hak akses");
  const told = text + (await visit("/attendance?tab=guru", mainText)) + (await visit("/attendance?tab=rekap", mainText));
  const people = await query<{ nama: string }>(demo.product.dataDir, "select nama from siswa union select nama from pegawai");
  expect(people.length).toBeGreaterThan(1000);
  expect(people.filter(({ nama }) => told.includes(nama))).toEqual([]);
  expect(await visit("/attendance", (page) => page.locator("main form, main input").count())).toBe(0);
});

test("admissions lead to the form, by the period that is open", async () => {
  await visit("/", async (page) => {
    await page.getByRole("link", { name: "Daftar Sekarang" }).first().click();
    await page.waitForURL("**/informasi/ppdb");
    expect(await mainText(page)).toMatch(/Pendaftaran tahun ajaran \d{4}\/\d{4} dibuka\s+Batas akhir \w+, 30 Juni/);
    expect(await page.locator(".unggul li").count()).toBe(4);
    expect(await page.locator("#program .jurusan summary").allInnerTexts()).toEqual(["IPA", "IPS", "Bahasa", "Agama"]);
    await page.getByRole("link", { name: "Pelajari Lebih Lanjut" }).click();
    await expect.poll(() => page.locator("#program").evaluate((section) => Math.abs(section.getBoundingClientRect().top) < 200)).toBe(true);
    await page.getByRole("link", { name: "Mulai Pendaftaran" }).click();
    await page.waitForURL("**/daftar");
  });
});

test("the clip stays away from those who asked for calm, and its switch exists only with a clip", async () => {
  await visit("/", async (page) => {
    await page.waitForTimeout(500);
    expect(await page.locator("video[src]").count()).toBe(0);
    expect(await page.locator("[data-kendali-klip]:visible").count()).toBe(0);
    expect(await page.locator("[data-klip]").count()).toBe(await page.locator("[data-kendali-klip]").count());
  });
});

test("the clip plays over its poster, silent until asked, and stands still when asked", async () => {
  await visit(
    "/",
    async (page) => {
      await page.getByRole("button", { name: "Nyalakan suara" }).click();
      const video = page.locator("video[data-klip]");
      expect(await video.evaluate((clip: HTMLVideoElement) => clip.muted)).toBe(false);
      await page.getByRole("button", { name: "Matikan suara" }).click();
      expect(await video.evaluate((clip: HTMLVideoElement) => clip.muted)).toBe(true);
      await page.getByRole("button", { name: "Hentikan video latar" }).click();
      expect(await video.evaluate((clip: HTMLVideoElement) => clip.paused)).toBe(true);
    },
    { reducedMotion: "no-preference" },
  );
});

test("an address that leads nowhere is told to the console", async () => {
  const context = await demo.browser.newContext();
  const page = await context.newPage();
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await page.goto(`${product.url}/salah/alamat`);
  await expect.poll(() => said.some((line) => line.includes("/salah/alamat"))).toBe(true);
  await context.close();
});
