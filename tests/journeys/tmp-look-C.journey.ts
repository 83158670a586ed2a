import { execSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { post, registration } from "#tests/support/registrations.ts";
import { addStaff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
let page: Page;
let admin: Page;
const numbers: string[] = [];
const name = "Nur Azizah Lamadjido";
const D = "/dev/shm/looks-C";
const log: string[] = [];
const say = (...w: unknown[]) => { log.push(w.map((x) => typeof x === "string" ? x : JSON.stringify(x)).join(" ")); writeFileSync(`${D}/log.txt`, log.join("\n")); };
const q = <T extends object = Record<string, unknown>>(s: string) => query<T>(walk.product.dataDir, s);
const shots = async (p: Page, n: string) => {
  for (const w of [360, 768, 1440]) { await p.setViewportSize({ width: w, height: 900 }); await p.waitForTimeout(150); say(n, w, "over", await p.evaluate(() => document.documentElement.scrollWidth - innerWidth)); await p.screenshot({ path: `${D}/${n}-${w}.png`, fullPage: true }); }
};
const step = async (n: string, f: () => Promise<unknown>) => { try { const r = await f(); say("OK", n, r ?? ""); } catch (e) { say("FAIL", n, String(e).slice(0, 600)); await page?.screenshot({ path: `${D}/fail-${n.replace(/\W/g, "_")}.png`, fullPage: true }).catch(() => {}); } };
const photo = async (t: string) => ({ name: "IMG.jpg", mimeType: "image/jpeg", buffer: await sharp({ create: { width: 900, height: 1200, channels: 3, background: t } }).jpeg().toBuffer() });

beforeAll(async () => {
  walk = await openWalk();
  await q("insert into gelombang_ppdb (nama, periode_id) select 'Gelombang 1', id from periode_ppdb");
  await q("insert into jalur_ppdb (jenis, gelombang_id, dokumen) select 'reguler', id, E'Kartu keluarga\\nAkta kelahiran' from gelombang_ppdb");
  await q("insert into pertanyaan_ppdb (periode_id, pertanyaan, kode, bentuk, pilihan, nomor_urut) select id, 'Tingkat lomba tertinggi yang pernah diikuti anak ini', 'tingkat', 'pilihan', E'Kota\\nProvinsi\\nNasional', 1 from periode_ppdb");
  await q("insert into pertanyaan_ppdb (periode_id, pertanyaan, kode, bentuk, wajib, nomor_urut) select id, 'Pernah mondok?', 'mondok', 'ya-tidak', true, 2 from periode_ppdb");
  for (const changed of [{}, { namaAyah: "Abd. Rahman L.", asalSekolah: "MTs Alkhairaat Contoh", email: "" }]) {
    const sent = await post(walk.product.url, { ...registration(name), ...changed });
    const body = (await sent.json()) as { nomor: string };
    say(sent.status, body); numbers.push(body.nomor);
  }
  await q(`insert into jawaban_pendaftaran (pendaftaran_id, pertanyaan_id, isi, pada) select p.id, t.id, case when t.kode = 'mondok' then (case when p.nomor = '${numbers[0]}' then 'ya' else 'tidak' end) else (case when p.nomor = '${numbers[0]}' then 'Kota' else 'Nasional' end) end, now() from pendaftaran p, pertanyaan_ppdb t`);
  page = await walk.signIn(await addStaff(walk.product, "panitiaPpdb"));
  admin = await walk.signIn(await addStaff(walk.product, "administrator", "panitiaPpdb"));
}, 240_000);
afterAll(() => walk?.close());

const family = async (nomor: string, js = false) => {
  const f = await walk.newPage({ javaScriptEnabled: js });
  await f.goto(`${walk.product.url}/daftar/status`);
  await f.getByRole("textbox", { name: "Nomor pendaftaran" }).fill(nomor);
  await f.getByRole("textbox", { name: "Tanggal lahir" }).fill("9/3/2012");
  await f.getByRole("button", { name: "Lihat status" }).click();
  return f;
};

test("look", async () => {
  const { url, dataDir } = walk.product;
  await step("upload", async () => {
    const f = await family(numbers[1] ?? "");
    await f.locator("input[type=file]").first().setInputFiles([await photo("#ddeeff"), await photo("#ffeedd")]);
    await f.getByRole("button", { name: "Kirim Kartu keluarga" }).click();
    await f.getByText("Menunggu diperiksa.", { exact: true }).waitFor();
    await shots(f, "status-two");
    await f.context().close();
  });
  const [one] = await q<{ id: string }>(`select id from pendaftaran where nomor = '${numbers[0]}'`);
  const [two] = await q<{ id: string }>(`select id from pendaftaran where nomor = '${numbers[1]}'`);
  await step("merge page", async () => {
    await page.goto(`${url}/administration/meja-ppdb/${one?.id}/gabung?dengan=${numbers[1]}`, { waitUntil: "networkidle" });
    await page.getByText("Yang akan terjadi").waitFor();
    await page.getByRole("radio", { name: new RegExp(numbers[0] ?? "") }).check();
    await shots(page, "gabung");
    await page.getByRole("group", { name: "Pernah mondok?" }).getByRole("radio", { name: /yang ditutup/ }).check();
    await page.getByRole("radio", { name: /Abd. Rahman L/ }).check();
    await page.getByRole("textbox", { name: "Alasan penggabungan" }).fill("Ayah dan ibu mengirim masing-masing.");
    await page.getByRole("button", { name: `Gabungkan ke ${numbers[0]}` }).click();
    await page.getByRole("heading", { name: "Digabung ke sini" }).waitFor();
    await shots(page, "sesudah");
    say(await q(`select nomor, isi, kode from jawaban_pendaftaran j join pendaftaran p on p.id = j.pendaftaran_id join pertanyaan_ppdb t on t.id = pertanyaan_id order by 1,3`));
  });
  const papers = await q<{ id: string; nomor: string; kunci: string }>("select b.id, p.nomor, f.kunci from berkas_pendaftaran b join pendaftaran p on p.id = b.pendaftaran_id join berkas f on f.id = b.berkas_id");
  say(papers);
  const onDisk = (key: string) => execSync(`find ${dataDir} -path '*${key}*' -type f`).toString().trim();
  await step("paper", async () => {
    const got = await page.request.get(`${url}/administration/meja-ppdb/${one?.id}/berkas/${papers[0]?.id}`);
    return [got.status(), got.headers()["content-type"], (await got.body()).length, onDisk(papers[0]?.kunci ?? "x")];
  });
  await step("closed one", async () => { await page.goto(`${url}/administration/meja-ppdb/${two?.id}`, { waitUntil: "networkidle" }); await shots(page, "tertutup"); });
  await step("inbox", async () => { await page.goto(`${url}/administration/meja-ppdb`, { waitUntil: "networkidle" }); await shots(page, "meja"); return page.locator("main").innerText(); });
  for (const who of ["page", "admin"] as const) await step(`search ${who}`, async () => {
    const p = who === "page" ? page : admin;
    await p.goto(`${url}/cari?q=Lamadjido`, { waitUntil: "networkidle" }); say(p.url());
    return (await p.locator("main").innerText()).slice(0, 600);
  });
  await step("asof", async () => {
    await admin.goto(`${url}/administration/pendaftaran/${two?.id}/keadaan?tanggal=${new Date(Date.now() + 8 * 3600e3).toISOString().slice(0, 10)}`, { waitUntil: "networkidle" });
    await admin.screenshot({ path: `${D}/asof.png`, fullPage: true });
    return (await admin.locator("main").innerText()).slice(0, 1500);
  });
  await step("riwayat", async () => {
    await admin.goto(`${url}/administration/pendaftaran/${one?.id}/riwayat`, { waitUntil: "networkidle" });
    await admin.screenshot({ path: `${D}/riwayat.png`, fullPage: true });
    return (await admin.locator("main").innerText()).slice(0, 2500);
  });
  await step("family old", async () => { const f = await family(numbers[1] ?? ""); await f.getByText("sudah digabung ke").waitFor(); await shots(f, "lama"); return (await f.locator("main").innerText()).slice(0, 900); });
  await step("family old pdf", async () => { const f = await family(numbers[1] ?? "", true); await f.waitForLoadState("networkidle"); await shots(f, "lama-js"); const hrefs = await f.locator("a").evaluateAll((a) => a.map((x) => (x as HTMLAnchorElement).href)); return hrefs.filter((h) => /bukti|kartu/.test(h)); });
  // retention
  await q("update pendaftaran set keadaan = keadaan");
  const third = (await (await post(url, { ...registration("Diterima Satu"), tanggalLahir: "2012-05-05" })).json()) as { nomor: string };
  await q(`update pendaftaran set keadaan = 'diterima' where nomor = '${third.nomor}'`);
  await q(`update pendaftaran set keadaan = 'tidak diterima' where nomor = '${numbers[0]}'`);
  await q("update periode_ppdb set buka = current_date - 900, tutup = current_date - 800, pengumuman = current_date - 790, daftar_ulang_mulai = current_date - 789, daftar_ulang_selesai = current_date - 780");
  await q("select graphile_worker.add_job('hapus-pendaftaran')");
  await step("erased", async () => { await expect.poll(async () => (await q("select 1 from pendaftaran")).length, { timeout: 30_000 }).toBe(1); });
  say(await q("select action, subject, subject_id, after, erased is not null as erased from audit where subject in ('pendaftaran','periodePpdb') order by id desc limit 12"));
  say("disk before sweep", onDisk(papers[0]?.kunci ?? "x"));
  await step("old link", async () => { await page.goto(`${url}/administration/meja-ppdb/${two?.id}`, { waitUntil: "networkidle" }); await shots(page, "hapus"); return (await page.locator("main").innerText()).slice(0, 500); });
  await step("old paper", async () => (await page.request.get(`${url}/administration/meja-ppdb/${one?.id}/berkas/${papers[0]?.id}`)).status());
  await step("asof gone", async () => { await admin.goto(`${url}/administration/pendaftaran/${one?.id}/keadaan?tanggal=${new Date(Date.now() + 8 * 3600e3).toISOString().slice(0, 10)}`, { waitUntil: "networkidle" }); await admin.screenshot({ path: `${D}/asof-gone.png`, fullPage: true }); return (await admin.locator("main").innerText()).slice(0, 600); });
  await step("riwayat gone", async () => { await admin.goto(`${url}/administration/pendaftaran/${one?.id}/riwayat`, { waitUntil: "networkidle" }); return (await admin.locator("main").innerText()).slice(0, 600); });
  await step("search gone", async () => { await admin.goto(`${url}/cari?q=Lamadjido`, { waitUntil: "networkidle" }); return (await admin.locator("main").innerText()).slice(0, 400); });
  await step("family gone", async () => { const f = await family(numbers[0] ?? ""); await f.screenshot({ path: `${D}/keluarga-gone.png`, fullPage: true }); return (await f.locator("main").innerText()).slice(0, 400); });
  await step("export gone", async () => { const r = await admin.request.get(`${url}/administration/pendaftaran/unduh?format=csv`); return [r.status(), (await r.text()).slice(0, 400)]; });
  await step("notices", async () => { await admin.goto(`${url}/dashboard`, { waitUntil: "networkidle" }); return (await q("select * from pemberitahuan order by 1 desc limit 4").catch((e) => [String(e)])); });
  await q("select graphile_worker.add_job('bersihkan')");
  await admin.waitForTimeout(6000);
  say("disk after sweep (young files are spared)", onDisk(papers[0]?.kunci ?? "x"), await q("select task_identifier, last_error from graphile_worker.jobs where last_error is not null limit 5"));
  await step("jobs page", async () => { await admin.goto(`${url}/administration/kesehatan-sistem`, { waitUntil: "networkidle" }); await admin.screenshot({ path: `${D}/kesehatan.png`, fullPage: true }); return (await admin.locator("main").innerText()).slice(0, 6000); });
}, 400_000);
