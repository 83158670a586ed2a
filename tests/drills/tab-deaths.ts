import { rmSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import { chromiumSwitches, findChromium } from "../support/chromium.ts";
import { type Product, startProduct } from "../support/product.ts";
import { type Death, dieWhileSending, networks, registered } from "../support/tab-deaths.ts";
import { type Kept, promise } from "./promise.ts";

const rounds = Number(process.env.DRILL_ROUNDS ?? 200);
const lanes = 3;
const places = ["/daftar", "/", "/luring"] as const;

/** Families press "Kirim" on every kind of network, the tab dies at any moment, and they come back: each has one registration and its number. */
export async function tabDeaths(): Promise<Kept[]> {
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumSwitches });
  const faults: string[] = [];
  let begun = 0;
  const lane = async () => {
    for (let round = begun++; round < rounds; round = begun++) {
      const fault = await oneFamily(browser, product, round);
      if (fault) faults.push(fault);
      process.stdout.write(fault ? "x" : ".");
    }
  };
  // Families wait for networks most of the time; each has a telephone, and a process, of its own.
  await Promise.all(Array.from({ length: lanes }, lane));
  await browser.close();
  await product.stop();
  rmSync(product.dataDir, { recursive: true, force: true });
  console.log(`\n${faults.join("\n")}`);
  return [promise("one registration and its number for each", `${rounds - faults.length} of ${rounds}`, faults.length === 0)];
}

/** @returns what went wrong, undefined where nothing did */
async function oneFamily(browser: Browser, product: Product, round: number): Promise<string | undefined> {
  const death: Death = {
    name: `Anak Latihan ${letters(round)}`,
    network: networks[round % networks.length] ?? "well",
    after: Math.round(Math.random() * 900),
    back: places[Math.floor(Math.random() * places.length)] ?? "/",
  };
  const nomor = await dieWhileSending(browser, product, death).catch((error: unknown) => String(error).slice(0, 200));
  const rows = await registered(product, death.name);
  if (rows.length === 1 && rows[0]?.nomor === nomor) return undefined;
  return `${JSON.stringify(death)}: ${nomor}, ${rows.length} registrations`;
}

const letters = (round: number): string => String(round).replace(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)));
