/** On a slow telephone people type, choose and press before the page's scripts are ready: all of it counts, whenever they come. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { button } from "#tests/support/absensi-screen.ts";
import { kept, seen } from "#tests/support/seen.ts";
import { addStaff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
let page: Page;

beforeAll(async () => {
  walk = await openWalk();
  page = await walk.signIn(await addStaff(walk.product, "humas", "tataUsaha"));
});

afterAll(() => walk?.close());

/** Lets the scripts come. */
let letGo = () => {};

/** Opens the page as it stands before its scripts have come. */
async function withoutScripts(path: string): Promise<void> {
  letGo();
  await page.unrouteAll({ behavior: "wait" });
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  letGo = resolve;
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await ready;
    await route.continue();
  });
  await page.goto(walk.product.url + path, { waitUntil: "commit" });
}

const field = (name: string) => page.locator(`#isian-${name}`);
const values = (...names: readonly string[]) => Promise.all(names.map((name) => field(name).inputValue()));
const desk = "/administration/berita/baru";

describe("what is typed before the scripts", { timeout: 240_000 }, () => {
  test("counts like what is typed while they come and after them", async () => {
    await withoutScripts(desk);
    await field("name").fill("Diketik lebih dulu");
    await field("tanggal").fill("2026-03-04");
    await field("tags").fill("Kebun");
    await field("content").pressSequentially("Kata per");
    letGo();
    for (const letter of "tama, dan seterusnya.") await page.keyboard.type(letter, { delay: 15 });
    await page.getByText("Rabu, 4 Maret 2026").waitFor();
    expect(await values("name", "tanggal", "tags", "content")).toEqual([
      "Diketik lebih dulu",
      "2026-03-04",
      "Kebun",
      "Kata pertama, dan seterusnya.",
    ]);
    const kept = () => page.evaluate(() => Object.values(sessionStorage).find((one) => one.includes("Diketik")) ?? "");
    await expect.poll(kept).toContain("Kata pertama, dan seterusnya.");
  });

  test("is added to a draft, and the next key goes where the last one went", async () => {
    await withoutScripts(desk);
    await field("slug").pressSequentially("kebun-");
    letGo();
    await page.getByText("Isian Anda yang belum disimpan dikembalikan.").waitFor();
    await page.keyboard.type("kami");
    expect(await values("name", "content", "slug")).toEqual(["Diketik lebih dulu", "Kata pertama, dan seterusnya.", "kebun-kami"]);
    await button(page, "Buang isian").click();
    await expect.poll(() => values("name", "slug")).toEqual(["", ""]);
  });
});

describe("what is chosen before the scripts", { timeout: 240_000 }, () => {
  test("narrows a list, together with the words beside it", async () => {
    await withoutScripts("/administration/siswa?cari=tidak+ada");
    await page.locator("[name=jenisKelamin]").selectOption("perempuan");
    await page.locator("[name=status]").selectOption("aktif");
    await page.locator("#cari").fill("Sitti");
    letGo();
    await kept(page.waitForURL((url) => ["Sitti", "perempuan", "aktif"].every((one) => [...url.searchParams.values()].includes(one))));
  });

  test("stays chosen until the list is there, also when the choice is told twice because the scripts came in its midst", async () => {
    await withoutScripts("/administration/siswa?cari=tidak+ada");
    letGo();
    await page.waitForLoadState("networkidle");
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route(/siswa\.data/, async (route) => {
      await answered;
      await route.continue();
    });
    const choice = page.locator("[name=jenisKelamin]");
    await choice.selectOption("perempuan");
    expect(await choice.inputValue()).toBe("perempuan");
    await choice.dispatchEvent("change");
    answer();
    await kept(page.waitForURL(/jenisKelamin=perempuan/));
    expect(await choice.inputValue()).toBe("perempuan");
    // Back leaves the choice, and it does not stand there any longer.
    await page.goBack();
    await expect.poll(() => choice.inputValue()).toBe("");
  });

  test("opens the records of the person who was named", async () => {
    const [pegawai] = await query<{ id: string }>(
      walk.product.dataDir,
      "insert into pegawai (nama, jenis, status, unit_kerja) values ('Mohamad Rizal', 'guru', 'honorer', 'MAN1PALU') returning id",
    );
    await withoutScripts("/administration/jabatan");
    const box = page.getByRole("combobox", { name: "Cari pegawai lain" });
    await box.fill((await page.locator("datalist option").first().getAttribute("value")) ?? "");
    letGo();
    await page.waitForURL(`**pegawai=${pegawai?.id}*`);
    await seen(page.getByText("Data milik Mohamad Rizal"));
  });
});

