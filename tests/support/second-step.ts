import type { Page } from "playwright-core";
import { AuthenticatorApp } from "./authenticator-app.ts";

export interface SecondStep {
  readonly app: AuthenticatorApp;
  /** Recovery codes. */
  readonly codes: readonly string[];
}

/** On the page that every administrator meets first: sets an app up, keeps the codes and goes on to where they were going. */
export async function setUpSecondStep(page: Page, clock?: () => Date): Promise<SecondStep> {
  await page.waitForURL("**/dua-langkah?**");
  const app = new AuthenticatorApp((await page.locator(".faktor-rahasia").textContent()) ?? "", clock);
  await page.getByLabel("Kode 6 angka").fill(await app.code());
  await page.getByRole("button", { name: "Pasang", exact: true }).click();
  await page.getByRole("heading", { name: "Simpan kode pemulihan" }).waitFor();
  const codes = await page.locator(".faktor-daftar li").allTextContents();
  await page.getByRole("link", { name: "Sudah saya simpan, lanjutkan" }).click();
  await page.waitForURL((url) => url.pathname !== "/dua-langkah");
  return { app, codes };
}

/** On the page behind the password. */
export async function takeSecondStep(page: Page, { app }: Pick<SecondStep, "app">): Promise<void> {
  await page.waitForURL("**/login/kode?**");
  await page.getByLabel("Kode 6 angka").fill(await app.code());
  await page.getByRole("button", { name: "Masuk", exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/login"));
}
