/**
 * What clerk, Kaur TU, head and teacher do every day stands within two clicks of the dashboard, and their menu holds nothing that they
 * never do. Counted by clicking.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addStaff, addToStaffFile } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;

beforeAll(async () => {
  walk = await openWalk();
}, 240_000);
afterAll(() => walk?.close());

interface Day {
  readonly role: string;
  readonly jabatan: string;
  /** What is clicked, from the dashboard, and where that leads. */
  readonly does: readonly (readonly [clicks: readonly [string] | readonly [string, string], to: string])[];
  readonly never: readonly string[];
}

const office: Day["does"] = [
  [["Persuratan"], "/administration/persuratan"],
  [["Persuratan", "Tambah Surat Masuk"], "/administration/surat-masuk?tambah=1"],
  [["Persuratan", "Tulis Surat"], "/administration/naskah/baru"],
  [["Persuratan", "Konsep"], "/administration/persuratan/konsep"],
  [["Surat-Surat", "Surat Masuk"], "/administration/surat-masuk"],
  [["Kehadiran", "Papan Kehadiran"], "/kehadiran"],
  [["Kehadiran", "Dinas Luar dan Cuti"], "/administration/dinas-luar-cuti"],
  [["Pengajuan Cuti"], "/administration/pengajuan-cuti"],
  [["Data Siswa"], "/administration/siswa"],
  [["Data Pegawai"], "/administration/personil"],
  [["Kepegawaian", "Persetujuan Perubahan"], "/administration/persetujuan"],
  [["Pengumuman"], "/administration/pengumuman"],
];
const systemWork = ["User", "Pengawasan", "Cadangan", "Kesehatan Sistem", "Layanan Video", "Kunci Program"];
const yearly = ["Tahun Ajaran", "Semester", "Jam Pelajaran", "Pengampu", "Kode Wilayah"];

const days: Readonly<Record<string, Day>> = {
  "the clerk": { role: "tataUsaha", jabatan: "Arsiparis", does: office, never: systemWork },
  "the Kaur TU": {
    role: "tataUsaha",
    jabatan: "Kepala Urusan Tata Usaha",
    does: [
      ...office,
      [["Disposisi"], "/administration/persuratan/disposisi"],
      [["Persuratan", "Semua surat"], "/administration/persuratan/semua"],
    ],
    never: systemWork,
  },
  "the head": {
    role: "kepala",
    jabatan: "Kepala Madrasah",
    does: [
      [["Persuratan"], "/administration/persuratan"],
      [["Persuratan", "Konsep"], "/administration/persuratan/konsep"],
      [["Persuratan", "Disposisi"], "/administration/persuratan/disposisi"],
      [["Pengajuan Cuti"], "/administration/pengajuan-cuti"],
      [["Kehadiran", "Papan Kehadiran"], "/kehadiran"],
      [["Data Pegawai"], "/administration/personil"],
      [["Data Berita"], "/administration/berita"],
      [["Pengawasan", "Jejak Audit"], "/administration/jejak"],
    ],
    never: [...yearly, "Kesehatan Sistem", "Penyimpanan", "Layanan Video", "Kartu Siswa", "Aturan Retensi"],
  },
  "the teacher": {
    role: "guru",
    jabatan: "Guru",
    does: [
      [["Kehadiran", "Absensi Siswa"], "/absensi"],
      [["Monitoring Siswa", "Catat absensi siswa"], "/absensi"],
      [["Kehadiran", "Catat Kehadiran"], "/kehadiran/catat"],
      [["Akademik", "Jadwal Pelajaran"], "/administration/jadwal"],
      [["Data Siswa"], "/administration/siswa"],
      [["Disposisi"], "/administration/persuratan/disposisi"],
      [["Pengajuan Cuti"], "/administration/pengajuan-cuti"],
      [["Data Pribadi", "Identitas"], "/identitas"],
      [["File Umum"], "/administration/berkas-umum"],
    ],
    never: [...yearly, ...systemWork, "Surat-Surat", "PPDB", "Isi Situs", "Kartu Siswa", "Aturan Absensi", "Pemangku Jabatan"],
  },
};

const open = (page: Page, path: string) => page.goto(walk.product.url + path, { waitUntil: "networkidle" });

async function click(page: Page, name: string): Promise<void> {
  const link = page.getByRole("link", { name: new RegExp(`^${name}(?![\\w-])`) });
  const unfolds = page.getByRole("button", { name, exact: true });
  await link.or(unfolds).filter({ visible: true }).first().click();
}

/** What the menu and its areas of work are called, each. */
async function menuOf(page: Page): Promise<{ rows: number; labels: Set<string> }> {
  await open(page, "/dashboard");
  const items = page.locator(".portal-side .side-item");
  const rows = await items.filter({ visible: true }).count();
  const labels = (await items.allTextContents()).map((label) => label.trim());
  const areas = await page.locator(".side-areas a").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  for (const area of areas) {
    await open(page, area);
    labels.push(...(await page.locator(".area-card b, .ui-tabs a").allTextContents()));
  }
  return { rows, labels: new Set(labels) };
}

describe.each(Object.entries(days))("%s", (who, { role, jabatan, does, never }) => {
  let page: Page;

  beforeAll(async () => {
    const staff = await addToStaffFile(walk.product, await addStaff(walk.product, role), jabatan);
    if (who === "the Kaur TU")
      await query(
        walk.product.dataDir,
        `insert into pemangku_jabatan (pegawai_id, jabatan, mulai, akun_sah)
         select p.id, 'kaur-tu', '2026-01-01', a.id from pegawai p join akun a on a.nip = p.nip where p.nip = '${staff.nip}'`,
      );
    page = await walk.signIn(staff, { viewport: { width: 1440, height: 900 } });
  }, 120_000);

  test.each(does)("%j leads to %s", { timeout: 120_000 }, async (clicks, to) => {
    await open(page, "/dashboard");
    for (const name of clicks) await click(page, name);
    await expect.poll(() => page.url(), { timeout: 30_000 }).toBe(walk.product.url + to);
  });

  test("meets nothing else in the menu, which fits a screen", { timeout: 240_000 }, async () => {
    const { rows, labels } = await menuOf(page);
    expect(never.filter((label) => labels.has(label))).toEqual([]);
    expect(rows).toBeLessThanOrEqual(20);
  });
});

test("what waits stays on the first screen, however much changed about the account", { timeout: 240_000 }, async () => {
  const staff = await addStaff(walk.product, "kepala");
  await query(
    walk.product.dataDir,
    `insert into kabar_keamanan (akun_id, judul, isi, tautan) select id, 'Cara masuk baru dipasang', 'Dipasang di perangkat lain.', '/administration/password'
     from akun, generate_series(1, 6) where nip = '${staff.nip}'`,
  );
  await query(
    walk.product.dataDir,
    "insert into agenda (judul, mulai, tempat) select 'Rapat ' || n, current_date, 'Aula' from generate_series(1, 6) n",
  );
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    const page = await walk.signIn(staff, { viewport });
    await page.getByRole("heading", { name: /Yang berubah sejak Anda terakhir masuk \(\d+\)/ }).waitFor();
    const box = await page.getByRole("heading", { name: "Menunggu saya" }).boundingBox();
    expect(box && box.y + box.height).toBeLessThan(viewport.height * 0.8);
  }
});

test("nothing broke on the way", () => expect(walk.broken).toEqual([]));
