/**
 * Nurhayati runs the office. She is the first to open the new portal, by the link that the start has printed; the next
 * morning she types her NIP as it stands on her card, gets her password wrong once, works, and leaves the shared computer clean.
 * As an administrator she takes a second step each time.
 */
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { type SecondStep, setUpSecondStep, takeSecondStep } from "#tests/support/second-step.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

const nip = "198511042010012001";
const printed = "19851104 201001 2 001";
const name = "Nurhayati Labatjo, S.E.";
const password = "kapal lentera bambu rusa";
const fault = "NIP atau password belum cocok.";

let walk: Walk;
let step: SecondStep;
// A code holds half a minute, and a fresh one may have to be waited for.
vi.setConfig({ testTimeout: 90_000 });

beforeAll(async () => {
  walk = await openWalk();
});

afterAll(() => walk?.close());

const komputer = (options: { javaScriptEnabled?: boolean } = {}): Promise<BrowserContext> =>
  walk.browser.newContext({ locale: "id-ID", viewport: { width: 1366, height: 768 }, reducedMotion: "reduce", ...options });

const tautan = () => /http\S+\/administrator-pertama\/\S+/.exec(walk.product.output())?.[0] ?? "";
const button = (page: Page, name: string) => page.getByRole("button", { name });
const path = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
const fillLogin = async (page: Page, typed: { nip: string; password: string }) => {
  await page.getByLabel("NIP").fill(typed.nip);
  await page.getByLabel("Password", { exact: true }).fill(typed.password);
};

test("the printed link makes the first administrator, once", async () => {
  const context = await komputer();
  const page = await context.newPage();
  await page.goto(tautan(), { waitUntil: "networkidle" });
  await noFlaw(page);
  await page.getByLabel("NIP").fill(printed);
  await page.getByLabel("Nama lengkap").fill(name);
  await page.getByLabel("Password", { exact: true }).fill("nurhayati labatjo");
  await button(page, "Buat akun").click();
  await page.getByText("mudah ditebak").waitFor();
  expect(await page.getByLabel("NIP").inputValue()).toBe(printed);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("password");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await button(page, "Buat akun").click();
  await page.waitForURL("**/dua-langkah?lanjut=%2Fdashboard");
  await noFlaw(page);
  for (const elsewhere of ["/dashboard", "/administration/user", "/administration/password", "/notifikasi"]) {
    await page.goto(walk.product.url + elsewhere);
    expect(path(page)).toBe(`/dua-langkah?lanjut=${encodeURIComponent(elsewhere)}`);
  }
  expect((await page.request.get(`${walk.product.url}/api/registerSiswa`)).status()).toBe(403);
  await page.goto(`${walk.product.url}/dashboard`, { waitUntil: "networkidle" });
  step = await setUpSecondStep(page);
  await page.waitForURL("**/dashboard");
  await page.getByText(name).first().waitFor();

  const late = await (await komputer()).newPage();
  expect((await late.goto(tautan()))?.status()).toBe(410);
  await late.getByRole("heading", { name: "Tautan tidak berlaku" }).waitFor();
});

test("a wrong password keeps the NIP and says what to do; the right one leads where she wanted to go", async () => {
  const context = await komputer();
  const page = await context.newPage();
  await page.goto(`${walk.product.url}/dashboard`, { waitUntil: "networkidle" });
  expect(path(page)).toBe("/login?lanjut=%2Fdashboard");
  expect(await page.title()).toBe("Login");
  await page.getByRole("heading", { name: "Login Akun" }).waitFor();
  await noFlaw(page);

  await button(page, "Login").click();
  const keluhan = () => page.getByLabel("NIP").evaluate((input: HTMLInputElement) => input.validationMessage);
  expect(await keluhan()).toBe("NIP wajib diisi.");
  await page.getByLabel("NIP").fill("1985");
  await button(page, "Login").click();
  expect(await keluhan()).toBe("NIP terdiri dari 18 angka.");

  await fillLogin(page, { nip: printed, password: "kapal lentera bambu rusak" });
  await button(page, "Login").click();
  await page.locator("main [role=alert]", { hasText: fault }).waitFor();
  await page.locator(".ui-toast.failed", { hasText: fault }).waitFor();
  expect(await page.getByLabel("NIP").inputValue()).toBe(printed);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("password");
  await noFlaw(page);

  await page.getByLabel("Password", { exact: true }).fill(password);
  await button(page, "Tampilkan password").click();
  expect(await page.getByLabel("Password", { exact: true }).getAttribute("type")).toBe("text");
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await page.waitForURL("**/login/kode?**");
  await noFlaw(page);
  await takeSecondStep(page, step);
  await page.waitForURL("**/dashboard");
  await page.locator(".ui-toast", { hasText: "Login berhasil!" }).waitFor();

  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === "sesi")).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie)).not.toContain(
    cookies.find(({ name }) => name === "sesi")?.value,
  );
  await page.goto(`${walk.product.url}/login`);
  expect(path(page)).toBe("/dashboard");
  await context.close();
});

