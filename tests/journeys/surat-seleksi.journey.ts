/**
 * The committee begins the head's decision, the office completes it, the head signs; on the day families open their letter on a phone without
 * scripts. What goes wrong: a letter that says nothing of the decision, a family that finds none, a paper that nobody can check.
 */
import { randomBytes } from "node:crypto";
import { copyFileSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { extractText } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { post, registration } from "#tests/support/registrations.ts";
import { addStaff, addToStaffFile, type Staff, signInAs } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
const numbers = new Map<string, string>();
let [first, second]: Page[] = [];
const desk = "/administration/seleksi-ppdb";
const widths = [360, 768, 1440];
const official = async (role: string, jabatan: string): Promise<Staff> =>
  addToStaffFile(walk.product, await addStaff(walk.product, role), jabatan);

beforeAll(async () => {
  walk = await openWalk();
  const { dataDir, url } = walk.product;
  for (const statement of [
    "insert into gelombang_ppdb (nama, periode_id) select 'Gelombang 1', id from periode_ppdb",
    "insert into jalur_ppdb (jenis, gelombang_id, bobot_tes, kuota, cadangan, seri1) select 'reguler', id, 100, 1, 1, 'tes' from gelombang_ppdb",
    "update buku_nomor set kode_jabatan = 'Ma.22.01.01'",
  ])
    await query(dataDir, statement);
  for (const name of ["Aminah Borman", "Budi Lasimpo", "Citra Labatjo"])
    numbers.set(name, ((await (await post(url, registration(name))).json()) as { nomor: string }).nomor);
  for (const statement of [
    "update pendaftaran set keadaan = 'lulus administrasi'",
    `insert into nilai_ppdb (pendaftaran_id, komponen, penguji, nilai, penilai, pada)
     select id, 'tes', '1', 9000 - 500 * row_number() over (order by nomor), 'Uji', now() from pendaftaran`,
    "update periode_ppdb set buka = current_date - 60, tutup = current_date - 1, pengumuman = current_date, daftar_ulang_mulai = current_date + 1, daftar_ulang_selesai = current_date + 6",
  ])
    await query(dataDir, statement);
  first = await walk.signIn(await official("panitiaPpdb", "Guru"));
  second = await walk.signIn(await official("panitiaPpdb", "Guru"));
}, 500_000);
afterAll(() => walk?.close());

const open = async (page: Page | undefined, path: string) => {
  if (!page) throw new Error("nobody is signed in");
  await page.goto(walk.product.url + path, { waitUntil: "networkidle" });
  return page;
};
const decide = async (page: Page, label: string, yes = "Ya, lanjutkan") => {
  await page.getByRole("button", { name: label, exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: yes }).click();
  await page.getByRole("alertdialog").waitFor({ state: "hidden" });
};
const look = async (page: Page, name: string) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await noFlaw(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}.png`, fullPage: true });
  }
};
const words = async (file: string) =>
  (await extractText(new Uint8Array(readFileSync(file)), { mergePages: true })).text.replaceAll(/\s+/g, " ");

test("the committee begins the decision, with or without numbers of the letters' own", async () => {
  const [row] = await query<{ id: string }>(walk.product.dataDir, "select id from periode_ppdb");
  const rules = await open(first, `/administration/periode-ppdb/${row?.id}/aturan`);
  for (const name of ["Terbitkan aturan", "Terbitkan"]) await rules.getByRole("button", { name, exact: true }).click();
  await rules.getByRole("link", { name: "Versi 1", exact: true }).waitFor();
  await decide(await open(first, desk), "Usulkan keputusan");
  const page = await open(second, desk);
  await decide(page, "Tetapkan keputusan");
  await page.getByRole("button", { name: "Buat konsep keputusan" }).click();
  await page
    .getByRole("alertdialog")
    .getByLabel(/nomor sendiri/)
    .waitFor();
  await look(page, "surat-konsep");
  await page.getByRole("alertdialog").getByRole("button", { name: "Ya, buat konsep" }).click();
  await page.getByText("Konsep ada di Tata Usaha").waitFor();
});

test("the office completes it, and it is signed like every letter", { timeout: 240_000 }, async () => {
  const { dataDir, url } = walk.product;
  const kepala = await official("kepala", "Kepala Madrasah");
  const pemaraf = await official("tataUsaha", "Kepala Urusan Tata Usaha");
  const clerk = await walk.signIn(await official("tataUsaha", "Pengadministrasi"));
  const [naskah] = await query<{ id: string }>(dataDir, "select id from naskah_surat");
  await open(clerk, `/administration/naskah/${naskah?.id}/tulis`);
  await clerk.getByLabel("Dasar petunjuk teknis penerimaan").fill("Keputusan Direktur Jenderal Pendidikan Islam Nomor 1 Tahun 2027");
  await clerk
    .getByRole("region", { name: "Pratinjau surat" })
    .getByText(numbers.get("Budi Lasimpo") ?? "")
    .waitFor();
  await clerk.getByRole("button", { name: "Ajukan untuk diparaf" }).click();
  await clerk.getByText("Surat diajukan untuk diparaf").waitFor();
  await query(
    dataDir,
    `update naskah_surat set status = 'diparaf', versi = versi + 1, pemaraf_id = (select id from akun where nip = '${pemaraf.nip}')`,
  );
  const [{ versi } = { versi: 0 }] = await query<{ versi: number }>(dataDir, "select versi from naskah_surat");
  const headers = await signInAs(url, kepala);
  const body = new URLSearchParams({ aksi: "tandatangan", versi: String(versi), kunci: randomBytes(16).toString("hex") });
  const signed = await fetch(`${url}/administration/naskah/${naskah?.id}.data`, { method: "POST", headers, body });
  expect(await signed.text()).toContain("ditandatangani dengan nomor");
  const pdf = await fetch(`${url}/administration/naskah/${naskah?.id}/pdf`, { headers });
  const { text } = await extractText(new Uint8Array(await pdf.clone().arrayBuffer()), { mergePages: true });
  for (const [name, nomor] of numbers) {
    if (name !== "Citra Labatjo") expect(text).toContain(nomor);
    expect(text).not.toContain(name);
  }
  if (process.env.SHOTS) (await import("node:fs")).writeFileSync(`${process.env.SHOTS}/sk.pdf`, Buffer.from(await pdf.arrayBuffer()));
});

test("from the announcement on each family has its letter, without a script, and it proves itself", { timeout: 240_000 }, async () => {
  const page = await open(second, desk);
  await page.getByText("dibuat dengan sendirinya begitu hasil diumumkan").waitFor();
  await decide(page, "Umumkan hasil");
  await page.getByText("3 dari 3", { exact: true }).waitFor({ timeout: 60_000 });
  await look(page, "surat");
  for (const [name, outcome] of [
    ["Aminah Borman", "DITERIMA"],
    ["Budi Lasimpo", "DAFTAR CADANGAN"],
    ["Citra Labatjo", "belum dapat kami terima"],
  ] as const) {
    const family = await walk.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    await family.goto(`${walk.product.url}/daftar/status`);
    await family.getByRole("textbox", { name: "Nomor pendaftaran" }).fill(numbers.get(name) ?? "");
    await family.getByLabel("Tanggal lahir calon siswa").fill("9/3/2012");
    await family.getByRole("button", { name: "Lihat status" }).click();
    const loading = family.waitForEvent("download");
    await family.getByRole("link", { name: "Unduh surat hasil seleksi" }).click();
    const file = (await (await loading).path()) ?? "";
    const told = await words(file);
    for (const one of [name, outcome, numbers.get(name) ?? "", "Keputusan Nomor 1 Tahun"]) expect(told).toContain(one);
    const kode = /dengan kode ([0-9A-Z-]{14})/.exec(told)?.[1] ?? "";
    const proof = await fetch(`${walk.product.url}/api/verifikasi/${kode.replaceAll("-", "")}`);
    expect(proof.status, kode).toBe(200);
    expect(await proof.text()).not.toContain(name);
    if (process.env.SHOTS) {
      copyFileSync(file, `${process.env.SHOTS}/surat-${name.slice(0, 5)}.pdf`);
      await family.screenshot({ path: `${process.env.SHOTS}/keluarga-surat-${name.slice(0, 5)}.png`, fullPage: true });
    }
  }
});
