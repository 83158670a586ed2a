import type { Page } from "playwright-core";
import { expect } from "vitest";
import { addDays, today } from "#kit/dates.ts";
import { query } from "./stored.ts";

/** What a person does on the pages on which classes are recorded. */
export const button = (page: Page, nama: string) => page.getByRole("button", { name: nama, exact: true });

/** Opens without a network from now on. */
export const readyOffline = (page: Page): Promise<void> => page.getByText("Halaman ini juga terbuka tanpa internet").waitFor();

export const offline = (page: Page, ya: boolean): Promise<void> => page.context().setOffline(ya);

/** `siswa`: counted from 1, in the order of the list. */
export const choose = (page: Page, siswa: number, status: string): Promise<void> =>
  page
    .locator(".absen-siswa li")
    .nth(siswa - 1)
    .getByRole("radio", { name: status })
    .check();

/** Marks a pupil by the letter that stands for the word. */
export const touch = (page: Page, siswa: number, huruf: string): Promise<void> =>
  page
    .locator(".absen-siswa li")
    .nth(siswa - 1)
    .getByText(huruf, { exact: true })
    .tap();

/** What stands of a class on a day, in the order of names. */
export const recordedIn = (dataDir: string, { kelasId, tanggal }: { readonly kelasId: string; readonly tanggal: string }) =>
  query<{ nama: string; status: string; berbeda: boolean }>(
    dataDir,
    `select left(siswa.nama, 8) as nama, isi.status, isi.berbeda from absensi_siswa isi join siswa on siswa.id = siswa_id
     where tanggal = '${tanggal}' and isi.kelas_id = '${kelasId}' order by siswa.nama`,
  );

interface Surat {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Marks this pupil Izin, with a letter. */
export async function allow(page: Page, siswa: number, surat: Surat): Promise<void> {
  await page
    .locator(".absen-nama")
    .nth(siswa - 1)
    .click();
  await page.getByRole("dialog").getByLabel("Izin").check();
  await page.getByLabel("Pilih berkas dari perangkat, Surat dokter atau orang tua").setInputFiles(surat);
  await button(page, "Tandai").click();
}

export const demoSurat: Surat = {
  name: "surat.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"),
};

export const antre = (page: Page) => page.locator(".absen-antrean > li");

/** What waits on this device lies on its disk, so it is there after a reload too. */
export const waiting = (page: Page, banyak: number) => expect.poll(() => antre(page).count()).toBe(banyak);

/** What of a kind of thing this device keeps. */
export const stored = (page: Page, laci: string): Promise<string> =>
  page.evaluate(
    (nama) =>
      new Promise<string>((resolve, reject) => {
        const minta = indexedDB.open("absensi-siswa");
        minta.onerror = () => reject(minta.error);
        minta.onsuccess = () => {
          const semua = minta.result.transaction(nama).objectStore(nama).getAll();
          semua.onsuccess = () => {
            minta.result.close();
            resolve(JSON.stringify(semua.result));
          };
        };
      }),
    laci,
  );

/** As if the browser ended the moment a recording is on its way to the disk: nothing more is written by this page. */
export const endedWhenSent = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const buka = IDBDatabase.prototype.transaction;
    let berakhir = false;
    IDBDatabase.prototype.transaction = function (laci, cara, pilihan) {
      if (berakhir && cara === "readwrite") throw new DOMException("the browser is gone", "AbortError");
      berakhir ||= cara === "readwrite" && [...(typeof laci === "string" ? [laci] : laci)].includes("antrean");
      return buka.call(this, laci, cara, pilihan);
    };
  });

interface Counts {
  ketukan?: number;
}

/** From now on the page counts how often it is touched; `ketukan` tells. */
export const computeKetukan = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const hitungan = globalThis as Counts;
    hitungan.ketukan = 0;
    addEventListener("pointerdown", () => (hitungan.ketukan = (hitungan.ketukan ?? 0) + 1), true);
  });

export const ketukan = (page: Page): Promise<number | undefined> => page.evaluate(() => (globalThis as Counts).ketukan);

/** The last four days of school before today, the oldest first. */
export const fourDaysAgo = (): readonly string[] =>
  [-1, -2, -3, -4, -5, -6]
    .map((jarak) => addDays(today(), jarak))
    .filter((satu) => new Date(`${satu}T00:00:00Z`).getUTCDay() !== 0)
    .slice(0, 4)
    .reverse();
