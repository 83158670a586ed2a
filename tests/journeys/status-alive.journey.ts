/** A parent who presses at once, on a slow network: what they see must stay under the finger until the finger has left it. */
import { devices, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { post, registration } from "#tests/support/registrations.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
let nomor = "";

beforeAll(async () => {
  walk = await openWalk();
  const answer = await post(walk.product.url, registration("Nur Azizah Lamadjido"));
  ({ nomor } = (await answer.json()) as { nomor: string });
}, 240_000);
afterAll(() => walk?.close());

const placesOf = (page: Page) =>
  page
    .locator("main :is(a, button, summary, input, textarea):visible")
    .evaluateAll((all) => all.filter((one) => !one.closest(".status-salinan")).map((one) => one.getBoundingClientRect().top + scrollY));

test("nothing moves away under a finger when the page comes alive, nor when it comes back with a refusal", async () => {
  const page = await walk.newPage({ ...devices["Galaxy S8"] });
  await page.goto(`${walk.product.url}/daftar/status`, { waitUntil: "networkidle" });
  await page.getByRole("textbox", { name: "Nomor pendaftaran" }).fill(nomor);
  await page.getByLabel("Tanggal lahir calon siswa").fill("9/3/2012");
  for (const [button, shown] of [
    ["Lihat status", "Tarik pendaftaran ini"],
    ["Tarik pendaftaran", "Centang dahulu"],
  ] as const) {
    const scripts = Promise.withResolvers<void>();
    await page.route("**/*.js", (route) => scripts.promise.then(() => route.continue()));
    await page.getByRole("button", { name: button, exact: true }).click();
    await page.getByText(shown).first().waitFor();
    const before = await placesOf(page);
    scripts.resolve();
    await page.getByRole("button", { name: "Simpan untuk dibaca tanpa internet" }).waitFor();
    expect(before.length).toBeGreaterThan(3);
    expect(await placesOf(page)).toEqual(before);
    await page.unrouteAll({ behavior: "wait" });
    if (button === "Lihat status") await page.getByText(shown).click();
  }
  await page.context().close();
});
