import { openWalk } from "#tests/support/walk.ts";
import { addStaff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
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
  page.on("console", (l) => console.log("page:", l.text()));
  page.on("request", (r) => r.method()==="POST" && console.log("POST", r.url(), r.postData()?.slice(0,600)));
  await without("/administration/berita/baru");
  await page.locator("#isian-name").fill("Ditekan lebih dulu");
  await page.locator("#isian-content").fill("isi");
  await page.getByRole("button", { name: "Simpan", exact: true }).dblclick();
  letGo();
  await page.waitForTimeout(5000);
  await page.screenshot({ path: "/tmp/t.png" });
  console.log(page.url(), await query(walk.product.dataDir, "select name,status from berita"));
  console.log(walk.broken);
} finally { await walk.close(); }
