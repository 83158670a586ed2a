/** The same pages by other ways than the usual one: without a script, by keys alone, on paper, with little data and without motion. */
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Demo, openDemo } from "#tests/support/demo.ts";
import { focusStop, type Stop, unreadableOnPaper } from "#tests/support/in-page.ts";
import { publicPages } from "#tests/support/public-pages.ts";

let demo: Demo;

beforeAll(async () => {
  demo = await openDemo();
}, 240_000);
afterAll(() => demo?.close());

const mostStops = 250;
/** Tabs of a page are walked alike. */
const onePerPage = publicPages.filter(
  (path, index) => publicPages.findIndex((other) => other.split("?")[0] === path.split("?")[0]) === index,
);
const documents = publicPages.filter((path) => !["/login", "/daftar", "/verifikasi"].includes(path));

describe("by keys alone", () => {
  test.each(onePerPage)("%s can be walked to its end, and one always sees where one is", async (path) => {
    const stops = await demo.visit(path, walk);
    expect(stops.length).toBeGreaterThan(2);
    expect(stops.length).toBeLessThan(mostStops);
    expect(stops.filter(({ marked, seen }) => !marked || !seen)).toEqual([]);
  });

  test("the first key offers to skip the menu", async () => {
    await demo.visit("/news", async (page) => {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Langsung ke isi");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
    });
  });

  test("the menu of a phone opens, is walked and closes", async () => {
    const options = { viewport: { width: 360, height: 740 } };
    await demo.visit("/", (page) => menuByKeys(page), options);
    await demo.visit("/", (page) => menuByKeys(page), { ...options, javaScriptEnabled: false });
  });
});

async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < mostStops) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(focusStop);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

async function menuByKeys(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Menu", exact: true });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("#menu") !== null)).toBe(true);
  await page.keyboard.press("Escape");
  expect(await page.locator("#menu").isVisible()).toBe(false);
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
}

describe("without a script", () => {
  const visit = <T>(path: string, look: (page: Page) => Promise<T>) => demo.visit(path, look, { javaScriptEnabled: false });

  test("news are searched, filtered, read and found again", async () => {
    await visit("/news", async (page) => {
      await page.getByRole("searchbox").fill("PRAMUKA");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/news?cari=PRAMUKA");
      const found = page.locator("[data-daftar] article");
      expect(await found.count()).toBeGreaterThan(0);
      await page.getByRole("searchbox").fill("tidak ada yang begini");
      await page.getByRole("button", { name: "Cari" }).click();
      expect(await page.locator("main").innerText()).toContain("Tidak ada berita yang sesuai dengan pencarian Anda.");
      await page.getByRole("link", { name: "Reset pencarian" }).click();
      await page.getByRole("navigation", { name: "Kategori" }).getByRole("link").nth(1).click();
      await found.first().getByRole("link").first().click();
      expect(page.url()).toContain("/news?berita=");
      await page.getByRole("link", { name: "Kembali ke Daftar Berita" }).click();
      expect(await found.count()).toBeGreaterThan(1);
    });
  });

  test("a wrong sign-in is told", async () => {
    await visit("/login", async (page) => {
      await page.getByLabel("NIP").fill("198501012010011001");
      await page.getByLabel("Password", { exact: true }).fill("bukan kata sandinya");
      await page.getByRole("button", { name: "Login" }).click();
      expect(await page.locator("[role=alert]").first().innerText()).toMatch(/\S/);
      expect(new URL(page.url()).pathname).toBe("/login");
    });
  });

  test("the home page shows the clip's poster, the whole activity and every folded photo", async () => {
    await visit("/", async (page) => {
      expect(await page.locator(".hero picture img, .hero img").first().isVisible()).toBe(true);
      expect(await page.locator("video, [data-kendali-klip], [data-geser]").filter({ visible: true }).count()).toBe(0);
      await page.locator("button[popovertarget^=kegiatan]").first().click();
      expect(await page.locator("[role=dialog][id^=kegiatan]:popover-open").innerText()).toMatch(/\S/);
      await page.locator("[role=dialog][id^=kegiatan]:popover-open button").click();
      await page.locator("[data-galeri] summary").click();
      expect(await page.locator("[data-galeri] .foto a:visible").count()).toBe(36);
    });
  });
});

