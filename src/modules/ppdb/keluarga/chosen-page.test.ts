/**
 * A mother of two with a tab for each and a browser without scripts. What goes wrong: the paper of the child that was opened last comes out of
 * the other's tab, a sentence and what was typed appear under the wrong name, an evening's words are gone because the page was closed meanwhile.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, removeData, startProduct } from "#tests/support/product.ts";
import { post, registration } from "#tests/support/registrations.ts";
import { query } from "#tests/support/stored.ts";

let product: Product;
let cookie = "";
const nomor: Record<string, string> = {};
const [satu, dua] = ["Anak Satu", "Anak Dua"] as const;

beforeAll(async () => {
  product = await startProduct();
  for (const name of [satu, dua]) nomor[name] = ((await (await post(product.url, registration(name))).json()) as { nomor: string }).nomor;
  await query(product.dataDir, "update periode_ppdb set pengumuman = buka");
  await query(product.dataDir, "update pendaftaran set keadaan = 'daftar ulang'");
  await query(
    product.dataDir,
    "insert into langkah_pendaftaran (pendaftaran_id, dari, ke, pelaku, pada) select id, 'diterima', 'daftar ulang', 'Keluarga', now() from pendaftaran",
  );
  for (const name of [satu, dua]) await send("/daftar/status", { aksi: "buka", nomor: nomor[name] ?? "", tanggalLahir: "9/3/2012" });
});
afterAll(async () => {
  await product?.stop();
  if (product) removeData(product);
});

const get = (path: string) => fetch(product.url + path, { redirect: "manual", headers: { cookie } });
const read = async (path: string) => (await get(path)).text();
async function send(path: string, isi: Record<string, string>) {
  const init = { redirect: "manual", method: "POST", body: new URLSearchParams(isi), headers: { origin: product.url, cookie } } as const;
  const answer = await fetch(product.url + path, init);
  cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? cookie;
  return { status: answer.status, html: await answer.text() };
}
/** The addresses below the page in the tab of this child, which was opened while it was shown. */
async function tabOf(name: string): Promise<(part: string) => string> {
  await send("/daftar/status", { aksi: "pindah", nomor: nomor[name] ?? "" });
  const html = await read("/daftar/status");
  return (part) => html.match(new RegExp(`href="(/daftar/status/${part}[^"]*)"`))?.[1]?.replaceAll("&amp;", "&") ?? "";
}
const shownIn = (html: string) => /<h2[^>]*>(Anak (?:Satu|Dua))<\/h2>/.exec(html)?.[1];

test("a tab's papers and pages are its own child's, whichever was shown last; the address says nobody's number", async () => {
  const [first, second] = [await tabOf(satu), await tabOf(dua)];
  expect(shownIn(await read("/daftar/status"))).toBe(dua);
  for (const [tab, name] of [
    [first, satu],
    [second, dua],
  ] as const) {
    const paper = await get(tab("bukti"));
    expect([paper.status, paper.headers.get("content-disposition")]).toEqual([200, `attachment; filename="Bukti-${nomor[name]}.pdf"`]);
    await paper.arrayBuffer();
    expect(tab("bukti")).toMatch(/^\/daftar\/status\/bukti\?anak=[\w-]{12}$/);
    const ulang = await read(tab("daftar-ulang"));
    expect(shownIn(ulang)).toBe(name);
    const links = [...ulang.matchAll(/href="(\/daftar\/status[^"]*)"/g)].map(([, href]) => href?.replaceAll("&amp;", "&") ?? "");
    expect(links.length).toBeGreaterThan(4);
    for (const href of links) expect(shownIn(await read(href)), href).toBe(name);
  }
});

