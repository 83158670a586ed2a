import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { leaveBrowser, openBrowser } from "./browser.ts";
import { copyFolder, makeFolder } from "./leftovers.ts";
import { type Product, removeData, runProduct, startProduct } from "./product.ts";

export interface Demo {
  readonly product: Product;
  readonly browser: Browser;
  /** Opens a page in a context of its own, looks at it and closes the context. */
  readonly visit: <T>(path: string, look: (page: Page) => Promise<T>, options?: BrowserContextOptions) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** A data folder with the demo content. A whole test run fills one and lets every journey have a copy: its pictures alone take half a minute. */
export async function fillDemo(): Promise<string> {
  const dataDir = makeFolder("contoh");
  const filled = await runProduct({ dataDir, flags: ["--demo"] });
  const tellsAccounts = /^kepala\s+\d{18} {2}\S+/m.test(filled.output);
  if (filled.code !== 0 || !tellsAccounts) throw new Error(`the demo ended with ${filled.code}:\n${filled.output}`);
  return dataDir;
}

/** The product with its demo content, and a browser before it. */
export async function openDemo(): Promise<Demo> {
  const dataDir = process.env.DEMO_FILLED ? copyFolder(process.env.DEMO_FILLED, "contoh") : await fillDemo();
  const product = await startProduct({ dataDir });
  const browser = await openBrowser();
  const visit: Demo["visit"] = async (path, look, options = {}) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce", ...options });
    try {
      const page = await context.newPage();
      await page.goto(product.url + path);
      return await look(page);
    } finally {
      await context.close();
    }
  };
  const close = async () => {
    await leaveBrowser(browser);
    await product.stop();
    removeData(product);
  };
  return { product, browser, visit, close };
}
