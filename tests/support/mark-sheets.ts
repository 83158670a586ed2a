import type { Page } from "playwright-core";
import { query } from "./stored.ts";
import type { Walk } from "./walk.ts";

export const sheets = "/administration/nilai-ppdb";
export const onDevice = "Tersimpan di perangkat ini. Dikirim begitu ada sambungan.";

/** A path with two examiners for the interview and two subjects, whose registered children may be marked. */
export async function openMarking(dataDir: string): Promise<void> {
  await query(dataDir, "update pendaftaran set keadaan = 'terverifikasi'");
  await query(
    dataDir,
    "update jalur_ppdb set bobot_rapor = 40, bobot_tes = 30, bobot_wawancara = 30, toleransi_wawancara = 10, mapel_rapor = E'Fikih\\nMatematika', seri1 = 'rapor'",
  );
}

/** Opens a sheet as an examiner does, from the list of all of them. */
export async function openSheet(walk: Walk, page: Page | undefined, sheet: string): Promise<Page> {
  if (!page) throw new Error("nobody is signed in");
  await page.goto(walk.product.url + sheets, { waitUntil: "networkidle" });
  await page.getByRole("link", { name: new RegExp(`^${sheet}`) }).click();
  await page.getByRole("heading", { level: 1, name: new RegExp(sheet) }).waitFor();
  return page;
}

export const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