test("an address that names no open page gives no paper, and says so", async () => {
  // One of a page from before names none: of two it means nobody's.
  for (const address of ["bukti?anak=AAAAAAAAAAAA", "bukti", "surat"]) {
    const { status, headers } = await get(`/daftar/status/${address}`);
    expect(status).toBe(303);
    expect(await read(headers.get("location") ?? "")).toContain("Halaman ini sudah ditutup");
  }
  // A key that no header can hold leads back all the same, and brings nothing else along.
  for (const key of ["%F0%9F%98%80", "a%0d%0aSet-Cookie:%20x=1", "a%26gagal=belum"]) {
    for (const address of ["daftar-ulang", "bukti"]) {
      const { status, headers } = await get(`/daftar/status/${address}?anak=${key}`);
      const led = new URL(headers.get("location") ?? "", product.url).searchParams;
      expect([status, [...led.keys()], led.get("anak")], `${address} ${key}`).toEqual([303, ["anak"], decodeURIComponent(key)]);
    }
  }
  const page = await read("/daftar/status?anak=AAAAAAAAAAAA");
  expect([shownIn(page), page.includes("Halaman ini sudah ditutup")]).toEqual([undefined, true]);
  const both = cookie;
  cookie = "";
  expect((await get("/daftar/status/bukti?anak=AAAAAAAAAAAA")).status).toBe(303);
  await send("/daftar/status", { aksi: "buka", nomor: nomor[satu] ?? "", tanggalLahir: "9/3/2012" });
  const alone = await get("/daftar/status/bukti");
  expect([alone.status, alone.headers.get("content-disposition")]).toEqual([200, expect.stringContaining(nomor[satu] ?? "-")]);
  await alone.arrayBuffer();
  const none = await get("/daftar/status/surat");
  expect(await read(none.headers.get("location") ?? "")).toMatch(/belum ada, atau sudah diganti[\s\S]*Anak Satu/);
  cookie = both;
});

test("a refused form comes back on its own child's page, with the sentence and what was typed", async () => {
  const [first] = [await tabOf(satu), await tabOf(dua)];
  const part = await send("/daftar/status/daftar-ulang?bagian=keluarga", {
    ...{ bagian: "keluarga", nomor: nomor[satu] ?? "", versi: "0" },
    ...{ noKk: "123", kepalaKeluarga: "Abdul Rahman", noTelepon: "081200000000" },
  });
  expect([part.status, shownIn(part.html)]).toEqual([422, satu]);
  expect(part.html).toContain('value="123"');
  const stale = await send("/daftar/status/daftar-ulang?bagian=keluarga", {
    ...{
      bagian: "keluarga",
      nomor: nomor[satu] ?? "",
      versi: "0",
      noKk: "7271010101120001",
      kepalaKeluarga: "Hasnawati",
      noTelepon: "081200000000",
    },
  });
  expect([stale.status, shownIn(stale.html), stale.html.includes('value="Hasnawati"')]).toEqual([409, satu, true]);
  const key = new URL(first("bukti"), product.url).searchParams.get("anak") ?? "";
  const other = await send("/daftar/status", { aksi: "buka", dari: key, nomor: "PMBM-2027-77777-A", tanggalLahir: "1/2/2012" });
  expect([other.status, shownIn(other.html)]).toEqual([422, satu]);
  expect(other.html).toContain('value="PMBM-2027-77777-A"');
  await query(product.dataDir, `update pendaftaran set keadaan = 'terkirim' where nomor = '${nomor[satu]}'`);
  await query(
    product.dataDir,
    `insert into langkah_pendaftaran (pendaftaran_id, dari, ke, pelaku, pada)
      select id, 'daftar ulang', 'terkirim', 'Panitia', now() from pendaftaran where nomor = '${nomor[satu]}'`,
  );
  const refused = await send("/daftar/status", { aksi: "mundur", nomor: nomor[satu] ?? "", alasan: "Kami pindah ke Poso." });
  expect([refused.status, shownIn(refused.html)]).toEqual([422, satu]);
  expect(refused.html).toContain("Kami pindah ke Poso.");
  expect(refused.html).toContain("Centang dahulu");
  expect(shownIn(await read("/daftar/status"))).toBe(dua);
});

test("what was typed into a page that was closed meanwhile is told, and nothing of the child", async () => {
  cookie = "";
  for (const [path, isi] of [
    ["/daftar/status", { aksi: "mundur", nomor: nomor[satu] ?? "", alasan: "Alasan yang panjang sekali." }],
    [
      "/daftar/status/daftar-ulang?bagian=anak",
      {
        bagian: "anak",
        nomor: nomor[satu] ?? "",
        versi: "0",
        hobi: "Membaca",
        citaCita: "Alasan yang panjang sekali.",
        nik: "••••••••••••0001",
      },
    ],
  ] as const) {
    const { status, html } = await send(path, { ...isi });
    expect([status, shownIn(html)]).toEqual([409, undefined]);
    expect(html).toContain("Halaman ini sudah ditutup");
    expect(html).toContain("Alasan yang panjang sekali.");
    expect(html).not.toContain(satu);
    expect(html).not.toContain("0001</dd>");
  }
});
