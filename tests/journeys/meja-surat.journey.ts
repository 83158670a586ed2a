/**
 * The head between two meetings, on a phone: a notice, five letters, one press for all of them. Counted are the taps. The clerk at the
 * desk finds what is meant with one word, and answers a letter from itself.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bell } from "#tests/support/bell.ts";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { seen } from "#tests/support/seen.ts";
import { addStaff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
let kepala: Page;
let clerk: Page;

beforeAll(async () => {
  walk = await openWalk();
  kepala = await walk.signIn(await addStaff(walk.product, "kepala"), { viewport: { width: 360, height: 740 }, hasTouch: true });
  clerk = await walk.signIn(await addStaff(walk.product, "tataUsaha"), { viewport: { width: 1366, height: 768 } });
  for (const peran of ["guru", "guru"] as const) await addStaff(walk.product, peran);
  // That a second step was set up has been read long ago.
  await query(walk.product.dataDir, "update pemberitahuan set read_at = now()");
}, 240_000);
afterAll(() => walk?.close());

const open = (page: Page, address: string) => page.goto(`${walk.product.url}${address}`, { waitUntil: "networkidle" });

const aScan = () =>
  clerk.evaluateHandle(() => {
    const carried = new DataTransfer();
    const words = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF";
    carried.items.add(new File([words], "pindaian.pdf", { type: "application/pdf" }));
    return carried;
  });

test("a clerk finds 'tambah surat' in the search and writes down what came", { timeout: 240_000 }, async () => {
  const search = clerk.getByRole("combobox", { name: "Cari halaman atau data" });
  // Heard once the page is alive.
  await expect
    .poll(async () => {
      await clerk.keyboard.press("Control+k");
      return search.isVisible();
    })
    .toBe(true);
  await search.fill("tambah surat");
  // Both registers of letters have such an action; the outgoing one stands first, as in the menu.
  const masuk = clerk.getByRole("option", { name: "Tambah Surat Masuk" });
  await masuk.waitFor();
  await clerk.keyboard.press("ArrowDown");
  expect(await masuk.getAttribute("aria-selected")).toBe("true");
  await clerk.keyboard.press("Enter");
  await clerk.waitForURL("**/administration/surat-masuk?tambah=1");
  await clerk.locator("#isian-nomorSurat").fill("1/K");
  await clerk.locator("#isian-asalSurat").fill("Kanwil Kemenag");
  await clerk.locator("#isian-perihal").fill("Undangan rapat 1");
  await clerk.keyboard.press("Control+Enter");
  await seen(clerk.getByText("Surat masuk berhasil ditambahkan", { exact: true }));
  // What is told leaves the foot of the next form free.
  const told = await clerk.locator(".ui-toast").last().boundingBox();
  const save = await clerk.getByRole("button", { name: "Simpan", exact: true }).boundingBox();
  expect((told?.y ?? Number.NaN) + (told?.height ?? 0)).toBeLessThan(save?.y ?? 0);
  // The next form is there and waits in its first field; the day of today is offered in both.
  await expect.poll(() => clerk.locator("#isian-nomorSurat").inputValue()).toBe("");
  await clerk.keyboard.type("1/k");
  await clerk.locator("#isian-asalSurat").fill("Kanwil Kemenag");
  // The subject is known from the letter before: three letters, arrow down, Enter; what is special is added.
  await clerk.locator("#isian-perihal").focus();
  await clerk.keyboard.type("und");
  await clerk.getByRole("option", { name: "Undangan rapat 1", exact: true }).waitFor();
  await noFlaw(clerk);
  await clerk.keyboard.press("ArrowDown");
  await clerk.keyboard.press("Enter");
  expect(await clerk.locator("#isian-perihal").inputValue()).toBe("Undangan rapat 1");
  await clerk.keyboard.type(" lewat pos");
  await clerk.getByRole("button", { name: "Simpan", exact: true }).click();
  await clerk.getByText(/sudah tercatat: “Undangan rapat 1”, nomor agenda 1\//).waitFor();
  await clerk.getByRole("button", { name: "Simpan apa adanya" }).click();
  await clerk.locator("#isian-nomorSurat").waitFor({ state: "detached" });
  // A scan dropped on the list begins a letter with it; another one dropped on the form takes its place.
  const dropped = await aScan();
  await clerk.dispatchEvent("main", "dragover", { dataTransfer: dropped });
  await seen(clerk.getByText("Lepas untuk mencatat surat masuk dengan berkas ini"));
  await clerk.dispatchEvent("main", "drop", { dataTransfer: dropped });
  await clerk.waitForURL("**tambah=1**");
  await clerk.locator("dialog .ui-file", { hasText: "pindaian.pdf" }).waitFor();
  // The place of the file comes into view within the form, whose head and foot stay where they are.
  expect(
    await clerk.locator("dialog[open]").evaluate(({ scrollTop, scrollHeight, clientHeight }) => [scrollTop, scrollHeight - clientHeight]),
  ).toEqual([0, 0]);
  await clerk.getByRole("button", { name: "Lepas", exact: true }).click();
  await clerk.dispatchEvent("dialog form", "drop", { dataTransfer: dropped });
  await clerk.locator("dialog .ui-file", { hasText: "pindaian.pdf" }).waitFor();
  await clerk.keyboard.press("Escape");
  // On a letter's own page it is put to that letter.
  await clerk.goto(`${walk.product.url}/administration/surat-masuk`, { waitUntil: "networkidle" });
  await clerk.getByRole("link", { name: "1/K", exact: true }).click();
  await clerk.waitForURL(/surat-masuk\/[0-9a-f-]{36}$/);
  const another = await aScan();
  // Heard once the page is alive.
  await expect
    .poll(async () => {
      await clerk.dispatchEvent("main", "dragover", { dataTransfer: another });
      return clerk.getByText("Lepas untuk melampirkan berkas ini").isVisible();
    })
    .toBe(true);
  await clerk.dispatchEvent("main", "drop", { dataTransfer: another });
  await clerk.waitForURL("**ubah=**");
  await clerk.locator("dialog .ui-file", { hasText: "pindaian.pdf" }).waitFor();
  await clerk.keyboard.press("Escape");
  // On the desk and its views it begins a letter, as in the list.
  for (const view of ["", "/konsep", "/disposisi", "/nomor", "/arsip/retensi"]) {
    await open(clerk, `/administration/persuratan${view}`);
    const third = await aScan();
    await expect
      .poll(async () => {
        await clerk.dispatchEvent("main", "dragover", { dataTransfer: third });
        return clerk.getByText("Lepas untuk mencatat surat masuk dengan berkas ini").isVisible();
      })
      .toBe(true);
    await clerk.dispatchEvent("main", "drop", { dataTransfer: third });
    await clerk.waitForURL("**/administration/surat-masuk?tambah=1**");
    await clerk.locator("dialog .ui-file", { hasText: "pindaian.pdf" }).waitFor();
    await clerk.keyboard.press("Escape");
  }
  await query(
    walk.product.dataDir,
    `insert into surat_masuk (nomor_surat, asal_surat, tanggal_terima, perihal, status)
     select nomor || '/K', 'Kanwil Kemenag', current_date, 'Undangan rapat ' || nomor, 'baru' from generate_series(2, 4) nomor`,
  );
});

