import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { chromiumSwitches, findChromium } from "./chromium.ts";
import { type Product, removeData, startProduct } from "./product.ts";
import { setUpSecondStep, takeSecondStep } from "./second-step.ts";
import { apps, fillMasuk, type Staff } from "./staff.ts";

/** A product with nothing in it and a browser before it: what a journey walks through. */
export interface Walk {
  readonly product: Product;
  readonly browser: Browser;
  /** What the pages of this walk, all but those of `browser` itself, met with: errors of scripts, and what the content policy stopped. */
  readonly broken: readonly string[];
  /** A device of its own. */
  readonly newPage: (options?: BrowserContextOptions) => Promise<Page>;
  /** A device on which this person has just signed in. */
  readonly signIn: (who: Staff, options?: BrowserContextOptions) => Promise<Page>;
  /** A device on which Nurhayati Labatjo, S.Pd.I., has just become the first administrator. */
  readonly beginOffice: (options?: BrowserContextOptions) => Promise<Page>;
  readonly close: () => Promise<void>;
}

/** @param env settings of the product */
export async function openWalk(env: Readonly<Record<string, string>> = {}): Promise<Walk> {
  const product = await startProduct({ env });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumSwitches });
  const broken: string[] = [];
  const newPage: Walk["newPage"] = (options) => openPage(browser, broken, options);
  const signIn: Walk["signIn"] = async (who, options) => {
    const page = await newPage(options);
    await page.goto(`${product.url}/login`, { waitUntil: "networkidle" });
    await fillMasuk(page, who);
    await page.waitForURL(({ pathname }) => pathname !== "/login");
    const app = apps.get(who.nip);
    if (app) await takeSecondStep(page, { app });
    else if (new URL(page.url()).pathname === "/dua-langkah") apps.set(who.nip, (await setUpSecondStep(page)).app);
    await page.waitForURL("**/dashboard");
    return page;
  };
  const beginOffice: Walk["beginOffice"] = async (options) => {
    const page = await newPage(options);
    await makeFirstAdministrator(product, page);
    return page;
  };
  const close = async () => {
    await browser.close();
    await product.stop();
    removeData(product);
    const torn = broken.filter((line) => hydration.test(line));
    if (torn.length > 0) throw new Error(`a page of the server is not the page of the browser: ${torn.join("; ")}`);
  };
  return { product, browser, broken, newPage, signIn, beginOffice, close };
}

/** React says so where server and browser do not draw the same page; whoever typed there loses it. */
const hydration = /Minified React error #(?:418|419|421|423|425)|Hydration|did not match/;
const complaint = /Content Security Policy|Refused to|Minified React|Hydration|did not match/;
/** The browser's own word: a page that is shown before its styles are read goes without the fade that `@view-transition` asks for. */
const withoutFade = /^Transition was (?:aborted|skipped)/;

async function openPage(browser: Browser, broken: string[], options?: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ locale: "id-ID", reducedMotion: "reduce", ...options });
  context.setDefaultTimeout(45_000);
  context.on("weberror", (error) => {
    const { message } = error.error();
    if (!withoutFade.test(message)) broken.push(`${new URL(error.page()?.url() ?? "about:blank").pathname}: ${message}`);
  });
  context.on("console", (line) => complaint.test(line.text()) && broken.push(line.text()));
  return context.newPage();
}

async function makeFirstAdministrator(product: Product, page: Page): Promise<void> {
  const link = /http\S+\/administrator-pertama\/\S+/.exec(product.output())?.[0] ?? "";
  await page.goto(new URL(new URL(link).pathname, product.url).href);
  await page.locator("[name=nip]").fill("198503122009122003");
  await page.locator("[name=nama]").fill("Nurhayati Labatjo, S.Pd.I.");
  await page.locator("[name=password]").fill("kapal lentera bambu rusa");
  await page.getByRole("button", { name: "Buat akun" }).click();
  await setUpSecondStep(page);
  await page.waitForURL("**/dashboard");
}
