/**
 * A verifier's morning without a mouse: narrow the list, open the first one, look at its papers, take them or ask for one again, let it
 * pass, on to the next. What goes wrong: a key that is heard while a reason is typed, a focus that is lost with the button that was pressed.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { post, registration } from "#tests/support/registrations.ts";
import { addStaff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
let page: Page;
const desk = "/administration/meja-ppdb";
const names = ["Ainun Lamadjido", "Basri Lamadjido", "Citra Tandju"] as const;

beforeAll(async () => {
  walk = await openWalk();
  const { dataDir, url } = walk.product;
  await query(dataDir, "insert into gelombang_ppdb (nama, periode_id) select 'Gelombang 1', id from periode_ppdb");
  await query(
    dataDir,
    `insert into jalur_ppdb (jenis, gelombang_id, dokumen) select 'reguler', id, E'Kartu keluarga\\nAkta kelahiran' from gelombang_ppdb`,
  );
  for (const name of names) expect((await post(url, registration(name))).status).toBe(201);
  await query(
    dataDir,
    `with paper as (insert into berkas (kunci, nama, jenis, ukuran, sidik) values (gen_random_uuid()::text, 'a.jpg', 'image/jpeg', 10, repeat('0', 64)) returning id)
     insert into berkas_pendaftaran (pendaftaran_id, dokumen, berkas_id, halaman, dikirim)
     select pendaftaran.id, dokumen, paper.id, 1, now() from paper, pendaftaran, unnest(array['Kartu keluarga', 'Akta kelahiran']) dokumen`,
  );
  page = await walk.signIn(await addStaff(walk.product, "panitiaPpdb"), { viewport: { width: 1440, height: 900 } });
}, 240_000);
afterAll(() => walk?.close());

const press = (...keys: readonly string[]) => keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
/** Until the page hears: on a busy machine its scripts come after all else is quiet. */
const openDesk = async () => {
  await page.goto(walk.product.url + desk, { waitUntil: "networkidle" });
  await expect
    .poll(() => page.getByRole("button", { name: "Pintasan" }).evaluate((one) => Object.keys(one).some((key) => key.startsWith("__react"))))
    .toBe(true);
};
const heading = (name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
const stored = (name: string) =>
  query<{ keadaan: string; berkas: string }>(
    walk.product.dataDir,
    `select p.keadaan, string_agg(b.dokumen || ': ' || b.keadaan, ', ' order by b.dokumen) as berkas
     from pendaftaran p join berkas_pendaftaran b on b.pendaftaran_id = p.id where nama_lengkap = '${name}' group by p.id`,
  );

test("one verifier's morning by keyboard alone", async () => {
  await openDesk();
  await press("/");
  await page.keyboard.type("lamadjido");
  await page
    .getByText(/\b2 pendaftaran\b/)
    .first()
    .waitFor();
  // What is typed in the box is never a key of the page.
  expect(new URL(page.url()).pathname).toBe(desk);
  await press("Escape", "j");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(names[0]);
  await press("j", "k", "Enter");
  await heading(names[0]);
  await page.getByText("1 dari 2").waitFor();
  await press("j", "t");
  await page.getByText("Diterima", { exact: true }).first().waitFor();
  await press("j", "t");
  await expect.poll(() => page.getByText("Diterima", { exact: true }).count()).toBe(2);
  await press("s");
  await page.getByRole("button", { name: "Luluskan administrasi" }).waitFor();
  await press("s", "Tab", "Enter");
  await expect
    .poll(async () => (await stored(names[0]))[0])
    .toEqual({
      keadaan: "lulus administrasi",
      berkas: "Akta kelahiran: diterima, Kartu keluarga: diterima",
    });
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await press("n");
  await heading(names[1]);
  await page.getByText("2 dari 2").waitFor();
  // The first paper is asked for again: the reason is chosen in the form that opened, and letters are letters there.
  await press("u");
  await page.getByRole("form", { name: "Kembalikan Kartu keluarga" }).waitFor();
  await page.keyboard.type("Buram");
  await press("Tab");
  await page.keyboard.type("tutup sn");
  await press("Tab", "Tab", "Enter");
  await page.getByText("Perlu dikirim ulang").waitFor();
  expect((await stored(names[1]))[0]).toEqual({
    keadaan: "terkirim",
    berkas: "Akta kelahiran: menunggu, Kartu keluarga: dikembalikan",
  });
  await press("b");
  await page.getByRole("heading", { level: 1, name: "Meja Panitia" }).waitFor();
  expect(new URL(page.url()).searchParams.get("cari")).toBe("lamadjido");
});

test("the keys are told in a list, and can be turned off", async () => {
  await openDesk();
  await press("?");
  const dialog = page.getByRole("dialog", { name: "Pintasan papan ketik" });
  await dialog.getByText("Pendaftaran berikutnya (juga panah bawah)").waitFor();
  await noFlaw(page);
  await dialog.getByRole("checkbox").uncheck();
  await press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await press("j");
  expect(await page.evaluate(() => document.activeElement?.matches("[data-key-row]"))).toBe(false);
  await page.getByRole("button", { name: "Pintasan" }).click();
  await dialog.getByRole("checkbox").check();
  await press("Escape", "j");
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches("[data-key-row]"))).toBe(true);
});

