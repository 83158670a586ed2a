/** An editor writes in the text as readers will see it, pastes from elsewhere, and shows it to somebody before it is out. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  chatRead,
  fromChat,
  fromWord,
  nestedElements,
  nestedElementsRead,
  nestedFromWord,
  nestedRead,
  notesFromOffice,
  notesRead,
  wordRead,
} from "#tests/support/clipboards.ts";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { seen } from "#tests/support/seen.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

const desk = "/administration/berita";
let walk: Walk;
let editor: Page;

const open = (path: string) => editor.goto(walk.product.url + path, { waitUntil: "networkidle" });
const press = (name: string) => editor.getByRole("button", { name, exact: true }).click();
const field = (name: string) => editor.locator(`#isian-${name}`);

beforeAll(async () => {
  walk = await openWalk();
  editor = await walk.beginOffice({ viewport: { width: 1440, height: 900 } });
  await query(
    walk.product.dataDir,
    `insert into gambar (kunci, lebar, tinggi, warna, alt, pemotret, varian, asal) values
      (repeat('a', 64), 480, 320, '#0b3b2e', 'Kebun sekolah pagi hari', 'Tim Humas', '[{"width":480,"avif":"a.avif","webp":"a.webp","bytes":1}]', 'kebun.jpg'),
      (repeat('b', 64), 480, 320, '#0b3b2e', 'Panen sawi', null, '[{"width":480,"avif":"b.avif","webp":"b.webp","bytes":1}]', 'sawi.jpg')`,
  );
});

afterAll(() => walk?.close());

describe("written as readers will see it", { timeout: 240_000 }, () => {
  const paper = () => editor.getByRole("textbox", { name: "Isi", exact: true }).last();
  const stored = () => field("content").inputValue();
  const paste = (text: string, html = "") =>
    paper().evaluate(
      (box, [plain, rich]) => {
        const clipboardData = new DataTransfer();
        if (rich) clipboardData.setData("text/html", rich);
        clipboardData.setData("text/plain", plain);
        box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      },
      [text, html] as const,
    );
  const begin = async () => {
    await open(`${desk}/baru`);
    await paper().click();
    await editor.keyboard.press("ControlOrMeta+A");
    await editor.keyboard.press("Delete");
  };

  test("what Word and WhatsApp put on the clipboard becomes the text alone", async () => {
    await begin();
    await paste("Judul Word", fromWord);
    await expect.poll(stored).toBe(wordRead);
    // Broken anew with every stroke, a long text would hold back each letter.
    const { high, lines } = await field("content").evaluate((box: HTMLTextAreaElement) => ({
      high: box.scrollHeight,
      lines: box.value.split("\n").length,
    }));
    expect(high).toBeLessThan(60 * lines);
    await editor.keyboard.press("ControlOrMeta+A");
    await paste("Syarat", nestedFromWord);
    await expect.poll(stored).toBe(nestedRead);
    await seen(editor.getByText("Gambar tidak ikut tertempel."));
    await editor.keyboard.press("ControlOrMeta+A");
    await paste("Datang", nestedElements);
    await expect.poll(stored).toBe(nestedElementsRead);
    await editor.keyboard.press("ControlOrMeta+A");
    await paste("Laporan", notesFromOffice);
    await expect.poll(stored).toBe(notesRead);
    expect(await editor.getByText("Gambar tidak ikut tertempel.").count()).toBe(0);
    await editor.keyboard.press("ControlOrMeta+A");
    await paste(fromChat.text, fromChat.html);
    await expect.poll(stored).toBe(chatRead);
    expect(await paper().locator("p[lang=ar][dir=rtl]").innerText()).toBe("بسم الله الرحمن الرحيم");
    await noFlaw(editor);
  });

  test("the keys write, undo and leave; the tools are one stop with arrows", async () => {
    await editor.keyboard.press("ControlOrMeta+A");
    await editor.keyboard.type("## Judul\nSatu ");
    await editor.keyboard.press("ControlOrMeta+B");
    await editor.keyboard.type("tebal");
    expect(await stored()).toBe("## Judul\n\nSatu **tebal**");
    await expect.poll(() => editor.locator("[aria-pressed=true][aria-label=Tebal]").count()).toBe(1);
    await editor.keyboard.press("ControlOrMeta+Z");
    await expect.poll(stored).not.toContain("tebal");
    await editor.keyboard.type("\n> Kami siap");
    await press("Tambah nama yang berkata");
    await editor.keyboard.type("Ibu Ani");
    await expect.poll(stored).toContain("> Kami siap\n> — Ibu Ani");
    await press("Tambah nama yang berkata");
    await editor.keyboard.type(", guru");
    await expect.poll(stored).toContain("> Kami siap\n> — Ibu Ani, guru");
    await editor.keyboard.press("Shift+Tab");
    await editor.keyboard.press("Shift+Tab");
    const named = () => editor.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    expect(await named()).toBe("Urungkan");
    await editor.keyboard.press("End");
    expect(await named()).toBe("Sisipkan berkas");
    await editor.keyboard.press("ArrowRight");
    await editor.keyboard.press("ArrowRight");
    expect(await named()).toBe("Ulangi");
    await paper().focus();
    await editor.keyboard.press("Tab");
    expect(await editor.evaluate(() => document.activeElement?.textContent)).toBe("Tulis dengan tanda");
  });

  test("an item goes into the one above it and out again, by key and by tool, and no deeper", async () => {
    await begin();
    await editor.keyboard.type("Bawa:");
    await editor.keyboard.press("Enter");
    await editor.keyboard.type("- Tenda");
    await editor.keyboard.press("Enter");
    await editor.keyboard.type("besar");
    await editor.keyboard.press("Tab");
    await editor.keyboard.press("Enter");
    await editor.keyboard.type("kecil");
    await expect.poll(stored).toBe("Bawa:\n\n- Tenda\n  - besar\n  - kecil");
    await press("Masukkan ke butir di atasnya");
    await press("Keluarkan dari butir itu");
    await expect.poll(stored).toBe("Bawa:\n\n- Tenda\n  - besar\n- kecil");
    await editor.keyboard.press("Tab");
    await editor.keyboard.press("Shift+Tab");
    await expect.poll(stored).toBe("Bawa:\n\n- Tenda\n  - besar\n- kecil");
    await press("Masukkan ke butir di atasnya");
    await press("Keluarkan dari butir itu");
    expect(await editor.locator(".redaksi-pratinjau li li").innerText()).toBe("besar");
  });

  test("addresses become links, a video waits for a click, pictures make a gallery, a table grows", async () => {
    await begin();
    await paste("https://kemenag.go.id");
    await expect.poll(stored).toBe("[https://kemenag.go.id](https://kemenag.go.id/)");
    await editor.keyboard.press("Enter");
    await paste("https://youtu.be/dQw4w9WgXcQ");
    await editor.getByLabel("Judul video").fill("Wisuda");
    await expect.poll(stored).toContain("![Wisuda](youtube:dQw4w9WgXcQ)");
    const library = editor.getByRole("dialog", { name: "Pilih gambar" });
    await press("Sisipkan gambar");
    await library.getByRole("button", { name: "Panen sawi" }).click();
    await press("Tambah gambar ke galeri");
    await library.getByRole("button", { name: "Kebun sekolah pagi hari" }).click();
    await editor.getByLabel("Keterangan gambar").last().fill("Pagi");
    await expect.poll(stored).toMatch(/!\[\]\(gambar:[0-9a-f-]{36}\)\n!\[Pagi\]\(gambar:[0-9a-f-]{36}\)/);
    await press("Sisipkan tabel");
    await editor.keyboard.type("Nama");
    await press("Tambah kolom");
    await expect.poll(stored).toContain("| Nama |  |  |\n|  |  |  |");
    await noFlaw(editor);
    await editor.setViewportSize({ width: 360, height: 800 });
    expect(await editor.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await seen(editor.getByRole("button", { name: "Tebal" }));
    await noFlaw(editor);
    await editor.setViewportSize({ width: 1440, height: 900 });
  });

  test("a stranger reads it before it is out by an address that can be taken back", async () => {
    await field("name").fill("Dibaca Dulu");
    await press("Simpan dan pratinjau");
    const address = await editor.getByLabel("Tautan untuk dibagikan").inputValue();
    await noFlaw(editor);
    const stranger = await walk.newPage({ viewport: { width: 390, height: 800 } });
    const answer = await stranger.goto(address);
    expect([answer?.status(), answer?.headers()["cache-control"], answer?.headers()["x-robots-tag"]]).toEqual([
      200,
      expect.stringContaining("no-store"),
      "noindex, nofollow",
    ]);
    for (const name of ["Dibaca Dulu", "Berita terkait"]) await stranger.getByRole("heading", { name }).waitFor();
    await stranger.getByRole("link", { name: "Putar video Wisuda" }).waitFor();
    await stranger.getByText("Pagi Foto: Tim Humas").waitFor();
    expect(await stranger.locator(".teks-galeri figure, .teks-tabel th").count()).toBe(3);
    expect(await stranger.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await noFlaw(stranger);
    await press("Cabut tautan");
    await seen(editor.getByText("Belum ada tautan."));
    expect((await stranger.goto(address))?.status()).toBe(404);
    await stranger.getByText("Tautan pratinjau ini sudah habis waktunya atau sudah dicabut.").waitFor();
    await stranger.context().close();
  });
});

test("nothing on the way broke, and the content policy had nothing to forbid", () => {
  expect(walk.broken).toEqual([]);
});