describe("on paper", () => {
  test.each(documents)("%s is black on white, names its school, and has nothing that one could press", async (path) => {
    await demo.visit(path, async (page) => {
      await page.emulateMedia({ media: "print" });
      expect(await page.locator(".kop-cetak").filter({ visible: true }).innerText()).toMatch(/^Madrasah Aliyah Negeri 1 Palu\b.*\bPalu\b/s);
      expect(await page.evaluate(unreadableOnPaper)).toEqual([]);
      expect(await page.locator("header.kepala, footer.kaki, nav, form.cari, .tbl").filter({ visible: true }).count()).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  });
});

describe("where a sheet ends", () => {
  test("a heading stays with what it heads, and the schedule in one piece", async () => {
    await demo.visit("/", async (page) => {
      await page.emulateMedia({ media: "print" });
      const breaks = (selector: string, side: "breakAfter" | "breakInside") =>
        page.locator(selector).evaluateAll((all, name) => [...new Set(all.map((one) => getComputedStyle(one)[name]))], side);
      expect(await breaks("main .judul", "breakAfter")).toEqual(["avoid"]);
      expect(await breaks(".jadwal, .hitung, .spanduk, .video article, .foto li, .kabar", "breakInside")).toEqual(["avoid"]);
    });
  });

  test("a programme of the admission page is in one piece, opened and without the sign to open it", async () => {
    await demo.visit("/informasi/ppdb", async (page) => {
      await page.emulateMedia({ media: "print" });
      const cards = page.locator(".jurusan details");
      const breaks = await cards.evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).breakInside))]);
      expect(breaks).toEqual(["avoid"]);
      expect(await cards.locator("summary svg").filter({ visible: true }).count()).toBe(0);
      expect(await cards.last().locator(".tulisan").innerText()).toMatch(/\S/);
    });
  });

  test("a few photos stand in even rows", async () => {
    const viewport = { width: 717, height: 1050 };
    const look = async (page: Page) => {
      await page.emulateMedia({ media: "print" });
      const photos = page.locator("[data-galeri] .foto li").filter({ visible: true });
      const tops = await photos.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      expect(tops).toHaveLength(8);
      expect([new Set(tops.slice(0, 4)).size, new Set(tops.slice(4)).size, new Set(tops).size]).toEqual([1, 1, 2]);
    };
    await demo.visit("/", look, { viewport });
  });
});

describe("the clip of the home page", () => {
  const asked = async (options: BrowserContextOptions, prepare: (page: Page) => Promise<unknown> = async () => undefined) => {
    const context = await demo.browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
    const page = await context.newPage();
    const clips: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "media") clips.push(request.url());
    });
    await prepare(page);
    await page.goto(demo.product.url, { waitUntil: "load" });
    await page.waitForTimeout(2_500);
    await context.close();
    return clips.length > 0;
  };
  const session = (page: Page) => page.context().newCDPSession(page);

  test("is fetched for those who mind neither motion nor data", async () => expect(await asked({})).toBe(true));

  test("is not fetched where motion is unwelcome", async () => expect(await asked({ reducedMotion: "reduce" })).toBe(false));

  test("is not fetched where data is to be saved", async () => {
    const saver = async (page: Page) => (await session(page)).send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
    expect(await asked({}, saver)).toBe(false);
    expect(await asked({}, (page) => page.addInitScript(preferLessData))).toBe(false);
  });
});

/** Runs in the page, for browsers that know the question but not yet the answer. */
function preferLessData(): void {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => ask(query === "(prefers-reduced-data: reduce)" ? "all" : query);
}

test("nothing moves by itself where motion is unwelcome", async () => {
  await demo.visit("/", async (page) => {
    await page.evaluate(() => scrollTo(0, 900));
    const strip = page.locator("#rel-kegiatan");
    const before = await strip.evaluate((one) => one.scrollLeft);
    await page.waitForTimeout(1_500);
    expect(await strip.evaluate((one) => one.scrollLeft)).toBe(before);
    expect(await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length)).toBe(0);
    await page.getByRole("button", { name: "Kegiatan berikutnya" }).click();
    expect(await strip.evaluate((one) => one.scrollLeft)).toBeGreaterThan(before);
  });
});
