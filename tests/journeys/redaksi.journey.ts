/** Two people at the newsroom's desk: nothing typed is lost, nobody's text is overwritten unseen, and readers see what is out. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

const desk = "/administration/berita";
let walk: Walk;
let editor: Page;

const open = (path: string, page = editor) => page.goto(walk.product.url + path, { waitUntil: "networkidle" });
const press = (name: string, page = editor) => page.getByRole("button", { name, exact: true }).click();
const field = (name: string, page = editor) => page.locator(`#isian-${name}`);
const read = (path: string) => fetch(walk.product.url + path, { redirect: "manual" });
const words = async (path: string) => (await read(path)).text();

beforeAll(async () => {
  walk = await openWalk();
  editor = await walk.beginOffice({ viewport: { width: 1440, height: 900 } });
  await query(
    walk.product.dataDir,
    `insert into gambar (kunci, lebar, tinggi, warna, alt, varian, asal) values
      (repeat('a', 64), 480, 320, '#0b3b2e', 'Kebun sekolah pagi hari', '[{"width":480,"avif":"a.avif","webp":"a.webp","bytes":1}]', 'kebun.jpg'),
      (repeat('b', 64), 480, 320, '#0b3b2e', 'Panen sawi', '[{"width":480,"avif":"b.avif","webp":"b.webp","bytes":1}]', 'sawi.jpg')`,
  );
});

afterAll(() => walk?.close());

describe("what is typed", { timeout: 240_000 }, () => {
  test("survives a reload, and can be thrown away", async () => {
    await open(`${desk}/baru`);
    await field("name").fill("Judul yang batal");
    await editor.reload({ waitUntil: "networkidle" });
    await editor.getByText("Isian Anda yang belum disimpan dikembalikan.").waitFor();
    expect(await field("name").inputValue()).toBe("Judul yang batal");
    await noFlaw(editor);
    await press("Buang isian");
    expect(await field("name").inputValue()).toBe("");
  });

  test("is asked about before it is left, and survives a lost connection", async () => {
    await field("name").fill("Panen Raya Kebun Sekolah");
    await field("content").fill("Pagi itu kebun ramai.");
    await editor.getByRole("link", { name: "Dashboard" }).first().click();
    const question = editor.getByRole("alertdialog", { name: "Tinggalkan isian ini?" });
    await question.getByRole("button", { name: "Batal" }).click();
    await editor.context().setOffline(true);
    await press("Simpan");
    await editor.getByText("Sambungan ke server terputus.").first().waitFor();
    await editor.context().setOffline(false);
    expect(await field("content").inputValue()).toBe("Pagi itu kebun ramai.");
  });

  test("gets pictures of the library, above and inside the text", async () => {
    await editor.getByRole("button", { name: /Gambar utama/ }).click();
    const library = editor.getByRole("dialog", { name: "Pilih gambar" });
    await library.getByRole("button", { name: "Kebun sekolah pagi hari" }).click();
    await field("content").press("End");
    await press("Sisipkan gambar");
    await library.getByLabel("Cari gambar").fill("sawi");
    await library.getByRole("button", { name: "Panen sawi" }).click();
    expect(await field("content").inputValue()).toMatch(/!\[\]\(gambar:[0-9a-f-]{36}\)/);
    const preview = editor.locator(".redaksi-pratinjau");
    await preview.getByRole("img", { name: "Panen sawi" }).waitFor({ state: "attached" });
    await preview.getByRole("img", { name: "Kebun sekolah pagi hari" }).waitFor({ state: "attached" });
  });

  test("gets tags, old and new, and is saved as a draft that nobody else sees", async () => {
    await field("tags").fill("kebun");
    await field("tags").press("Enter");
    await field("tags").fill("#panen, KEBUN");
    await press("Tambah tagar");
    await editor.getByRole("list", { name: "Tagar terpilih" }).getByText("#panen").waitFor();
    expect(await editor.getByRole("list", { name: "Tagar terpilih" }).getByRole("listitem").count()).toBe(2);
    await press("Simpan");
    await editor.getByText("Berhasil disimpan").waitFor();
    expect(await editor.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("isian:")))).toEqual([]);
    expect((await read("/news?berita=panen-raya-kebun-sekolah")).status).toBe(404);
  });
});

describe("a colleague's save in between", { timeout: 240_000 }, () => {
  test("is shown beside one's own, field by field, and nothing is lost", async () => {
    const colleague = await editor.context().newPage();
    await open(new URL(editor.url()).pathname, colleague);
    await field("name", colleague).fill("Panen Raya");
    await field("desc", colleague).fill("Ringkasan rekan.");
    await press("Simpan", colleague);
    await colleague.getByText("Berhasil disimpan").waitFor();
    await colleague.close();
    await field("desc").fill("Ringkasan saya.");
    await field("author").fill("Tim Redaksi");
    await press("Simpan");
    const both = editor.getByRole("region", { name: "Bandingkan kedua versi" });
    await both.getByText("Disimpan oleh").waitFor();
    const compared = await both.innerText();
    for (const said of ["Nurhayati Labatjo", "Ringkasan", "Tim Redaksi", "(kosong)"]) expect(compared).toContain(said);
    expect(compared).not.toContain("Panen Raya");
    expect([await field("name").inputValue(), await field("desc").inputValue()]).toEqual(["Panen Raya", "Ringkasan saya."]);
    await noFlaw(editor);
    await press("Simpan");
    await editor.getByText("Berhasil disimpan").waitFor();
    expect([await field("name").inputValue(), await field("desc").inputValue()]).toEqual(["Panen Raya", "Ringkasan saya."]);
  });
});

describe("on its way to the readers", { timeout: 240_000 }, () => {
  test("a text is reviewed, planned, and appears by itself at its moment, on pages that were kept before too", async () => {
    await press("Ajukan tinjauan");
    await editor.getByText("Berita dikirim untuk ditinjau.").waitFor();
    await editor.locator("#isian-waktu").fill("2099-01-01T07:00");
    await press("Terbitkan");
    await editor.getByText("Berita dijadwalkan.").waitFor();
    await editor.getByText(/Tampil di situs mulai .*2099/).waitFor();
    await editor.getByText("Terjadwal 1 Januari 2099 pukul 07.00 WITA").waitFor();
    expect(await editor.getByText("Berita diterbitkan.").count()).toBe(0);
    expect((await read("/news?berita=panen-raya-kebun-sekolah")).status).toBe(404);
    await query(walk.product.dataDir, "update berita set terbit_pada = now() + interval '4 seconds'");
    await query(walk.product.dataDir, "select pg_notify('content', 'berita')");
    for (const path of ["/", "/news"]) await expect.poll(() => words(path)).not.toContain("Panen Raya");
    for (const path of ["/", "/news"]) await expect.poll(() => words(path)).toContain("Panen Raya");
    const page = await words("/news?berita=panen-raya-kebun-sekolah");
    for (const said of ["#kebun", "#panen", "Ringkasan saya.", "Oleh Tim Redaksi"]) expect(page).toContain(said);
  });

  test("another address of it still leads there", async () => {
    await editor.reload({ waitUntil: "networkidle" });
    await field("slug").fill("panen-raya");
    await press("Simpan dan atur waktu");
    await expect.poll(async () => (await read("/news?berita=panen-raya-kebun-sekolah")).status).toBe(301);
    expect((await read("/news?berita=panen-raya-kebun-sekolah")).headers.get("location")).toBe("/news?berita=panen-raya");
    expect((await read("/news?berita=panen-raya")).status).toBe(200);
  });

  test("a tag is renamed for all its news, and merged with another", async () => {
    await open("/administration/tagar");
    expect(await editor.getByRole("row", { name: /kebun/ }).innerText()).toContain("1");
    await editor.getByRole("link", { name: "Ubah kebun" }).click();
    await field("name").fill("Kebun-Sekolah");
    await press("Update");
    await expect.poll(() => words("/news?berita=panen-raya")).toContain("#Kebun-Sekolah");
    await editor.getByRole("link", { name: "Gabungkan tagar" }).click();
    await field("dari").selectOption({ label: "panen" });
    await field("ke").selectOption({ label: "Kebun-Sekolah" });
    await noFlaw(editor);
    await press("Gabungkan");
    await editor.getByText("#panen kini menjadi #Kebun-Sekolah").waitFor();
    await editor.waitForURL("**/administration/tagar");
    await expect.poll(() => words("/news?berita=panen-raya")).not.toContain("#panen");
  });
});

