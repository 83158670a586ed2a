import { openWalk } from "#tests/support/walk.ts";
import { addStaff } from "#tests/support/staff.ts";
const walk = await openWalk();
try {
  const page = await walk.signIn(await addStaff(walk.product, "humas", "tataUsaha"));
  let letGo = () => {};
  const without = async (path: string) => {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    const p = Promise.withResolvers<void>(); letGo = p.resolve;
    await page.route(/\/assets\/.*\.js$/, async (route) => { await p.promise; await route.continue(); });
    await page.goto(walk.product.url + path, { waitUntil: "commit" });
  };
  await without("/administration/berita/baru");
  await page.locator("#isian-name").fill("x");
  console.log(await page.getByRole("button").allInnerTexts());
  await without("/administration/siswa");
  await page.waitForTimeout(1000);
  console.log(await page.getByRole("button").evaluateAll((a) => a.map((b) => b.outerHTML.slice(0,160))));
  console.log((await page.content()).match(/<script[^>]*>\(function hold[\s\S]{0,300}/)?.[0]);
  await without("/administration/berkas-umum?tambah=1");
  await page.waitForTimeout(1000);
  console.log(await page.locator("input[type=file]").evaluateAll((a) => a.map((b) => b.outerHTML)));
  console.log("before", await page.locator("input[type=file]").evaluate((el) => Object.keys(el)));
  await page.locator("input[type=file]").setInputFiles({ name: "izin.pdf", mimeType: "application/pdf", buffer: Buffer.from("<!doctype html><script>alert(1)</script>") });
  await page.evaluate(() => { (window as any).el = document.querySelector("input[type=file]"); addEventListener("halaman-hidup", () => console.log("HIDUP", (window as any).el.value, (window as any).el.isConnected)); (window as any).el.addEventListener("change", () => console.log("CHANGE", (window as any).el.files.length)); });
  page.on("console", (l) => console.log("page:", l.text()));
  page.on("console", (l) => console.log("page:", l.text()));
  letGo();
  await page.waitForTimeout(9000);
  console.log(await page.evaluate(() => [(window as any).el.isConnected, (window as any).el.value, (window as any).el.files.length, (window as any).el.defaultValue, (window as any).el.disabled, Object.keys((window as any).el)]));
  console.log(walk.broken);
} finally { await walk.close(); }
