import { chromium } from "playwright-core";
import { chromiumSwitches, findChromium } from "./support/chromium.ts";
import { startProduct } from "./support/product.ts";
import { openSeason } from "./support/season.ts";
import { addStaff, signInAs } from "./support/staff.ts";
import { query } from "./support/stored.ts";
const out = "/dev/shm/shots/desk";
const product = await startProduct({});
const q = (s: string) => query<any>(product.dataDir, s);
await openSeason(product, 300);
await q(`update pendaftaran set keadaan = case when right(split_part(nomor,'-',3),1) in ('7','3') then 'terverifikasi' else 'terkirim' end`);
await q("update periode_ppdb set tutup = current_date + 20, pengumuman = null, daftar_ulang_mulai = null, daftar_ulang_selesai = null, usia_maksimal = 21");
await q(`update jalur_ppdb set dokumen = E'Kartu keluarga\\nAkta kelahiran\\nRapor semester 1 sampai 5, dilegalisasi madrasah asal'`);
await q(`update pendaftaran set nama_lengkap = 'Siti Nurhaliza Rahmawati binti Abdurrahman Al-Habsyi Lamadjido', asal_sekolah='Madrasah Tsanawiyah Negeri 3 Kabupaten Parigi Moutong' where nomor like '%00007%'`);
const who = await addStaff(product, "ketuaPpdb");
const headers = await signInAs(product.url, who);
const kids = await q("select id, nomor, nama_lengkap, versi, keadaan from pendaftaran order by nomor limit 12");
await q(`update pendaftaran set verifikator_id = (select id from akun where nip='${who.nip}') where nomor < 'PMBM-2027-00020'`);
await q(`insert into permintaan_perbaikan (pendaftaran_id, isian, isi, pada) select id, 'namaAyah', 'Nama ayah di kartu keluarga baru berbeda, mohon disesuaikan dengan akta kelahiran anak kami.', now() from pendaftaran order by nomor limit 3`).catch((e) => console.log(String(e)));
await q(`insert into draf_kertas (kunci, isi, oleh, pelaku, created_at, updated_at) select 'kunci-look-' || n, jsonb_build_object('namaLengkap', 'Calon Draf Muhammad Rizki Ramadhan ' || n, 'asalSekolah', 'MTs Alkhairaat Pusat Palu'), (select id from akun where nip='${who.nip}'), 'Hj. Sitti Nurjannah, S.Pd.I., M.Pd.', now(), now() - n * interval '1 hour' from generate_series(1, 32) n`);
// merged pair
const url = product.url;
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumSwitches });
const cookie = headers.cookie ?? (headers as any).Cookie;
const host = new URL(url);
const open = async (width: number, dark: boolean) => {
  const context = await browser.newContext({ viewport: { width, height: width === 360 ? 740 : 900 }, colorScheme: dark ? "dark" : "light" });
  for (const one of String(cookie).split("; ")) { const [name, ...rest] = one.split("="); await context.addCookies([{ name: name!, value: rest.join("="), url: host.origin }]); }
  context.setDefaultTimeout(6000);
  return context.newPage();
};
const only = process.argv[2]?.split(",");
const sizes: [number, boolean][] = [[360, false], [768, false], [1440, false], [1440, true], [360, true]];
const scenes: Record<string, (p: any) => Promise<void>> = {
  inbox: async (p) => { await p.goto(`${url}/administration/meja-ppdb`, { waitUntil: "networkidle" }); },
  inboxopen: async (p) => { await p.goto(`${url}/administration/meja-ppdb?berkas=kurang&masuk=tujuh-hari`, { waitUntil: "networkidle" }); },
  inboxempty: async (p) => { await p.goto(`${url}/administration/meja-ppdb?cari=tidakada`, { waitUntil: "networkidle" }); },
  selection: async (p) => { await p.goto(`${url}/administration/meja-ppdb`, { waitUntil: "networkidle" }); const all = p.getByRole("checkbox", { name: "Pilih semua di halaman ini" }); if (p.viewportSize().width > 1000) await all.check(); else { const c = p.locator("tbody input[type=checkbox]"); await c.nth(0).check({ timeout: 3000 }); await c.nth(1).check({ timeout: 3000 }); } await p.waitForTimeout(300); },
  massalask: async (p) => { await scenes.selection!(p); await p.getByRole("button", { name: "Pilih tindakan" }).click(); await p.getByRole("radio", { name: "Minta perbaikan" }).check(); await p.getByRole("button", { name: "Lihat pratinjau" }).click(); await p.waitForTimeout(400); },
  massalpreview: async (p) => { await scenes.selection!(p); const more = p.getByRole("button", { name: /Semua .* yang cocok/ }); if (await more.count()) await more.click(); await p.getByRole("button", { name: "Pilih tindakan" }).click(); await p.getByRole("radio", { name: "Nyatakan terverifikasi" }).check(); await p.getByRole("button", { name: "Lihat pratinjau" }).click(); await p.getByText("berubah,", { exact: false }).first().waitFor(); await p.waitForTimeout(300); },
  massalbroken: async (p) => { await scenes.massalpreview!(p); await p.route("**/meja-ppdb**", (r: any) => r.request().method() === "POST" ? r.abort() : r.continue()); await p.getByRole("button", { name: /Jalankan untuk/ }).click(); await p.waitForTimeout(1200); },
  applicant: async (p) => { await p.goto(`${url}/administration/meja-ppdb/${kids[0].id}`, { waitUntil: "networkidle" }); },
  applicantlong: async (p) => { const k = (await q("select id from pendaftaran where nama_lengkap like 'Siti Nurhaliza%' limit 1"))[0]; await p.goto(`${url}/administration/meja-ppdb/${k.id}`, { waitUntil: "networkidle" }); },
  stale: async (p) => { const k = kids[4]; await p.goto(`${url}/administration/meja-ppdb/${k.id}`, { waitUntil: "networkidle" }); await q(`update pendaftaran set versi = versi + 1 where id='${k.id}'`); const b = p.getByRole("button", { name: /verifikasi/i }).first(); await b.click(); await p.waitForTimeout(900); },
  mergefind: async (p) => { await p.goto(`${url}/administration/meja-ppdb/${kids[1].id}/gabung?dengan=PMBM-1`, { waitUntil: "networkidle" }); },
  merge: async (p) => { await p.goto(`${url}/administration/meja-ppdb/${kids[1].id}/gabung?dengan=${kids[2].nomor}`, { waitUntil: "networkidle" }); },
  mergeerror: async (p) => { await scenes.merge!(p); await p.getByRole("button", { name: /Gabungkan ke/ }).click(); await p.waitForTimeout(900); },
  kertas: async (p) => { await p.goto(`${url}/administration/meja-ppdb/kertas`, { waitUntil: "networkidle" }); },
  kertaserror: async (p) => { await scenes.kertas!(p); await p.getByRole("textbox", { name: "Nama lengkap" }).fill("Anak"); await p.getByRole("button", { name: "Daftarkan" }).click(); await p.waitForTimeout(900); },
  kertasgone: async (p) => { await p.goto(`${url}/administration/meja-ppdb/kertas?draf=${crypto.randomUUID()}`, { waitUntil: "networkidle" }); },
  drafts: async (p) => { await p.goto(`${url}/administration/meja-ppdb?keadaan=draf`, { waitUntil: "networkidle" }); },
  draftsearch: async (p) => { await p.goto(`${url}/administration/meja-ppdb?keadaan=draf&cari=tidakada`, { waitUntil: "networkidle" }); },
  penempatan: async (p) => { await p.goto(`${url}/administration/penempatan-ppdb`, { waitUntil: "networkidle" }); },
  kabar: async (p) => { await p.goto(`${url}/administration/meja-ppdb/kabar`, { waitUntil: "networkidle" }); },
};
for (const [name, scene] of Object.entries(scenes)) {
  if (only && !only.includes(name)) continue;
  for (const [width, dark] of sizes) {
    const page = await open(width, dark);
    try {
      await scene(page);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) console.log(name, width, "OVERFLOW", over);
      const dialog = await page.locator("dialog[open]").count();
      await page.screenshot({ path: `${out}/${name}-${width}${dark ? "-dark" : ""}.png`, fullPage: dialog === 0 && !["stale","selection","kertaserror","mergeerror"].includes(name) });
      if (name === "applicant" && width === 360 && !dark) {
        const y = await page.evaluate(() => [...document.querySelectorAll("h2")].map((h) => [h.textContent, Math.round(h.getBoundingClientRect().top + scrollY)]));
        console.log(JSON.stringify(y));
      }
    } catch (e) { console.log(name, width, dark, String(e).slice(0, 300)); await page.screenshot({ path: `${out}/${name}-${width}${dark ? "-dark" : ""}-ERR.png` }).catch(() => {}); }
    await page.context().close();
  }
}
await browser.close(); await product.stop();
