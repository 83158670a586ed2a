/**
 * A mother chose "reguler" on her telephone and meant "tahfidz". She says so at the desk; one of the committee reads what follows, moves the
 * registration, and she reads it on her page, with what is missing now. Twenty a year, most in the first week.
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
let nomor = "";
const name = "Nur Azizah Lamadjido";

beforeAll(async () => {
  walk = await openWalk();
  await query(
    walk.product.dataDir,
    `with gelombang as (insert into gelombang_ppdb (nama, periode_id, tanpa_lembar) select 'Gelombang 1', id, true from periode_ppdb returning id)
    insert into jalur_ppdb (jenis, gelombang_id, kuota, dokumen, tanpa_lembar, tutup)
      select jenis, id, kuota, dokumen, true, tutup from gelombang, (values ('reguler', 200, E'Kartu keluarga\\nRapor', null::date),
        ('tahfidz', 30, E'Kartu keluarga\\nSertifikat tahfidz', null), ('afirmasi', 43, E'KIP, PKH, KKS, atau SKTM', current_date - 1)) as jalur (jenis, kuota, dokumen, tutup)`,
  );
  const sent = await post(walk.product.url, { ...registration(name), jalur: "reguler" });
  nomor = ((await sent.json()) as { nomor: string }).nomor;
  page = await walk.signIn(await addStaff(walk.product, "panitiaPpdb"));
}, 240_000);
afterAll(() => walk?.close());

test.each([360, 768, 1440])("what follows is read before, at %i px", async (width) => {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`${walk.product.url}/administration/meja-ppdb`, { waitUntil: "networkidle" });
  await page.getByRole("link", { name }).first().click();
  await page.getByRole("link", { name: "Pindahkan ke jalur lain" }).click();
  await page.getByRole("heading", { level: 1, name: "Pindahkan ke jalur lain" }).waitFor();
  await page.getByText("Yang menjadi kurang: Kartu keluarga, Sertifikat tahfidz.").waitFor();
  expect(await page.getByRole("radio", { name: /^Afirmasi/ }).isDisabled()).toBe(true);
  await noFlaw(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test("it is moved with a reason, and the family reads it without scripts", async () => {
  const go = page.getByRole("button", { name: "Pindahkan", exact: true });
  await go.click();
  await page.getByText("Alasan wajib diisi.").first().waitFor();
  await page.getByRole("radio", { name: /^Tahfidz/ }).check();
  await page.getByRole("textbox", { name: "Alasan" }).fill("Ibu menyampaikan bahwa jalurnya keliru dipilih");
  await go.click();
  await page.getByText("Jalur dipindahkan dari Reguler (Gelombang 1) ke Tahfidz (Gelombang 1).").waitFor();
  await page.getByText("Sertifikat tahfidz").first().waitFor();

  const family = await walk.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await family.goto(`${walk.product.url}/daftar/status`);
  await family.getByRole("textbox", { name: "Nomor pendaftaran" }).fill(nomor);
  await family.getByRole("textbox", { name: "Tanggal lahir" }).fill("9/3/2012");
  await family.getByRole("button", { name: "Lihat status" }).click();
  await family.getByText("Jalur dipindahkan dari Reguler (Gelombang 1) ke Tahfidz (Gelombang 1).").waitFor();
  await family.getByText("2 berkas masih perlu Anda kirim").waitFor();
  expect(await family.locator("main").innerText()).not.toContain("Rapor");
  expect(walk.broken).toEqual([]);
});
