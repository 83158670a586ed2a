// @ts-nocheck
import { chromium } from "playwright-core";
import { chromiumSwitches, findChromium } from "./tests/support/chromium.ts";
const [nip, password, ...steps] = process.argv.slice(2); // name|path|widths|dark|script
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumSwitches });
const ctx = await browser.newContext({ locale: "id-ID", timezoneId: "Asia/Makassar", viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
const page = await ctx.newPage();
page.setDefaultTimeout(40_000);
page.on("pageerror", (e) => console.log("ERR", e.message));
await page.goto(`http://localhost:5180/login?lanjut=${encodeURIComponent("/absensi")}`);
await page.getByLabel("NIP").fill(nip);
await page.getByLabel("Password", { exact: true }).fill(password);
await page.getByRole("button", { name: "Login", exact: true }).click();
await page.waitForURL((u) => !u.pathname.startsWith("/login"));
for (const step of steps) {
  const [name, path, widths, dark, script] = step.split("~");
  for (const w of widths.split(",").map(Number)) {
    await page.setViewportSize({ width: w, height: w < 700 ? 780 : 900 });
    await page.goto(`http://localhost:5180${path}`);
    await page.getByText(/Tersambung/).first().waitFor({ state: "attached" });
    await page.waitForTimeout(700);
    if (script) await new Function("page", `return (async () => { ${script} })()`)(page);
    await page.screenshot({ path: `/tmp/absensi/pics/${name}-${w}.png` });
    if (dark) {
      await page.getByRole("button", { name: /Tampilan (gelap|terang)/ }).click();
      await page.waitForTimeout(300);
      await page.screenshot({ path: `/tmp/absensi/pics/${name}-${w}-dark.png` });
      await page.getByRole("button", { name: /Tampilan (gelap|terang)/ }).click();
    }
    console.log(name, w, "scrollWidth", await page.evaluate(() => document.documentElement.scrollWidth));
  }
}
await browser.close();
