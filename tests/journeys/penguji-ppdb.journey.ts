/**
 * Two examiners in two rooms who judge the same children. What goes wrong: both write in one column, or the second is led by the first.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { field, onDevice, openMarking, openSheet } from "#tests/support/mark-sheets.ts";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { post, registration } from "#tests/support/registrations.ts";
import { addStaff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
let [first, second]: Page[] = [];
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

beforeAll(async () => {
  walk = await openWalk();
  const { dataDir, url } = walk.product;
  await query(dataDir, "insert into gelombang_ppdb (nama, periode_id) select 'Gelombang 1', id from periode_ppdb");
  await query(dataDir, "insert into jalur_ppdb (jenis, gelombang_id) select 'reguler', id from gelombang_ppdb");
  const children = ["Aminah Borman", "Moh. Fadel Tandju", "Anak Nomor A"];
  for (const name of children) expect((await post(url, registration(name))).status).toBe(201);
  await openMarking(dataDir);
  first = await walk.signIn(await addStaff(walk.product, "panitiaPpdb"), phone);
  second = await walk.signIn(await addStaff(walk.product, "panitiaPpdb"), phone);
}, 240_000);
afterAll(() => walk?.close());

const open = (page: Page | undefined, sheet: string) => openSheet(walk, page, sheet);

test("two examiners judge in columns of their own, neither sees nor overwrites the other's mark, and a difference is settled", async () => {
  const page = await open(first, "Wawancara");
  await page.getByRole("heading", { name: "Anda penguji ke berapa?" }).waitFor();
  await noFlaw(page);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/ask.png`, fullPage: true });
  await page.getByRole("button", { name: "Saya penguji 1" }).click();
  await page.getByText("Nilai Anda (penguji 1)").first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  await field(page, "Nilai wawancara Aminah Borman").fill("90");
  await field(page, "Nilai wawancara Aminah Borman").press("Enter");
  await page.getByText("Menunggu penguji lain").waitFor();
  const other = await open(second, "Wawancara");
  await other.getByText("Nilai Anda (penguji 2)").first().waitFor({ state: "attached" });
  expect(await other.content()).not.toContain("90,00");
  // Whoever says that they are the first one finds that the child is judged, and no number.
  const path = new URL(other.url()).pathname;
  await other.goto(`${walk.product.url + path}?penguji=1`, { waitUntil: "networkidle" });
  await other.getByText("Sudah dinilai penguji lain").waitFor();
  expect(await field(other, "Nilai wawancara Aminah Borman").count()).toBe(0);
  expect(await other.content()).not.toContain("90,00");
  if (process.env.SHOTS) await other.screenshot({ path: `${process.env.SHOTS}/taken.png`, fullPage: true });
  // Typed in a room without a network for a child whom the first one marks meanwhile.
  await other.getByText(/juga terbuka tanpa internet/).waitFor();
  await other.context().setOffline(true);
  await field(other, "Nilai wawancara Moh. Fadel Tandju").fill("95");
  await field(other, "Nilai wawancara Anak Nomor A").focus();
  await other.getByText(onDevice).waitFor();
  await field(page, "Nilai wawancara Moh. Fadel Tandju").fill("71");
  await field(page, "Nilai wawancara Anak Nomor A").focus();
  await expect.poll(() => page.getByText("Menunggu penguji lain").count()).toBe(2);
  await other.context().setOffline(false);
  await other.getByText(/sudah dinilai orang lain sebagai penguji 1\. Nilai Anda tidak disimpan/).waitFor();
  expect(await other.content()).not.toContain("71,00");
  if (process.env.SHOTS) await other.screenshot({ path: `${process.env.SHOTS}/refused.png`, fullPage: true });
  let posts = 0;
  other.on("request", (request) => {
    if (request.method() === "POST") posts += 1;
  });
  await other.goto(walk.product.url + path);
  await other.getByRole("region", { name: "Nilai di perangkat ini" }).getByText("Perlu diperiksa").waitFor();
  // What was refused is sent once, and not again and again.
  expect(posts).toBeLessThanOrEqual(1);
  await field(other, "Nilai wawancara Aminah Borman").fill("70");
  await field(other, "Nilai wawancara Moh. Fadel Tandju").focus();
  await other.getByText("Selisih melebihi batas").waitFor();
  await other.getByRole("textbox", { name: "Nilai penyelesaian Aminah Borman", exact: true }).fill("82");
  await other.getByRole("textbox", { name: /^Alasan/ }).fill("Dinilai ulang bersama.");
  if (process.env.SHOTS) {
    await other.setViewportSize({ width: 360, height: 800 });
    await other.screenshot({ path: `${process.env.SHOTS}/settle-360.png`, fullPage: true });
  }
  await other.getByRole("button", { name: "Simpan" }).last().click();
  await other.getByText("Dipakai").waitFor();
  expect(await other.locator("main").innerText()).toMatch(/Dipakai\s+82,00/);
  for (const width of [360, 768, 1440]) {
    await other.setViewportSize({ width, height: 800 });
    await noFlaw(other);
    expect(await other.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test("on a phone whose clock is years off, a mark waits and arrives with the madrasah's time; one beyond the bounds says so at once and is not kept", async () => {
  const page = await open(first, "Tes");
  await page.getByText(/juga terbuka tanpa internet/).waitFor();
  await page.clock.setSystemTime(new Date("2019-01-01T00:00:00Z"));
  await page.context().setOffline(true);
  await field(page, "Nilai tes Aminah Borman").fill("105");
  await field(page, "Nilai tes Moh. Fadel Tandju").fill("88");
  await field(page, "Nilai tes Anak Nomor A").focus();
  await expect.poll(() => page.getByText(onDevice).count()).toBe(1);
  const beyond = page.getByText("Nilai tes antara 0 dan 100, paling banyak dua angka di belakang koma.");
  await beyond.waitFor();
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/beyond.png`, fullPage: true });
  await page.context().setOffline(false);
  await page.getByText("Tersimpan", { exact: true }).waitFor();
  await beyond.waitFor();
  const stored = await query<{ nilai: number; baru: boolean }>(
    walk.product.dataDir,
    "select nilai, pada > now() - interval '10 minutes' as baru from nilai_ppdb where komponen = 'tes'",
  );
  expect(stored).toEqual([{ nilai: 8800, baru: true }]);
  // It is still there to be mended, also once the tab has ended.
  await page.reload({ waitUntil: "networkidle" });
  expect(await field(page, "Nilai tes Aminah Borman").inputValue()).toBe("105");
  await field(page, "Nilai tes Aminah Borman").fill("100");
  await field(page, "Nilai tes Moh. Fadel Tandju").focus();
  await page.getByText("Tersimpan", { exact: true }).first().waitFor();
  expect(await query(walk.product.dataDir, "select nilai from nilai_ppdb where komponen = 'tes' order by nilai")).toEqual([
    { nilai: 8800 },
    { nilai: 10000 },
  ]);
});