test("the head is told, and disposes of five letters in at most twelve taps", { timeout: 240_000 }, async () => {
  await open(kepala, "/dashboard");
  let taps = 0;
  const tap = async (target: ReturnType<Page["locator"]>) => {
    taps += 1;
    await target.tap();
  };
  await tap(bell(kepala, "Notifikasi, 1 belum dibaca"));
  await tap(kepala.getByRole("link", { name: /Ada surat masuk yang belum didisposisi/ }));
  await kepala.waitForURL("**/administration/persuratan");
  await kepala.getByRole("heading", { name: "Belum didisposisi (5)" }).waitFor();
  await noFlaw(kepala);
  await tap(kepala.getByRole("checkbox", { name: "Pilih semua" }));
  await tap(kepala.getByRole("button", { name: "Disposisikan", exact: true }));
  await tap(kepala.getByRole("button", { name: /^Semua guru/ }));
  await tap(kepala.getByRole("checkbox", { name: "Dilaksanakan" }));
  await noFlaw(kepala);
  await tap(kepala.getByRole("button", { name: "Kirim disposisi 5 surat" }));
  await kepala.getByText("Tidak ada yang menunggu Anda").waitFor();
  expect(taps).toBeLessThanOrEqual(12);
});

test("the clerk finds a letter at the desk by a word, and answers it from itself", { timeout: 240_000 }, async () => {
  await open(clerk, "/dashboard");
  await clerk.getByRole("link", { name: "Persuratan" }).click();
  await clerk.waitForURL("**/administration/persuratan");
  await noFlaw(clerk);
  await clerk.getByRole("searchbox", { name: "Cari surat" }).fill("rapat 3");
  await clerk.keyboard.press("Enter");
  await clerk.getByRole("link", { name: "Undangan rapat 3" }).click();
  await clerk.getByRole("link", { name: "Balas surat" }).click();
  await clerk.getByText("Membalas surat Kanwil Kemenag, 3/K: Undangan rapat 3.").waitFor();
  // Whichever template: what is taken over from the letter is the same.
  await clerk.locator(".naskah-pilihan button").first().click();
  await clerk.waitForURL("**/tulis");
  expect(await clerk.locator("#isian-tujuan").inputValue()).toBe("Kanwil Kemenag");
  await clerk.goto(`${walk.product.url}/administration/persuratan?tampil=konsep`);
  await clerk.getByRole("link", { name: "Jawaban atas Undangan rapat 3" }).waitFor();
});

test("nothing broke on the way", () => expect(walk.broken).toEqual([]));
