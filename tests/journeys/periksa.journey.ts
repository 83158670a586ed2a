/**
 * The clerk finds what is wrong in the pupils at a desk, hands a class on and closes it again; the wali kelas mends it on a phone.
 */
import { writeFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { addStaff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
let clerk: Page;
let wali: Page;

beforeAll(async () => {
  walk = await openWalk();
  const [office, teacher] = [await addStaff(walk.product, "tataUsaha"), await addStaff(walk.product, "waliKelas")];
  await query(walk.product.dataDir, pupils(teacher.nip));
  clerk = await walk.signIn(office, { viewport: { width: 1440, height: 900 } });
  wali = await walk.signIn(teacher, { viewport: { width: 360, height: 740 }, hasTouch: true });
});
afterAll(() => walk?.close());

/** Two classes of this school year, and thirty pupils of whom nothing but names is known. */
const pupils = (nip: string) => `
  with tahun as (select y || '/' || (y + 1) as nama from (
      select extract(year from hari)::int - (extract(month from hari) < 7)::int as y
      from (select (now() at time zone 'Asia/Makassar')::date as hari) ini) awal),
  kelas as (insert into kelas (nama, tingkat, tahun_ajaran, wali_id)
    select satu, 'X', tahun.nama, case when satu = 'X.E-1' then (select id from akun where nip = '${nip}') end
    from tahun, unnest(array['X.E-1', 'X.E-2']) satu returning *)
  insert into siswa (nama, jenis_kelamin, status, kelas_id, tanggal_lahir)
    select 'Anak ' || chr(64 + n) || ' Lamakampali', 'perempuan', 'aktif', kelas.id, '2010-03-05'
    from kelas, generate_series(1, 15) n`;

const shot = async (page: Page, name: string) => {
  const folder = process.env.PICTURES;
  if (folder) await writeFile(`${folder}/${name}.png`, await page.screenshot({ fullPage: true }));
};
const open = (page: Page, path: string) => page.goto(walk.product.url + path, { waitUntil: "networkidle" });

test("the clerk looks at one kind of finding in one class, and hands it on until a day", async () => {
  await open(clerk, "/administration/siswa/periksa");
  await shot(clerk, "periksa-1440");
  await clerk.getByRole("link", { name: "NIK belum diisi" }).click();
  await clerk.waitForURL("**aturan=nik-kosong**");
  // The page is alive by now: what is written over before then is no longer the server's.
  const runsInto = await clerk.locator(".periksa-hitungan b").evaluateAll((counts) =>
    counts.filter((count) => {
      count.textContent = "12.100";
      const [text, box] = [document.createRange(), count.getBoundingClientRect()];
      text.selectNodeContents(count);
      return text.getBoundingClientRect().width > box.width + 1;
    }),
  );
  expect(runsInto).toEqual([]);
  await clerk.getByLabel("Kelas", { exact: true }).selectOption({ label: "X.E-1" });
  await clerk.waitForURL("**kelompok=**");
  await clerk.getByText("15 siswa dari 30 yang diperiksa").waitFor();
  await noFlaw(clerk);
  await clerk.getByLabel("Pilih Anak A Lamakampali").check();
  await clerk.getByRole("button", { name: "Serahkan ke wali kelas" }).click();
  await clerk.getByRole("dialog").getByLabel("Tenggat").fill("2099-01-01");
  await clerk.getByRole("button", { name: "Serahkan", exact: true }).click();
  await clerk.getByRole("dialog").getByText("Tenggat paling lama enam bulan lagi.").first().waitFor();
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await clerk.getByRole("dialog").getByLabel("Tenggat").fill(inAWeek);
  await shot(clerk, "serahkan-1440");
  await clerk.getByRole("button", { name: "Serahkan", exact: true }).click();
  await clerk.getByText("Temuan 1 siswa diserahkan kepada wali kelas X.E-1.").waitFor();
  await clerk.locator(".periksa-temuan").getByText("Di wali kelas").waitFor();
});

test("the wali kelas finds it on the dashboard, and mends it on a phone", async () => {
  await open(wali, "/dashboard");
  await wali.getByRole("link", { name: /Data siswa kelas Anda perlu diperbaiki/ }).click();
  await wali.getByRole("link", { name: "X.E-1" }).click();
  await wali.getByRole("heading", { name: "Perbaikan Data X.E-1" }).waitFor();
  await shot(wali, "perbaikan-kelas-360");
  await noFlaw(wali);
  await wali.getByRole("link", { name: "Anak A Lamakampali" }).click();
  await wali.getByLabel("NIK", { exact: true }).fill("7271031203100001");
  await wali.getByRole("button", { name: "Simpan" }).click();
  await wali
    .getByText(/tidak cocok dengan tanggal lahir/)
    .first()
    .waitFor();
  await shot(wali, "perbaikan-siswa-360");
  await noFlaw(wali);
  await wali.getByLabel("NIK", { exact: true }).fill("7271034503100001");
  await wali.getByRole("button", { name: "Simpan" }).click();
  await wali.getByText("Sudah diperbaiki").first().waitFor();
});

test("the clerk sees it mended, prints the sheets for families, and closes it", async () => {
  await open(clerk, "/administration/siswa/periksa?keadaan=diperbaiki");
  await clerk.getByRole("link", { name: "Anak A Lamakampali" }).waitFor();
  await open(clerk, "/administration/perbaikan-data");
  await clerk.getByText("1 dari 1 temuan").waitFor();
  await shot(clerk, "perbaikan-data-1440");
  await clerk.getByRole("link", { name: "X.E-1" }).click();
  const sheets = await clerk.getByRole("link", { name: "Lembar keluarga" }).getAttribute("href");
  const pdf = await clerk.request.get(walk.product.url + (sheets ?? ""));
  expect([pdf.status(), pdf.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  if (process.env.PICTURES) await writeFile(`${process.env.PICTURES}/lembar.pdf`, await pdf.body());
  await clerk.getByRole("button", { name: "Tutup penyerahan" }).click();
  await clerk.getByRole("button", { name: "Tutup", exact: true }).click();
  await clerk.getByText("Penyerahan X.E-1 ditutup.").waitFor();
  await open(wali, "/administration/perbaikan-data");
  await wali.getByText("Tidak ada yang perlu diperbaiki").waitFor();
  expect(walk.broken).toEqual([]);
});

test("a rule is switched off, and every screen has room at each width", async () => {
  await open(clerk, "/administration/siswa/periksa/aturan");
  await shot(clerk, "aturan-1440");
  await clerk.getByRole("button", { name: "Matikan: Belum lengkap untuk EMIS", exact: true }).click();
  await clerk.getByText("Aturan dimatikan").waitFor();
  for (const width of [360, 768]) {
    await clerk.setViewportSize({ width, height: 800 });
    for (const [name, path] of Object.entries({
      periksa: "/administration/siswa/periksa",
      pegawai: "/administration/personil/periksa",
      madrasah: "/administration/siswa/periksa/madrasah",
      aturan: "/administration/siswa/periksa/aturan",
      ganda: "/administration/siswa/periksa/ganda",
    })) {
      await open(clerk, path);
      await shot(clerk, `${name}-${width}`);
      expect(await clerk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});