describe("what is pressed before the scripts", { timeout: 240_000 }, () => {
  test("saves what was filled in, once", async () => {
    await withoutScripts(desk);
    await field("name").fill("Ditekan lebih dulu");
    await field("content").fill("Sebelum halaman siap.");
    await button(page, "Simpan").dblclick();
    letGo();
    await page.getByText("Berhasil disimpan", { exact: true }).waitFor();
    expect(await query(walk.product.dataDir, "select 1 from berita where name = 'Ditekan lebih dulu'")).toHaveLength(1);
  });

  test("is added to a text that was stored before", async () => {
    const [stored] = await query<{ id: string }>(walk.product.dataDir, "select id from berita where name = 'Ditekan lebih dulu'");
    await withoutScripts(`/administration/berita/${stored?.id}`);
    const end = () =>
      field("content").evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(area.value.length, area.value.length));
    await field("content").focus();
    await end();
    await page.keyboard.type(" Lebih");
    letGo();
    await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).some((one) => one.includes("siap. Lebih")))).toBe(true);
    await page.keyboard.type(" lagi.");
    expect(await field("content").inputValue()).toBe("Sebelum halaman siap. Lebih lagi.");
  });

  test("opens what a button opens, and the last press counts", async () => {
    await withoutScripts("/administration/siswa");
    await button(page, "Tampilan gelap").click();
    await page.getByRole("button", { name: "Cari halaman atau data" }).click();
    letGo();
    await page.getByRole("dialog").waitFor();
    expect(await page.locator("html").getAttribute("data-tema")).not.toBe("gelap");
  });

  test("asks the list at once, which needs no script", async () => {
    await withoutScripts("/administration/siswa?cari=tidak+ada");
    await page.locator("#cari").fill("Sitti");
    await page.keyboard.press("Enter");
    await kept(page.waitForURL("**cari=Sitti*", { waitUntil: "commit" }));
    letGo();
  });

  test("takes the file that was chosen", async () => {
    await withoutScripts("/administration/berkas-umum?tambah=1");
    const html = { name: "izin.pdf", mimeType: "application/pdf", buffer: Buffer.from("<!doctype html><script>alert(1)</script>") };
    await page.locator("input[type=file]").setInputFiles(html);
    letGo();
    await seen(page.getByText("Ini halaman web (HTML), bukan berkas yang diminta."));
  });
});

describe("what is pressed when the page is alive and a part of it is not", { timeout: 240_000 }, () => {
  test("opens the library when the picture's own script comes", async () => {
    letGo();
    await page.unrouteAll({ behavior: "wait" });
    const { promise: ready, resolve } = Promise.withResolvers<void>();
    await page.route(/\/assets\/picture-input-[^/]*\.js$/, async (route) => {
      await ready;
      await route.continue();
    });
    await page.goto(walk.product.url + desk, { waitUntil: "commit" });
    await button(page, "Tampilan gelap").click();
    await seen(page.locator("html[data-tema=gelap]"));
    await page.getByRole("button", { name: /^Pilih gambar/ }).click();
    await page.getByRole("button", { name: /^Pilih gambar/ }).click();
    expect(await page.getByRole("dialog", { name: "Pilih gambar" }).count()).toBe(0);
    resolve();
    await seen(page.getByRole("dialog", { name: "Pilih gambar" }));
  });
});

test("no script failed on the way", () => {
  expect(walk.broken).toEqual([]);
});
