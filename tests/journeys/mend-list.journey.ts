/**
 * A clerk mends what a list gets wrong without touching the mouse: at a desk, forty cells in a row; and now and then on a telephone. What
 * goes wrong: the place is lost with every trial, a key does something else than in a spreadsheet, a cell is spoiled and cannot be had back.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { addStaff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";
import { foreignWorkbook } from "#tests/support/workbooks.ts";

let walk: Walk;
let page: Page;

beforeAll(async () => {
  walk = await openWalk();
  page = await walk.signIn(await addStaff(walk.product, "administrator", "tataUsaha"));
  page.setDefaultTimeout(30_000);
});
afterAll(() => walk?.close());

const head = ["Nama Siswa", "NISN", "L/P", "Tempat Lahir"];
const rows = [
  ["Ida Laila", "0112345690", "P", "Palu"],
  ["Jamal", "01123", "L", "Palu"],
  ["Karim", "0112345692", "", "Palu"],
  ["Lukman", "0112345693", "", "Palu"],
  ["Mansur", "0112345694", "", "Palu"],
];
const bring = async () => {
  await page.goto(`${walk.product.url}/administration/siswa/impor`);
  await page
    .locator("#berkas")
    .setInputFiles({ name: "EMIS.xlsx", mimeType: "application/octet-stream", buffer: foreignWorkbook("xlsx", [head, ...rows]) });
  await page.getByRole("button", { name: "Periksa berkas" }).press("Enter");
  await page.getByRole("heading", { name: "Perbaiki di sini" }).waitFor();
};
/** Sheets stand apart, and nothing lies over them that does not wait to be pressed. */
const standsApart = () =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll(".list-room > *, .list-room > .register-outcome > *")]
      .filter((one) => !one.classList.contains("register-outcome"))
      .map((one) => one.getBoundingClientRect())
      .sort((one, other) => one.top - other.top);
    return boxes.length > 4 && boxes.every((box, at) => at === 0 || box.top - (boxes[at - 1]?.bottom ?? 0) >= 8);
  });
const key = (name: string) => page.keyboard.press(name);
const keys = async (...names: string[]) => {
  for (const name of names) await key(name);
};
const here = () =>
  page.evaluate(() => {
    const at = document.activeElement;
    const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : undefined;
    return at?.getAttribute("aria-label") ?? label?.trim() ?? at?.textContent?.trim() ?? "";
  });
const cell = (name: string) => page.getByRole("textbox", { name, exact: true });

/** The whole way, by keys alone. On a card, what is sound in the first row is unfolded first. */
async function mend({ card }: { readonly card: boolean }): Promise<void> {
  const only = page.getByRole("checkbox", { name: "Hanya yang bermasalah" });
  await only.focus();
  await key("Space");
  await cell("Nama lengkap, baris 2").waitFor();
  expect(await here()).not.toBe("");
  await key("Space");
  await cell("Nama lengkap, baris 2").waitFor({ state: "detached" });
  // Past the two buttons and into the first cell of the first faulty row.
  await keys("Tab", "Tab", "Tab");
  if (card) {
    expect(await here()).toBe("Isian lain, baris 3");
    expect(await cell("Jenis kelamin, baris 3").isVisible()).toBe(false);
    await keys("Space", "Tab");
  }
  expect(await here()).toBe("Nama lengkap, baris 3");
  await key("Tab");
  expect(await here()).toBe("NISN, baris 3");
  await page.keyboard.type("0112345691");
  expect(await cell("NISN, baris 3").inputValue()).toBe("0112345691");
  await key("Tab");
  expect(await here()).toBe("Jenis kelamin, baris 3");
  // Put right by hand, it is not filled over.
  await keys("ArrowDown", "ArrowDown", "ArrowDown");
  await page.keyboard.type("P");
  await keys("ArrowUp", "ArrowUp", "ArrowUp");
  await key("ArrowDown");
  expect(await here()).toBe("Jenis kelamin, baris 4");
  await page.keyboard.type("X");
  await key("Escape");
  expect([await here(), await cell("Jenis kelamin, baris 4").inputValue()]).toEqual(["Jenis kelamin, baris 4", ""]);
  const below = () => Promise.all([5, 6].map((baris) => cell(`Jenis kelamin, baris ${baris}`).inputValue()));
  await page.keyboard.type("?");
  await key("Alt+ArrowDown");
  expect(await below()).toEqual(["?", "P"]);
  // Nor where it says what was filled before.
  await keys("Backspace", "P", "Alt+ArrowDown", "Backspace", "L", "Alt+ArrowDown");
  expect(await below()).toEqual(["L", "P"]);
  await keys("Enter", "Enter");
  expect(await here()).toBe("Jenis kelamin, baris 6");
  await keys("Shift+Enter", "ArrowUp", "ArrowUp");
  expect(await here()).toBe("Jenis kelamin, baris 3");
  await key("Control+Enter");
  await page.getByRole("button", { name: "Impor 5 siswa" }).waitFor();
}

