/** Humas writes about a medal, the text goes out, and a parent finds, reads and shares it; then the parent looks at photos. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { seen } from "#tests/support/seen.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

const desk = "/administration/berita";
let walk: Walk;
let editor: Page;

const newPage = ({ width = 1440, ...options }: { javaScriptEnabled?: boolean; width?: number } = {}): Promise<Page> =>
  walk.newPage({ ...options, viewport: { width, height: 800 } });
const open = (page: Page, path: string) => page.goto(walk.product.url + path);
const press = (name: string) => editor.getByRole("button", { name, exact: true }).click();

beforeAll(async () => {
  walk = await openWalk();
  editor = await walk.beginOffice({ viewport: { width: 1440, height: 800 } });
});

afterAll(() => walk?.close());

describe("the newsroom", { timeout: 240_000 }, () => {
  test("refuses an empty text in words and loses nothing", async () => {
    await editor.goto(`${walk.product.url}${desk}/baru`, { waitUntil: "networkidle" });
    await editor.locator("[name=name]").fill("Dua Emas dari Makassar");
    await press("Simpan");
    await editor.getByText("Isi wajib diisi.").first().waitFor();
    expect(await editor.locator("[name=name]").inputValue()).toBe("Dua Emas dari Makassar");
    await noFlaw(editor);
  });

  test("shows what readers will see while one writes", async () => {
    await press("Tulis dengan tanda");
    await editor.locator("[name=content]").fill("Pagi itu tenang.\n\n## Latihan\n\n<b>bukan tebal</b>\n\n");
    await editor.getByRole("button", { name: "Tebal" }).click();
    const preview = editor.locator(".redaksi-pratinjau");
    await preview.getByRole("heading", { name: "Latihan" }).waitFor();
    expect(await preview.locator("strong").innerText()).toBe("teks tebal");
    expect(await preview.innerText()).toContain("<b>bukan tebal</b>");
  });

  test("keeps a draft that nobody else sees, then lets it out", async () => {
    await press("Simpan");
    await editor.getByText("Berhasil disimpan").waitFor();
    const reader = await newPage({ javaScriptEnabled: false });
    expect((await open(reader, "/news?berita=dua-emas-dari-makassar"))?.status()).toBe(404);
    await press("Terbitkan");
    await editor.getByText("Berita diterbitkan.").waitFor();
    expect((await open(reader, "/news?berita=dua-emas-dari-makassar"))?.status()).toBe(200);
    expect(await reader.title()).toContain("Dua Emas dari Makassar");
    await reader.context().close();
  });

  test("gives it another address, and the old one still leads there", async () => {
    await editor.locator("[name=slug]").fill("dua-emas");
    await press("Simpan");
    await editor.getByText("Berhasil disimpan").waitFor();
    const moved = await fetch(`${walk.product.url}/news?berita=dua-emas-dari-makassar`, { redirect: "manual" });
    expect([moved.status, moved.headers.get("location")]).toEqual([301, "/news?berita=dua-emas"]);
  });

  test("brings an earlier state back", async () => {
    await editor.getByRole("link", { name: "Riwayat" }).click();
    await editor.getByRole("heading", { name: "Revisi 2" }).waitFor();
    await noFlaw(editor);
    await editor.getByRole("button", { name: "Kembalikan isi ini" }).last().click();
    await editor.getByText("Isi revisi itu dikembalikan.").waitFor();
    expect(await editor.locator("[name=slug]").inputValue()).toBe("dua-emas-dari-makassar");
  });
});

describe("a reader", { timeout: 240_000 }, () => {
  test("searches, resets and reads without a script", async () => {
    const reader = await newPage({ javaScriptEnabled: false, width: 360 });
    await open(reader, "/news");
    await reader.getByLabel("Cari berita").fill("tidak ada");
    await reader.getByRole("button", { name: "Cari", exact: true }).click();
    await reader.getByText("Tidak ada berita yang sesuai dengan pencarian Anda.").waitFor();
    await reader.getByRole("link", { name: "Reset pencarian" }).click();
    await reader.getByRole("link", { name: "Dua Emas dari Makassar" }).click();
    const words = await reader.locator("main").innerText();
    for (const said of ["Kembali ke Daftar Berita", "Tidak ada berita terkait lainnya.", "Umum"]) expect(words).toContain(said);
    expect(words).not.toContain("Ringkasan berita");
    expect(await reader.getByRole("link", { name: "Bagikan lewat WhatsApp" }).getAttribute("href")).toContain("wa.me");
    await reader.context().close();
  });

  test.each([360, 1440])("meets no barrier at %i px", async (width) => {
    const reader = await newPage({ width });
    for (const path of ["/news?berita=dua-emas-dari-makassar", "/news?cari=tidak"]) {
      await open(reader, path);
      await noFlaw(reader);
      expect([path, await reader.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([path, 0]);
    }
    await reader.context().close();
  });

  test("opens photos above the page; keys, the two ends and Back work", async () => {
    await hangPhotos(3);
    const reader = await newPage();
    await expect.poll(async () => (await open(reader, "/gallery")) && reader.locator("a[data-foto]").count()).toBe(3);
    await reader.locator("a[data-foto]").first().click();
    const dialog = reader.getByRole("dialog", { name: "Foto" });
    await dialog.getByText("1 / 3").waitFor();
    expect(reader.url()).toContain("?foto=");
    await reader.keyboard.press("ArrowLeft");
    await dialog.getByText("3 / 3").waitFor();
    await dialog.getByRole("button", { name: "Foto berikutnya" }).click();
    await dialog.getByText("1 / 3").waitFor();
    await noFlaw(reader);
    await reader.goBack();
    await dialog.waitFor({ state: "hidden" });
    expect(new URL(reader.url()).search).toBe("");
    await reader.locator("a[data-foto]").last().click();
    await reader.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => new URL(reader.url()).search).toBe("");
    await reader.context().close();
  });

  test("finds each photo on a page of its own without a script", async () => {
    const reader = await newPage({ javaScriptEnabled: false });
    await open(reader, "/gallery");
    await reader.locator("a[data-foto]").first().click();
    await reader.getByText("1 / 3").waitFor();
    await reader.getByRole("link", { name: "Foto sebelumnya" }).click();
    await seen(reader.getByText("3 / 3"));
    await reader.context().close();
  });
});

test("the news leave the header as it is elsewhere, and name each item in the letters of reading", { timeout: 60_000 }, async () => {
  const reader = await newPage();
  const looksOf = async (path: string) => {
    await open(reader, path);
    return reader.locator("a.cari .ui-icon").evaluate((icon) => {
      const { color, position } = getComputedStyle(icon);
      return { color, position };
    });
  };
  expect(await looksOf("/news")).toEqual(await looksOf("/"));
  await open(reader, "/news");
  const letters = reader.locator(".kabar-judul").first();
  expect(await letters.evaluate((title) => getComputedStyle(title).fontFamily)).toContain("Source Serif 4");
  await reader.context().close();
});

test("nothing on the way broke, and the content policy had nothing to forbid", () => {
  expect(walk.broken).toEqual([]);
});

/** Rows of the library without files: the screens only need to know of them. */
async function hangPhotos(count: number): Promise<void> {
  await query(
    walk.product.dataDir,
    `with library as (
       insert into gambar (kunci, lebar, tinggi, warna, alt, varian, asal)
       select repeat('a', 64), 480, 320, '#0b3b2e', 'Foto ' || n, '[{"width":480,"avif":"a.avif","webp":"a.webp","bytes":1}]', 'uji'
       from generate_series(1, ${count}) n returning id)
     insert into foto (gambar_id, urutan) select id, row_number() over () from library`,
  );
  await query(walk.product.dataDir, "select pg_notify('content', 'foto')");
}
