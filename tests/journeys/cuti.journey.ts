/**
 * A teacher asks for leave on a phone, the clerk looks at it, the head decides between two meetings; from then on it stands in attendance,
 * and whoever was named stands in, without anybody doing anything.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addReader } from "#tests/support/fingerprint.ts";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { addStaff, addToStaffFile, type Staff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
let teacher: Page;
let clerk: Page;
let head: Page;
const phone = { viewport: { width: 360, height: 740 } };
const wide = { viewport: { width: 1366, height: 768 } };

beforeAll(async () => {
  walk = await openWalk();
  const { product } = walk;
  const person = async (peran: string, jabatan: string): Promise<Staff> => addToStaffFile(product, await addStaff(product, peran), jabatan);
  const [guru, tu, kepala] = [
    await person("guru", "Guru"),
    await person("tataUsaha", "Arsiparis"),
    await person("kepala", "Kepala Madrasah"),
  ];
  await person("pegawai", "Pengelola Keuangan");
  await query(
    product.dataDir,
    `insert into pemangku_jabatan (pegawai_id, jabatan, mulai, wakil_id)
     select p.id, 'bendahara', '2026-01-01', w.id from pegawai p, pegawai w where p.nama = 'Uji guru' and w.nama = 'Uji pegawai'`,
  );
  // As once a second person has agreed to the deputy's rights.
  await query(
    product.dataDir,
    `update pemangku_jabatan set wakil_sah = akun.id from pegawai join akun using (nip) where pegawai.id = wakil_id`,
  );
  teacher = await walk.signIn(guru, phone);
  clerk = await walk.signIn(tu, wide);
  head = await walk.signIn(kepala, phone);
}, 300_000);
afterAll(() => walk?.close());

const open = (page: Page, path: string) => page.goto(walk.product.url + path, { waitUntil: "networkidle" });
const said = (page: Page, text: string) => page.locator(".ui-toast", { hasText: text }).waitFor();
const leave = "/administration/pengajuan-cuti";

async function ask(from: string, until: string, why: string): Promise<void> {
  await teacher.getByLabel("Jenis cuti").selectOption({ label: "Cuti tahunan" });
  await teacher.getByLabel("Mulai").fill(from);
  await teacher.getByLabel("Sampai").fill(until);
  await teacher.getByLabel("Alasan").fill(why);
  await teacher.getByRole("button", { name: "Ajukan", exact: true }).click();
}

test("the teacher asks, in the words that people use for days", { timeout: 240_000 }, async () => {
  await open(teacher, leave);
  await ask("hari ini", "kemarin", "Menengok orang tua di Poso");
  await teacher.getByText("Hari terakhir tidak boleh sebelum hari pertama.").first().waitFor();
  await ask("hari ini", "besok", "Menengok orang tua di Poso");
  await said(teacher, "Pengajuan cuti terkirim");
  await teacher.getByText("Menunggu diperiksa kantor").waitFor();
  await noFlaw(teacher);
});

test("the clerk looks at it and cannot grant it", { timeout: 240_000 }, async () => {
  await open(clerk, leave);
  await clerk.getByText("Menengok orang tua di Poso").waitFor();
  expect(await clerk.getByRole("button", { name: "Setujui" }).count()).toBe(0);
  await clerk.getByRole("button", { name: "Sudah diperiksa" }).click();
  await said(clerk, "Ditandai sudah diperiksa");
  await noFlaw(clerk);
});

/** The proof of who somebody is holds five minutes. */
const confirmedAt = (moment: string) => query(walk.product.dataDir, `update sesi set confirmed_at = ${moment}`);

test("the head keeps a fingerprint on the phone", { timeout: 240_000 }, async () => {
  await addReader(head);
  await confirmedAt("now()");
  await open(head, "/administration/password");
  await head.getByRole("link", { name: "Tambah cara" }).click();
  await head.waitForURL("**/dua-langkah?**");
  await head.getByRole("button", { name: "Pakai kunci sandi" }).click();
  await head.waitForURL("**/administration/password");
  await head.getByRole("button", { name: /^Ubah nama/ }).waitFor();
  expect(await head.getByRole("button", { name: /^Ubah nama/ }).count()).toBe(1);
});

test("the head grants it by one tap and the finger, and the deputy stands in from then on", { timeout: 240_000 }, async () => {
  await confirmedAt("now() - interval '1 hour'");
  await open(head, "/administration/hak-akses?peran=jabatan");
  await head
    .getByRole("row", { name: /^Bendahara/ })
    .first()
    .waitFor();
  expect(await head.getByText("selama cuti sampai").count()).toBe(0);
  await open(head, leave);
  await head.getByRole("button", { name: "Setujui" }).click();
  const proof = head.getByRole("dialog", { name: "Konfirmasi dulu" });
  await proof.getByRole("button", { name: "Pakai kunci sandi" }).click();
  await said(head, "Cuti disetujui");
  const granted = await query<object>(
    walk.product.dataDir,
    `select status, diputus_oleh, (select count(*)::int from ketidakhadiran k where k.id = c.ketidakhadiran_id) as stands from pengajuan_cuti c`,
  );
  expect(granted).toEqual([{ status: "disetujui", diputus_oleh: "Uji kepala", stands: 1 }]);
  await noFlaw(head);
  await open(head, "/administration/hak-akses?peran=jabatan");
  await head.getByText(/Uji pegawai, selama cuti sampai/).waitFor();
  await noFlaw(head);
});

test("the teacher reads it, and it stands where the office keeps who is away", { timeout: 240_000 }, async () => {
  await open(teacher, leave);
  await teacher.getByText("Disetujui", { exact: true }).waitFor();
  await open(clerk, "/administration/dinas-luar-cuti");
  await clerk.getByRole("row", { name: /Uji guru.*Cuti/ }).waitFor();
  expect(await clerk.getByRole("row", { name: /Uji guru/ }).count()).toBe(1);
});

test("what is refused says why", { timeout: 240_000 }, async () => {
  await confirmedAt("now()");
  await ask("1 Des 2027", "2 Des 2027", "Mengantar anak lomba");
  await said(teacher, "Pengajuan cuti terkirim");
  await open(head, leave);
  await head.getByText("Sedang diperiksa kantor").waitFor();
  expect(await head.getByRole("button", { name: /Setujui|Tolak/ }).count()).toBe(0);
  await open(clerk, leave);
  await clerk.getByRole("button", { name: "Sudah diperiksa" }).click();
  await said(clerk, "Ditandai sudah diperiksa");
  await open(head, leave);
  await head.getByRole("button", { name: "Tolak" }).click();
  await head.locator("dialog").getByLabel("Alasan menolak").fill("Pekan ujian akhir");
  await head.locator("dialog button[type=submit]").click();
  await said(head, "Cuti ditolak");
  await teacher.reload({ waitUntil: "networkidle" });
  await teacher.getByText(/Diputus Uji kepala: Pekan ujian akhir/).waitFor();
  expect(await teacher.getByRole("button", { name: "Batalkan" }).count()).toBe(0);
});

test("nothing broke on the way", () => expect(walk.broken).toEqual([]));
