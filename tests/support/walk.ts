import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { leaveBrowser, openBrowser } from "./browser.ts";
import { type Product, removeData, startProduct } from "./product.ts";
import { setUpSecondStep } from "./second-step.ts";
import { type Staff, signInAs } from "./staff.ts";

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
  const browser = await openBrowser();
  const broken: string[] = [];
  const newPage: Walk["newPage"] = (options) => openPage(browser, broken, options);
  const signIn: Walk["signIn"] = async (who, options) => {
    const page = await newPage(options);
    // The pages of the sign-in have walks of their own; here it takes its requests alone.
    const { cookie } = await signInAs(product.url, who, await page.evaluate(() => navigator.userAgent));
    const cookies = cookie.split("; ").map((pair) => /^([^=]+)=(.*)$/.exec(pair) ?? []);
    const kept = { url: product.url, httpOnly: true, sameSite: "Lax" } as const;
    await page.context().addCookies(cookies.map(([, name = "", value = ""]) => ({ name, value, ...kept })));
    await page.goto(`${product.url}/dashboard`, { waitUntil: "networkidle" });
    return page;
  };
  const beginOffice: Walk["beginOffice"] = async (options) => {
    const page = await newPage(options);
    await makeFirstAdministrator(product, page);
    return page;
  };
  const close = async () => {
    await leaveBrowser(browser);
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