test("signing out ends the session for good, even for a copy of its cookie", async () => {
  const context = await komputer();
  const page = await context.newPage();
  await page.goto(`${walk.product.url}/login`, { waitUntil: "networkidle" });
  await fillLogin(page, { nip, password });
  await button(page, "Login").click();
  await takeSecondStep(page, step);
  await page.waitForURL("**/dashboard");
  const cookies = await context.cookies();
  await button(page, "Keluar").first().click();
  await page.waitForURL(`${walk.product.url}/`);
  expect((await context.cookies()).some(({ name }) => name === "sesi")).toBe(false);

  const thief = await komputer();
  await thief.addCookies(cookies);
  const copy = await thief.newPage();
  await copy.goto(`${walk.product.url}/dashboard`);
  expect(path(copy)).toBe("/login?lanjut=%2Fdashboard");
});

test("without JavaScript the form works the same, and leads nowhere else", async () => {
  const context = await komputer({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${walk.product.url}/login?lanjut=${encodeURIComponent("//jahat.example/")}`);
  await fillLogin(page, { nip: printed, password: "kapal lentera bambu rusak" });
  await button(page, "Login").click();
  await page.locator("[role=alert]", { hasText: fault }).waitFor();
  expect(await page.getByLabel("NIP").inputValue()).toBe(printed);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await button(page, "Login").click();
  await page.waitForURL(`${walk.product.url}/login/kode?**`);
  await page.getByLabel("Kode 6 angka").fill("000000");
  await page.getByRole("button", { name: "Masuk", exact: true }).click();
  await page.locator("[role=alert]", { hasText: "Kode belum cocok" }).waitFor();
  await page.getByText("Pakai kode pemulihan").click();
  await page.getByLabel("Kode pemulihan").fill(step.codes[0] ?? "");
  await button(page, "Masuk dengan kode pemulihan").click();
  await page.waitForURL(`${walk.product.url}/dashboard`);
  await page.getByText(name).first().waitFor();
});

test("API clients get a token that opens what she may see", async () => {
  const ask = (body: unknown) =>
    fetch(`${walk.product.url}/api/loginGuru`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const refused = await ask({ nip, password: "bukan ini passwordnya" });
  expect(refused.status).toBe(401);
  expect(await refused.json()).toEqual({ msg: expect.stringContaining(fault) });
  const malformed = await ask({ nip });
  expect([malformed.status, ((await malformed.json()) as { msg: string }).msg]).toEqual([400, expect.stringMatching(/^Login gagal/)]);

  const [, kode] = step.codes;
  const alone = await ask({ nip, password });
  expect([alone.status, await alone.json()]).toEqual([
    401,
    { msg: expect.stringContaining("dua langkah"), reason: "second_factor_required" },
  ]);
  const answer = await ask({ nip, password, kode });
  const { access_token, user } = (await answer.json()) as { access_token: string; user: unknown };
  expect(user).toEqual({ nip, nama: name, peran: ["administrator"] });
  const list = (headers: Record<string, string>) => fetch(`${walk.product.url}/api/registerSiswa`, { headers });
  expect((await list({})).status).toBe(401);
  expect((await list({ authorization: `Bearer ${access_token}` })).status).toBe(200);
});