test("the grid is walked, filtered, filled down and taken back by keys alone", async () => {
  await bring();
  await noFlaw(page);
  expect(await standsApart()).toBe(true);
  const heads = await page.locator(".list-grid th").evaluateAll((all) =>
    all.flatMap((one) => {
      one.scrollIntoView({ block: "center", inline: "nearest" });
      const { left, top, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + 20, top + height / 2)) ? [one.textContent] : [];
    }),
  );
  expect(heads).toEqual(["Baris", "Nama lengkap", "NISN", "Jenis kelamin"]);
  await mend({ card: false });
  // Whose cell went with the faults goes on at what the trial says.
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe("register-outcome");
  await key("Tab");
  expect(await here()).toBe("Impor 5 siswa");
  await key("Enter");
  await page.waitForURL("**/administration/siswa");
  const stored = await query<{ nama: string; jk: string }>(
    walk.product.dataDir,
    "select nama, jenis_kelamin as jk from siswa where deleted_at is null order by nisn",
  );
  expect(stored.map(({ nama, jk }) => [nama, jk])).toEqual([
    ["Ida Laila", "perempuan"],
    ...["Jamal", "Karim", "Lukman"].map((nama) => [nama, "laki-laki"]),
    ["Mansur", "perempuan"],
  ]);
});

test("so it is where there is little room, and nothing is wider than the page", async () => {
  await query(walk.product.dataDir, "delete from siswa");
  await page.setViewportSize({ width: 360, height: 780 });
  await bring();
  await noFlaw(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await standsApart()).toBe(true);
  expect(await page.locator(".list-grid input:visible").count()).toBe(4 + 4 * 2);
  await mend({ card: true });
  await page.setViewportSize({ width: 1280, height: 800 });
});

test("where the code of a list comes late, what stood is shown until then, and a press in it is not lost", async () => {
  await page.route("**/assets/understood-list-*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto(`${walk.product.url}/administration/siswa/impor`);
  await page
    .locator("#berkas")
    .setInputFiles({ name: "EMIS.xlsx", mimeType: "application/octet-stream", buffer: foreignWorkbook("xlsx", [head, ...rows]) });
  const gone = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const look = () => {
          const shown = document.querySelector("#berkas, .list-grid");
          if (!shown) resolve(true);
          else if (document.querySelector(".list-grid")) resolve(false);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.getByRole("button", { name: "Periksa berkas" }).click();
  expect(await gone).toBe(false);
  await page.goto(page.url(), { waitUntil: "commit" });
  await page.getByRole("button", { name: "Impor 1 siswa" }).click();
  await page.getByText("1 siswa berhasil diimpor").waitFor();
  await page.unroute("**/assets/understood-list-*.js");
});

test("a word that nobody knows is asked above the rows that it spoils, and one answer puts all of them right", async () => {
  await query(walk.product.dataDir, "delete from siswa");
  await query(walk.product.dataDir, "insert into kelas (nama, tingkat, tahun_ajaran) values ('X.E-1', 'X', '2026/2027')");
  const classed = [["Nama Siswa", "NISN", "L/P", "Rombel"], ...rows.slice(0, 1), ["Jamal", "0112345691", "L", "X-1"]];
  const lines = classed.map((line) => line.map((cell) => (cell === "Palu" ? "X-1" : cell)));
  await page.goto(`${walk.product.url}/administration/siswa/impor`);
  await page
    .locator("#berkas")
    .setInputFiles({ name: "kelas.xlsx", mimeType: "application/octet-stream", buffer: foreignWorkbook("xlsx", lines) });
  await page.getByRole("button", { name: "Periksa berkas" }).click();
  await page.getByRole("heading", { name: "Perbaiki di sini" }).waitFor();
  const headings = await page.getByRole("heading", { level: 2 }).allTextContents();
  expect(headings.indexOf("Arti isian yang belum pasti")).toBe(headings.indexOf("Perbaiki di sini") - 1);
  // Chosen while the code comes, beside what was ticked before the page was asked for anew.
  await page.getByRole("checkbox", { name: /^Isian disamakan dengan pilihan di portal/ }).uncheck();
  const { promise: letGo, resolve: bring } = Promise.withResolvers<void>();
  await page.route("**/assets/understood-list-*.js", (route) => letGo.then(() => route.continue()));
  await page.goto(page.url(), { waitUntil: "commit" });
  await page.getByRole("combobox", { name: /X-1/ }).selectOption("X.E-1");
  bring();
  const same = page.getByRole("checkbox", { name: /^Isian disamakan dengan pilihan di portal/ });
  await expect.poll(() => same.isChecked()).toBe(false);
  expect(await page.getByRole("combobox", { name: /X-1/ }).inputValue()).toBe("X.E-1");
  await same.check();
  await page.unroute("**/assets/understood-list-*.js");
  await page.getByRole("button", { name: "Periksa lagi" }).click();
  await page.getByRole("button", { name: "Impor 2 siswa" }).waitFor();
});

test("nothing broke on the way", () => expect(walk.broken).toEqual([]));
