/** Somebody reads of a tournament on an old telephone without scripts, and wants to know what else there is of it, and of that month. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
const long = "lombakeagamaandankesenianantarmadrasahse";

beforeAll(async () => {
  walk = await openWalk();
  await query(
    walk.product.dataDir,
    `with tagar as (insert into tag (name) values ('pramuka'), ('${long}') returning id, name),
      kabar as (insert into berita (slug, name, content, tanggal, status, terbit_pada)
        select 'kabar-' || n, 'Kabar ' || n, 'Isi.', date '2026-09-15' + (n * 31), 'terbit', now() - interval '1 day' from generate_series(0, 1) n
        returning id, slug)
      insert into berita_tag (berita_id, tag_id, urutan) select kabar.id, tagar.id, row_number() over () from kabar, tagar
      where slug = 'kabar-0' or name = 'pramuka'`,
  );
  await query(walk.product.dataDir, "select pg_notify('content', 'berita')");
});

afterAll(() => walk?.close());

test("a tag and a month of an article lead to lists that can be shared", { timeout: 240_000 }, async () => {
  const page = await walk.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  const notWider = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const titles = () => page.locator("[data-daftar] .kabar-judul").allInnerTexts();
  await page.goto(`${walk.product.url}/news?berita=kabar-0`);
  await notWider();
  await page.getByRole("link", { name: "#pramuka" }).click();
  expect((await titles()).filter((title) => title.startsWith("Kabar"))).toEqual(["Kabar 1", "Kabar 0"]);
  expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(page.url());
  expect(await page.title()).toBe("Berita #pramuka");
  await page.getByRole("link", { name: /^Berita Oktober 2026$/ }).click();
  expect(await titles()).toEqual(["Kabar 1"]);
  await page.getByRole("link", { name: "September 2026" }).click();
  expect(await titles()).toEqual(["Kabar 0"]);
  expect(await page.title()).toBe("Berita #pramuka, September 2026");
  await notWider();
  await page.getByRole("link", { name: "Agustus 2026" }).click();
  await page.getByText("Tidak ada berita yang sesuai dengan pencarian Anda.").waitFor();
  await page.getByRole("link", { name: "Semua bulan" }).click();
  expect(await titles()).toHaveLength(2);
  await page.goto(`${walk.product.url}/news?berita=kabar-0`);
  await page.getByRole("link", { name: `#${long}` }).click();
  expect(await titles()).toEqual(["Kabar 0"]);
  await notWider();
  const seeing = await walk.newPage({ viewport: { width: 360, height: 740 } });
  for (const path of [new URL(page.url()).search, "?berita=kabar-0", "?bulan=2026-09"]) {
    await seeing.goto(`${walk.product.url}/news${path}`);
    await noFlaw(seeing);
  }
  await page.goto(`${walk.product.url}/news?tagar=0b1e5d6c-1111-4222-8333-444455556666`);
  await page.getByText("yang tidak ada lagi").waitFor();
});