test("earlier states are compared line by line and brought back", { timeout: 240_000 }, async () => {
  await open(desk);
  await editor.getByRole("link", { name: "Panen Raya" }).click();
  await editor.getByRole("link", { name: "Riwayat" }).click();
  const walk = editor.getByRole("region", { name: "Perjalanan berita ini" });
  await walk.getByText("Ditulis").waitFor();
  const steps = await walk.getByRole("listitem").allInnerTexts();
  for (const step of ["Ditulis", "Diajukan untuk ditinjau", "Dijadwalkan terbit"]) expect(steps.join()).toContain(step);
  await noFlaw(editor);
  const first = editor
    .getByRole("region", { name: "Revisi 1" })
    .or(editor.locator("section", { hasText: "Revisi 1" }))
    .last();
  await first.getByText("Bandingkan dengan isi sekarang").click();
  await first.locator("del", { hasText: "Panen Raya Kebun Sekolah" }).waitFor();
  await first.locator("ins", { hasText: "Ringkasan saya." }).waitFor();
  await first.getByRole("button", { name: "Kembalikan isi ini" }).click();
  await editor.getByText("Isi revisi itu dikembalikan.").waitFor();
  expect(await field("name").inputValue()).toBe("Panen Raya Kebun Sekolah");
});

test("news come from a list as drafts, and leave as one", { timeout: 240_000 }, async () => {
  await open(desk);
  await editor.getByRole("link", { name: "Impor" }).click();
  await editor.getByText("masuk sebagai draf").waitFor();
  const lines = [
    "Judul;Isi;Tanggal berita;Tagar;Gambar utama",
    "Jumat Bersih;Halaman rapi.;20/11/2026;bersih;KEBUN.jpg",
    "Donor Darah;Bersama PMI.;21/11/2026;;",
  ];
  await editor.locator("#berkas").setInputFiles({ name: "berita.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) });
  await press("Periksa berkas");
  await press("Impor 2 berita");
  await editor.getByText("2 berita berhasil diimpor").waitFor();
  await editor.waitForURL(`**${desk}`);
  expect(await editor.getByRole("row", { name: /Jumat Bersih/ }).innerText()).toContain("Draf");
  expect((await read("/news?berita=jumat-bersih")).status).toBe(404);
  await editor.getByRole("searchbox", { name: "Cari berita" }).fill("jumat");
  await editor.getByText("Donor Darah").waitFor({ state: "detached" });
  const download = editor.waitForEvent("download");
  await editor.locator(".ui-export summary").click();
  await editor.getByRole("link", { name: "CSV" }).click();
  const text = readFileSync(await (await download).path(), "utf8");
  expect(text).toContain('"Jumat Bersih";"";"Halaman rapi.";"kebun.jpg"');
  expect(text).not.toContain("Donor");
});

test("nothing on the way broke, and the content policy had nothing to forbid", () => {
  expect(walk.broken).toEqual([]);
});