test("rows are ticked by keyboard, looked at beforehand and changed", async () => {
  await openDesk();
  await press("a");
  await page.getByText(/pendaftaran dipilih/).waitFor();
  await press("a");
  await page.getByText(/pendaftaran dipilih/).waitFor({ state: "detached" });
  await press("j", "x", "j", "x", "j", "x");
  await page.getByText("3 pendaftaran dipilih").waitFor();
  // From the last row it is two score steps of Tab to what is done with them.
  await press("t");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Nyatakan terverifikasi" }).press("Space");
  await dialog.getByRole("button", { name: "Lihat pratinjau" }).press("Enter");
  await dialog.getByText("2 berubah, 1 tetap seperti semula").waitFor();
  await dialog.getByText("Keadaannya lulus administrasi.").waitFor();
  await noFlaw(page);
  // Each step takes the focus: the button that led to it is gone.
  const inside = () => page.evaluate(() => document.activeElement?.closest("dialog") !== null);
  expect(await inside()).toBe(true);
  await dialog.getByRole("button", { name: "Kembali" }).press("Enter");
  const verify = dialog.getByRole("radio", { name: "Nyatakan terverifikasi" });
  await expect.poll(() => verify.evaluate((radio) => radio === document.activeElement && (radio as HTMLInputElement).checked)).toBe(true);
  await dialog.getByRole("button", { name: "Lihat pratinjau" }).press("Enter");
  await dialog.getByRole("button", { name: "Jalankan untuk 2" }).press("Enter");
  await dialog.getByText("2 pendaftaran berubah.").waitFor();
  expect(await inside()).toBe(true);
  expect(await dialog.getByText("0 pendaftaran", { exact: true }).count()).toBe(0);
  await dialog.getByRole("button", { name: "Tutup" }).last().press("Enter");
  await expect.poll(async () => (await stored(names[2]))[0]?.keadaan).toBe("terverifikasi");
});

test.each([360, 768, 1440])("at %i px what is chosen and what is done fit", async (width) => {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`${walk.product.url}${desk}?umur=luar`, { waitUntil: "networkidle" });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.goto(walk.product.url + desk, { waitUntil: "networkidle" });
  await page.getByRole("link", { name: names[1] }).first().click();
  await heading(names[1]);
  await noFlaw(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  // State and actions come before what the family wrote.
  const [state, family] = await Promise.all(
    ["Keadaan", "Berkas"].map((name) => page.getByRole("heading", { name, exact: true }).first().boundingBox()),
  );
  expect(state?.y).toBeLessThan(Math.min(700, family?.y ?? 0));
});
