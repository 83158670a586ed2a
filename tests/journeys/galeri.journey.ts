/** A grandmother looks through the photos on her telephone, her grandson with the keys; in the evening the network is gone. */
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Demo, openDemo } from "#tests/support/demo.ts";

let demo: Demo;
let album: string;

beforeAll(async () => {
  demo = await openDemo();
  const html = await (await fetch(`${demo.product.url}/gallery`)).text();
  album = /\/gallery\?album=[0-9a-f-]{36}/.exec(html)?.[0] ?? "";
}, 240_000);
afterAll(() => demo?.close());

const told = (page: Page) => page.locator("dialog[data-layar] [data-hitung]").innerText();
const isOpen = (page: Page) => page.locator("dialog[data-layar][open]").count();

/** Six photos of an album, the one asked for opened above the page. */
const look = (nth: number, at: (page: Page) => Promise<void>, options?: BrowserContextOptions) =>
  demo.visit(
    album,
    async (page) => {
      await page.locator("a[data-foto]").nth(nth).click();
      await expect.poll(() => told(page)).toBe(`${nth + 1} / 6`);
      await at(page);
    },
    options,
  );

describe("a photo above the page", () => {
  test("follows the keys around, and Escape gives everything back", async () => {
    await look(4, async (page) => {
      for (const expected of ["6 / 6", "1 / 6", "2 / 6"]) {
        await page.keyboard.press("ArrowRight");
        await expect.poll(() => told(page)).toBe(expected);
      }
      for (const expected of ["1 / 6", "6 / 6"]) {
        await page.keyboard.press("ArrowLeft");
        await expect.poll(() => told(page)).toBe(expected);
      }
      const last = page.locator("a[data-foto]").nth(5);
      expect(page.url()).toBe(demo.product.url + (await last.getAttribute("href")));
      await page.keyboard.press("Escape");
      await expect.poll(() => isOpen(page)).toBe(0);
      await page.waitForURL(`**${album}`);
      expect(await last.evaluate((link) => link === document.activeElement)).toBe(true);
    });
  });

  test("has buttons around its ends, keeps the keyboard inside, and Back closes it", async () => {
    await look(5, async (page) => {
      const next = page.getByRole("button", { name: "Foto berikutnya" });
      await next.click();
      await expect.poll(() => told(page)).toBe("1 / 6");
      await page.getByRole("button", { name: "Foto sebelumnya" }).click();
      await expect.poll(() => told(page)).toBe("6 / 6");
      for (let presses = 0; presses < 8; presses++) {
        await page.keyboard.press("Tab");
        expect(await page.evaluate(() => document.activeElement?.closest("main a, main input, header.kepala") ?? null)).toBeNull();
      }
      await page.goBack();
      await expect.poll(() => isOpen(page)).toBe(0);
      expect(page.url()).toBe(demo.product.url + album);
    });
  });

  test("is pulled by a mouse, past both ends", async () => {
    await look(0, async (page) => {
      const pull = async (from: number, to: number) => {
        await page.mouse.move(from, 400);
        await page.mouse.down();
        await page.mouse.move(to, 420, { steps: 5 });
        await page.mouse.up();
      };
      await pull(900, 500);
      await expect.poll(() => told(page)).toBe("2 / 6");
      await pull(500, 900);
      await expect.poll(() => told(page)).toBe("1 / 6");
      await pull(500, 900);
      await expect.poll(() => told(page)).toBe("6 / 6");
      await pull(900, 500);
      await expect.poll(() => told(page)).toBe("1 / 6");
      await pull(700, 690);
      expect(await told(page)).toBe("1 / 6");
    });
  });

  test("is swiped by a finger, past both ends", async () => {
    const telephone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    await look(
      0,
      async (page) => {
        for (const [from, to, expected] of [
          [300, 40, "2 / 6"],
          [40, 320, "1 / 6"],
          [40, 320, "6 / 6"],
          [300, 40, "1 / 6"],
        ] as const) {
          await swipe(page, from, to);
          await expect.poll(() => told(page)).toBe(expected);
        }
      },
      telephone,
    );
  });
});

test("a video plays above the page, Back and Escape close it, and the page under it stays", async () => {
  await demo.visit("/news", async (page) => {
    await page.route(/youtube/, (route) => route.fulfill({ contentType: "text/html", body: "Pemutar" }));
    await page.goto(`${demo.product.url}/gallery`);
    const player = page.locator("dialog[data-pemutar]");
    const play = () => page.locator("a[data-putar]").first().click();
    await play();
    await player.locator("iframe").waitFor();
    await page.goBack();
    await player.waitFor({ state: "hidden" });
    expect(page.url()).toBe(`${demo.product.url}/gallery`);
    await player.locator("iframe").waitFor({ state: "detached" });
    const step = () => page.evaluate(() => navigation.currentEntry?.index);
    const here = await step();
    await play();
    await player.getByRole("button", { name: "Tutup video" }).focus();
    await page.keyboard.press("Escape");
    await player.waitFor({ state: "hidden" });
    // Closing steps back by itself; whoever presses Back comes later than that.
    await expect.poll(step).toBe(here);
    await page.goBack();
    await page.waitForURL(`${demo.product.url}/news`);
  });
});

