/**
 * What weighs takes two: a role, and the rights of a position, with which its holder and during leave the deputy initial letters.
 *
 * Nurhayati, the first administrator, wants Abdul Karim to be the head. She can only propose it; Fahri, the other administrator,
 * looks at it, proves that it is him, and agrees. Abdul Karim hears of it, and sets a second step up before anything opens.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { addStaff, addToStaffFile, appOf, type Staff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
let nurhayati: Page;
let [fahri, karim]: Staff[] = [];
// A code holds half a minute, and a fresh one may have to be waited for.
vi.setConfig({ testTimeout: 120_000 });

beforeAll(async () => {
  walk = await openWalk();
  nurhayati = await walk.beginOffice();
  fahri = await addStaff(walk.product, "administrator");
  karim = await addStaff(walk.product, "guru");
}, 120_000);
afterAll(() => walk?.close());

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const peran = async () =>
  (await query<{ peran: string[] }>(walk.product.dataDir, `select peran from akun where nip = '${karim?.nip}'`))[0]?.peran;
const isOld = () => query(walk.product.dataDir, "update sesi set confirmed_at = now() - interval '6 minutes'");

test("one proposes, with a reason, and nothing changes yet", async () => {
  await nurhayati.goto(`${walk.product.url}/administration/user?cari=Uji guru`, { waitUntil: "networkidle" });
  await nurhayati.getByRole("link", { name: "Uji guru", exact: true }).click();
  await nurhayati.getByLabel("Kepala Madrasah").check();
  await nurhayati.getByLabel("Alasan").fill("SK Kakanwil nomor 12 tahun 2026");
  await noFlaw(nurhayati);
  await press(nurhayati, "Simpan");
  await nurhayati.getByText("Berlaku sesudah disetujui administrator lain").waitFor();
  await nurhayati.getByText("Menunggu persetujuan").waitFor();
  expect(await peran()).toEqual(["guru"]);
  await nurhayati.goto(`${walk.product.url}/administration/user/usulan`, { waitUntil: "networkidle" });
  await nurhayati.getByText("Usulan Anda sendiri perlu disetujui orang lain.").waitFor();
  expect(await nurhayati.getByRole("button", { name: "Setujui" }).count()).toBe(0);
});

test("another looks at it, proves who he is, and agrees", async () => {
  if (!fahri) throw new Error("nobody");
  const page = await walk.signIn(fahri, { viewport: { width: 360, height: 740 } });
  await page.goto(`${walk.product.url}/administration/user/usulan`, { waitUntil: "networkidle" });
  await page.getByText("SK Kakanwil nomor 12 tahun 2026").filter({ visible: true }).first().waitFor();
  await noFlaw(page);
  await isOld();
  await press(page, "Setujui");
  const dialog = page.getByRole("dialog", { name: "Konfirmasi dulu" });
  await dialog.getByLabel("Password", { exact: true }).fill(fahri.password);
  await dialog.getByLabel("Kode verifikasi").fill((await appOf(walk.product.url, fahri)?.code()) ?? "");
  await press(page, "Lanjutkan");
  await page.getByText("Usulan disetujui dan berlaku").waitFor();
  await page.getByText("Tidak ada yang menunggu").waitFor();
  expect(await peran()).toEqual(["kepala", "guru"]);
});

test("whom it concerns hears of it, behind a second step", async () => {
  if (!karim) throw new Error("nobody");
  const page = await walk.signIn(karim);
  expect(appOf(walk.product.url, karim)).toBeDefined();
  const kabar = page.getByRole("region", { name: "Yang berubah sejak Anda terakhir masuk" });
  await kabar.getByText("Yang berubah sejak Anda terakhir masuk").click();
  await kabar.getByText("Mulai berlaku: Uji guru mendapat peran Kepala Madrasah").waitFor();
  await noFlaw(page);
  await press(page, "Sudah saya baca");
  await expect.poll(() => kabar.count()).toBe(0);
  expect(walk.broken).toEqual([]);
});

/** A letter on its way, whose next initials are the treasurer's. */
const sendLetter = (subject: string) =>
  query(
    walk.product.dataDir,
    `insert into naskah_surat (template_id, pembuat_id, jenis_id, untuk, perihal, isi, status, diajukan_pada, rantai, paraf_berikut, penanda_jabatan)
     select t.id, a.id, t.jenis_id, 'umum', '${subject}', 'Hadirlah.', 'diajukan', now(),
       '{"pengonsep":false,"paraf":["bendahara"],"tandaTangan":"kepala"}', 'bendahara', 'kepala'
     from template_surat t, akun a where t.nama = 'Undangan' and a.nip = '${fahri?.nip}'`,
  );

