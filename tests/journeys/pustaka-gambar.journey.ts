/**
 * The content editor brings three pictures, one of them bad, gives them words, chooses where they are cropped, puts one
 * on a page, and brings order into a list.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { drawn } from "#tests/support/pictures.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

const library = "/administration/pustaka-gambar";
const misi = "/administration/misi";
let walk: Walk;
let page: Page;

beforeAll(async () => {
  walk = await openWalk();
  page = await walk.beginOffice();
});

afterAll(() => walk?.close());

const open = (address: string) => page.goto(`${walk.product.url}${address}`, { waitUntil: "networkidle" });
const press = (name: string | RegExp) => page.getByRole("button", { name }).last().click();
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
const cards = () => page.locator(".ui-pictures li");

describe("the content editor", { timeout: 240_000 }, () => {
  test("finds an empty library that says what to do", async () => {
    await open(library);
    await page.getByText("Belum ada gambar", { exact: true }).waitFor();
    await noFlaw(page);
  });

  test("uploads three at once: two are taken, the bad one says why, and words are asked for each", async () => {
    await page.getByRole("link", { name: "Unggah gambar" }).first().click();
    await page
      .locator("input[type=file]")
      .setInputFiles([
        file("gerbang.jpg", "image/jpeg", await drawn(1600, 900).jpeg().toBuffer()),
        file("lapangan.png", "image/png", await drawn(700, 900).png().toBuffer()),
        file("jahat.png", "image/png", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')),
      ]);
    await press("Unggah 3 gambar");
    await page.getByText("Teks alternatif wajib diisi.").first().waitFor();
    expect(await page.getByText("Teks alternatif wajib diisi.").count()).toBe(3);
    await noFlaw(page);
    for (const [name, alt] of [
      ["gerbang.jpg", "Gerbang madrasah"],
      ["lapangan.png", "Lapangan upacara"],
      ["jahat.png", "Gambar dari pesan berantai"],
    ] as const)
      await page.getByLabel(`Teks alternatif untuk ${name}`).fill(alt);
    await press("Unggah 3 gambar");
    await page.getByText("Berkas SVG dapat memuat program, jadi tidak diterima.", { exact: false }).waitFor();
    await page.getByText("2 dari 3 gambar terunggah, 1 ditolak.").waitFor();
    await press("Tutup");
    await cards().nth(1).waitFor();
    expect(await cards().count()).toBe(2);
    await noFlaw(page);
  });

  test("finds one by its words and chooses what stays visible, by keyboard", async () => {
    await page.getByRole("searchbox", { name: "Cari gambar" }).fill("GERBANG");
    await page.keyboard.press("Enter");
    await expect.poll(() => cards().count()).toBe(1);
    await cards().first().getByRole("link").click();
    const slider = page.getByRole("slider", { name: "Titik fokus, dari kiri" });
    await slider.focus();
    await page.keyboard.press("Home");
    expect(await slider.getAttribute("aria-valuetext")).toBe("0 persen");
    await page.locator(".ui-focal-picture").click({ position: { x: 5, y: 5 } });
    await page.getByText("kontras", { exact: false }).first().waitFor();
    await page.getByRole("radio", { name: "Ponsel, 360" }).check();
    await slider.focus();
    await page.keyboard.press("End");
    expect(await page.locator(".ui-crop-ponsel img").getAttribute("class")).toContain("x10 y0");
    expect(await page.locator(".ui-crop-umum img").getAttribute("class")).toContain("x0 y0");
    await noFlaw(page);
    await page.getByRole("textbox", { name: "Teks alternatif" }).fill("Gerbang madrasah dari jalan raya");
    await press("Simpan");
    await page.getByText("Gambar berhasil diperbarui").first().waitFor();
    await page.getByText("Gerbang madrasah dari jalan raya").first().waitFor();
    await cards().first().getByRole("link").click();
    await page.getByRole("radio", { name: "Ponsel, 360" }).check();
    expect(await slider.getAttribute("aria-valuetext")).toBe("100 persen");
    await press("Batal");
  });

  test("ties a clip to its poster, refuses what is none, and jumps inside the clip", async () => {
    await cards().first().getByRole("link").click();
    const clip = page.getByLabel(/^(Pasang|Ganti) klip$/);
    await clip.setInputFiles(file("bukan.mp4", "video/mp4", Buffer.from("<!doctype html><p>halo")));
    await page.getByText("Ini halaman web (HTML), bukan berkas yang diminta.", { exact: false }).waitFor();
    const parts: string[] = [];
    page.on("response", (answer) => answer.status() === 206 && parts.push(answer.headers()["content-range"] ?? ""));
    await clip.setInputFiles("seeds/media/klip.webm");
    const video = page.locator("video");
    await video.waitFor();
    const jumped = await video.evaluate(async (element) => {
      const film = element as HTMLVideoElement;
      if (film.readyState < 1) await new Promise((resolve) => film.addEventListener("loadedmetadata", resolve, { once: true }));
      film.currentTime = 4.5;
      await new Promise((resolve) => film.addEventListener("seeked", resolve, { once: true }));
      return { length: film.duration, at: film.currentTime, wide: film.videoWidth };
    });
    expect(jumped).toEqual({ length: 6, at: 4.5, wide: 960 });
    expect(parts.length).toBeGreaterThan(0);
    await noFlaw(page);
    await press("Batal");
    await page.locator(".ui-pictures").getByText("Klip").waitFor();
  });

  test("puts a picture on a page, sees it in the list, and cannot delete it any more", async () => {
    await open("/administration/program-unggulan");
    await page
      .getByRole("link", { name: /^Ubah / })
      .first()
      .click();
    await press(/^(Pilih|Ganti) gambar/);
    await page.getByRole("searchbox", { name: "Cari gambar" }).fill("gerbang");
    await page.getByText("1 gambar", { exact: true }).waitFor();
    await noFlaw(page);
    await page.locator(".ui-pictures").getByRole("button", { name: "Gerbang madrasah dari jalan raya" }).click();
    await press("Update");
    await page.locator("tbody img[alt='Gerbang madrasah dari jalan raya']").waitFor();
    await open(`${library}?cari=gerbang`);
    await cards().first().getByRole("link").click();
    await page.getByText("Selama masih dipakai, gambar ini tidak dapat dihapus.").waitFor();
    expect(await page.getByRole("button", { name: "Hapus" }).isDisabled()).toBe(true);
  });

  test("brings several photos into an album at once, and one more by a list that names its file", async () => {
    await open("/administration/album?tambah=1");
    await page.locator("#isian-judul").fill("Lomba 17 Agustus");
    await press("Simpan");
    await page.getByText("Album berhasil ditambahkan").first().waitFor();
    await open("/administration/foto");
    await page.getByRole("link", { name: "Unggah beberapa foto" }).click();
    await page.locator("#isian-albumId").selectOption({ label: "Lomba 17 Agustus" });
    const names = ["karung.jpg", "kelereng.jpg"];
    const photos = await Promise.all(names.map(async (name) => file(name, "image/jpeg", await drawn(900, 600).jpeg().toBuffer())));
    await page.locator("input[type=file]").setInputFiles(photos);
    for (const name of names) await page.getByLabel(`Teks alternatif untuk ${name}`).fill(`Lomba ${name}`);
    await press("Unggah 2 gambar");
    await expect.poll(() => page.getByText("Sudah tampil di album “Lomba 17 Agustus”.").count()).toBe(2);
    await noFlaw(page);
    await open("/administration/foto/impor");
    const list = (...lines: string[]) => file("foto.csv", "text/csv", Buffer.from(["Gambar;Album;Keterangan", ...lines].join("\n")));
    await page.locator("#berkas").setInputFiles(list("LAPANGAN.png;Lomba 17 Agustus;Pembukaan", "hilang.png;;"));
    await press("Periksa berkas");
    // The reason stands in the table and beside the cell that can be mended.
    await page
      .getByRole("row", { name: /hilang\.png.*tidak ada di Pustaka Gambar/ })
      .first()
      .waitFor();
    await page.locator("#berkas").setInputFiles(list("LAPANGAN.png;Lomba 17 Agustus;Pembukaan"));
    await press("Periksa berkas");
    await expect.poll(() => page.getByText("hilang.png").count()).toBe(0);
    await press("Impor 1 foto");
    await page.waitForURL("**/administration/foto");
    const shown = await (await fetch(`${walk.product.url}/api/gallery-photos`)).json();
    expect(shown.map(({ alt }: { alt: string }) => alt)).toEqual(["Lomba karung.jpg", "Lomba kelereng.jpg", "Lapangan upacara"]);
  });

  test("reads who changed a picture's words", async () => {
    await open(`${library}?cari=gerbang`);
    await cards().first().getByRole("link").click();
    await page.getByRole("link", { name: "Siapa mengubah apa" }).click();
    await page.getByText("Uraian gambar", { exact: false }).first().click();
    await page.locator("ins", { hasText: "Gerbang madrasah dari jalan raya" }).first().waitFor();
    await noFlaw(page);
  });

  test("moves a row up by keyboard and down by dragging, and hears where it went", async () => {
    await open(misi);
    const names = () => page.locator("tbody tr td.name").allInnerTexts();
    const before = await names();
    expect(before.length).toBeGreaterThan(2);
    const up = page.getByRole("button", { name: /^Naikkan / }).nth(1);
    await up.focus();
    await page.keyboard.press("Enter");
    await page.getByText(/kini urutan 1 dari \d+\./).waitFor({ state: "attached" });
    expect(await names()).toEqual([before[1], before[0], ...before.slice(2)]);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toMatch(/^Naikkan /);
    await noFlaw(page);
    await page.locator(".register-grip").first().dragTo(page.locator("tbody tr").nth(1));
    await page.getByText(/kini urutan 2 dari \d+\./).waitFor({ state: "attached" });
    expect(await names()).toEqual(before);
    await page.reload({ waitUntil: "networkidle" });
    expect(await names()).toEqual(before);
  });

  test("edits the only row of a register right at its address", async () => {
    await open("/administration/visi");
    const box = page.locator("#isian-visi");
    const words = "Madrasah unggul, berakhlak, dan peduli lingkungan.";
    // What is selected to be typed over is no longer, where the page comes alive in just that moment.
    await expect.poll(() => box.fill(words).then(() => box.inputValue())).toBe(words);
    await noFlaw(page);
    await press("Update");
    await page.getByText("Visi berhasil diperbarui").first().waitFor();
    await page.reload({ waitUntil: "networkidle" });
    expect(await box.inputValue()).toBe(words);
  });

  test("meets no error of the browser on the way", () => expect(walk.broken).toEqual([]));
});