/** A real touch, so that the browser scrolls by itself. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y: 350 }] });
  await touch("touchStart", from);
  for (let step = 1; step <= 8; step++) await touch("touchMove", from + ((to - from) * step) / 8);
  await touch("touchEnd");
  await session.detach();
  await page.waitForTimeout(400);
}

test("albums, pages and single photos need no script, and what does not exist leads to all photos", async () => {
  const calm = { javaScriptEnabled: false };
  await demo.visit(
    "/gallery",
    async (page) => {
      const albums = page.getByRole("navigation", { name: "Album" }).getByRole("link");
      expect(await albums.count()).toBe(5);
      expect(await page.locator("a[data-foto]").count()).toBe(36);
      await albums.nth(2).click();
      expect(await page.title()).toBe(`${await albums.nth(2).innerText()} – Galeri Foto`);
      expect(await page.locator("[aria-current=page]", { hasText: await albums.nth(2).innerText() }).count()).toBe(1);
      await expect.poll(() => page.locator("a[data-foto]").count()).toBe(7);
      await page.locator("a[data-foto]").first().click();
      await page.getByRole("link", { name: "Foto sebelumnya" }).click();
      expect(await page.getByRole("navigation", { name: "Foto lain" }).innerText()).toContain("7 / 7");
      await page.getByRole("link", { name: "Kembali ke Galeri Foto" }).click();
      await expect.poll(() => page.locator("a[data-foto]").count()).toBe(7);
    },
    calm,
  );
  for (const wrong of ["foto=00000000-0000-4000-8000-000000000000", "foto=x", "album=x", "album[]=1", "halaman=zz&album=%00"]) {
    const answer = await fetch(`${demo.product.url}/gallery?${wrong}`);
    expect([wrong, answer.status, ((await answer.text()).match(/data-foto="/g) ?? []).length]).toEqual([wrong, 200, 36]);
  }
});

test.each(["/", "/gallery"])("the last row of %s reaches the edge, as the others do", async (path) => {
  const [rows, short] = await demo.visit(
    path,
    (page) =>
      page.evaluate(() => {
        const list = document.querySelector(".foto")?.getBoundingClientRect();
        const rights = new Map<number, number[]>();
        for (const item of document.querySelectorAll(".foto:first-child > li")) {
          const { top, right } = item.getBoundingClientRect();
          rights.set(top, [...(rights.get(top) ?? []), right]);
        }
        const ends = [...rights.values()].map((row) => Math.max(...row));
        return [ends.length, ends.filter((right) => Math.abs(right - (list?.right ?? 0)) > 1.5).length];
      }),
    { viewport: { width: 768, height: 900 } },
  );
  expect(rows).toBeGreaterThan(3);
  expect(short).toBe(0);
});

test("a photo alone in its album is shown in its own shape", async () => {
  const { wide, high, shape, edge } = await demo.visit(
    "/gallery",
    (page) =>
      page.evaluate(() => {
        for (const other of document.querySelectorAll(".foto > li:not(:first-child)")) other.remove();
        const image = document.querySelector<HTMLImageElement>(".foto img");
        const { width: wide = 0, height: high = 1 } = image?.getBoundingClientRect() ?? {};
        const own = Number(image?.getAttribute("width")) / Number(image?.getAttribute("height"));
        return { wide, high, shape: own, edge: document.querySelector(".foto")?.getBoundingClientRect().width ?? 0 };
      }),
    { viewport: { width: 360, height: 740 } },
  );
  expect(Math.abs(wide / high / shape - 1)).toBeLessThan(0.06);
  expect(wide).toBe(edge);
});

test("one look is enough to be remembered without a network", async () => {
  await demo.visit("/", (page) => expect.poll(() => page.evaluate(async () => (await caches.match("/luring"))?.ok)).toBe(true));
});

/** Last: it takes the product away. */
test("without a network, the last seen schedule, contacts and news are still there", async () => {
  await demo.visit("/", async (page) => {
    await page.goto(`${demo.product.url}/news`);
    const [newest] = await page.locator("[data-daftar] h2").allInnerTexts();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect.poll(() => page.evaluate(async () => (await caches.match("/luring"))?.ok)).toBe(true);
    await demo.product.stop();
    for (const path of ["/", "/news", "/profile?tab=data"]) {
      await page.goto(demo.product.url + path);
      expect(await page.locator("h1").innerText()).toBe("Tanpa sambungan");
    }
    const text = await page.locator("main").innerText();
    for (const words of ["07.30", "14.30", "Minggu", "Libur", "Kota Palu, Sulawesi Tengah", newest]) expect(text).toContain(words);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain("Plus Jakarta Sans");
    expect(await page.evaluate(() => document.fonts.check("1rem 'Plus Jakarta Sans Variable'"))).toBe(true);
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  });
});