/** Finds the letter on the own desk and initials it. */
async function initialLetter(page: Page, subject: string): Promise<void> {
  await page.goto(`${walk.product.url}/administration/persuratan/konsep?tampil=menunggu`, { waitUntil: "networkidle" });
  await page.getByRole("link", { name: subject }).click();
  await press(page, "Paraf surat ini");
  await page.getByText("Surat diparaf dan menunggu tanda tangan").waitFor();
}

test("a position brings its rights by two, to the deputy during leave, and both pages say position and person", {
  timeout: 400_000,
}, async () => {
  const { dataDir, url } = walk.product;
  if (!fahri) throw new Error("nobody");
  const rina = await addToStaffFile(walk.product, await addStaff(walk.product, "guru"), "Guru");
  const dewi = await addToStaffFile(walk.product, await addStaff(walk.product, "pegawai"), "Pelaksana");
  const of = ({ nip }: Staff) => `(select id from pegawai where nip = '${nip}')`;
  await query(dataDir, `update pegawai set nama = 'Rina Bendahara' where nip = '${rina.nip}'`);
  await query(dataDir, `update pegawai set nama = 'Dewi Wakil' where nip = '${dewi.nip}'`);
  const row = `${of(rina)}, 'bendahara', current_date - 1, ${of(dewi)}`;
  await query(dataDir, `insert into pemangku_jabatan (pegawai_id, jabatan, mulai, wakil_id) values (${row})`);
  const rights = `${url}/administration/hak-akses?peran=jabatan`;
  await query(dataDir, "update sesi set confirmed_at = now()");
  await nurhayati.goto(rights, { waitUntil: "networkidle" });
  await press(nurhayati, "Usulkan hak Bendahara");
  await nurhayati.getByText("menunggu disetujui, wakil menunggu disetujui").waitFor();
  await nurhayati.goto(`${url}/administration/user/usulan`, { waitUntil: "networkidle" });
  expect(await nurhayati.getByRole("button", { name: "Setujui" }).count()).toBe(0);

  const agreeing = await walk.signIn(fahri);
  await agreeing.goto(`${url}/administration/user/usulan`, { waitUntil: "networkidle" });
  for (const left of [1, 0]) {
    await agreeing.getByRole("button", { name: "Setujui" }).first().click();
    await expect.poll(() => agreeing.getByRole("button", { name: "Setujui" }).count()).toBe(left);
  }

  await sendLetter("Undangan komite");
  const holder = await walk.signIn(rina, { viewport: { width: 360, height: 740 } });
  await initialLetter(holder, "Undangan komite");
  await noFlaw(holder);

  // Leave begins, and the next letter waits for the deputy by nobody's doing.
  const leave = `${of(rina)}, 'cuti', current_date, current_date + 2, 'Contoh'`;
  await query(dataDir, `insert into ketidakhadiran (pegawai_id, jenis, mulai, selesai, alasan) values (${leave})`);
  await sendLetter("Undangan wali");
  await holder.goto(`${url}/administration/persuratan/konsep?tampil=menunggu`, { waitUntil: "networkidle" });
  expect(await holder.getByRole("link", { name: "Undangan wali" }).count()).toBe(0);
  const deputy = await walk.signIn(dewi);
  await initialLetter(deputy, "Undangan wali");
  await deputy.getByText("Plh. Bendahara").first().waitFor();

  await nurhayati.goto(rights, { waitUntil: "networkidle" });
  const line = nurhayati.getByRole("row", { name: /Bendahara/ }).first();
  for (const words of ["Rina Bendahara", "Dewi Wakil, selama cuti", "berlaku, wakil berlaku"])
    expect((await line.innerText()).replace(/\s+/g, " ")).toContain(words);
  await nurhayati.goto(`${url}/administration/jejak`, { waitUntil: "networkidle" });
  await nurhayati.getByText("Plh. Bendahara").first().waitFor();
  expect(walk.broken).toEqual([]);
});
