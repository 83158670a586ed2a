/**
 * A father looks for the graduation of six years ago, on an old telephone without scripts. What goes wrong: a school keeps its photos for years, and what
 * is older than a page stands nowhere.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Demo, openDemo } from "#tests/support/demo.ts";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { query } from "#tests/support/stored.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
}, 240_000);
afterAll(() => demo?.close());

test("of many videos and albums the rest is a press away, without any script", async () => {
  await query(
    demo.product.dataDir,
    `insert into video (name, url_video, urutan) select 'Video lama ' || n, 'https://youtu.be/abcdefghijk', 1000 + n from generate_series(1, 30) n`,
  );
  await query(
    demo.product.dataDir,
    `with baru as (insert into album (judul, urutan) select 'Album lama ' || n, 1000 + n from generate_series(1, 12) n returning id)
     insert into foto (gambar_id, album_id, urutan) select (select gambar_id from foto limit 1), id, 1000 from baru`,
  );
  await query(demo.product.dataDir, "select pg_notify('content', 'video'), pg_notify('content', 'album'), pg_notify('content', 'foto')");
  await expect.poll(async () => (await fetch(`${demo.product.url}/gallery`)).text()).toContain("Halaman video");
  await demo.visit(
    "/gallery",
    async (page) => {
      const hidden = page.getByRole("link", { name: "Album lama 12", exact: true });
      expect(await hidden.isVisible()).toBe(false);
      await page.getByText(/^Lihat \d+ album lain$/).click();
      await hidden.click();
      await page.waitForURL(/album=/);
      expect(await page.getByRole("link", { name: "Album lama 12", exact: true }).getAttribute("aria-current")).toBe("page");
      await page.getByRole("navigation", { name: "Halaman video" }).getByRole("link", { name: "Berikutnya" }).click();
      await page.waitForURL(/album=[0-9a-f-]+&video=2#video$/);
      await page.getByText("Video lama 30", { exact: true }).waitFor();
      await page.getByRole("navigation", { name: "Halaman video" }).getByRole("link", { name: "Sebelumnya" }).click();
      await page.waitForURL(/album=[0-9a-f-]+#video$/);
    },
    { javaScriptEnabled: false, viewport: { width: 360, height: 740 } },
  );
  await demo.visit("/gallery?video=2", noFlaw);
});
