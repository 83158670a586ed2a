import { randomInt } from "node:crypto";
import type { Page } from "playwright-core";
import { hashPassword } from "#kit/access/password.server.ts";
import { inventedSerial } from "#modules/akun/index.ts";
import { AuthenticatorApp } from "./authenticator-app.ts";
import type { Product } from "./product.ts";
import { query } from "./stored.ts";

export interface Staff {
  readonly nip: string;
  readonly password: string;
}

const password = "kapal lentera bambu rusa";
let serial = randomInt(10_000);
/** Of the one password that all of them have. */
let hash: Promise<string> | undefined;

/** Puts somebody with these roles into the database of a running product. Administrators and who signs set up a second step at the first sign-in. */
export async function addStaff({ dataDir }: Pick<Product, "dataDir">, ...roles: readonly string[]): Promise<Staff> {
  // One after the other: two people of one test never share a NIP.
  // Invented people do not decide about real ones.
  do serial = (serial + 1) % 10_000;
  while (inventedSerial.test(String(serial).padStart(4, "0")));
  const nip = `19850312200912${String(serial).padStart(4, "0")}`;
  hash ??= hashPassword(password);
  await query(
    dataDir,
    `insert into akun (nip, nama, peran, password_hash, password_at)
     values ('${nip}', 'Uji ${roles.join(" ")}', array[${roles.map((role) => `'${role}'`).join()}], '${await hash}', now())`,
  );
  return { nip, password };
}

/** Puts somebody into the staff file, by their NIP. */
export async function addToStaffFile({ dataDir }: Pick<Product, "dataDir">, { nip }: Staff, jabatan: string): Promise<Staff> {
  await query(
    dataDir,
    `insert into pegawai (nip, nama, jabatan, jenis, status, aktif)
     select nip, nama, '${jabatan}', 'guru', 'pns', true from akun where nip = '${nip}'`,
  );
  return { nip, password };
}

/** On the sign-in page. */
export async function fillMasuk(page: Page, { nip, password }: Staff): Promise<void> {
  await page.getByLabel("NIP").fill(nip);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

/** The headers with which requests are that person's browser. */
export type SignedIn = { readonly cookie: string; readonly origin: string };

/** The apps of those who had to set one up, by their product and NIP: the next walk's product knows nothing of them. */
const apps = new Map<string, AuthenticatorApp>();

/** The app that somebody had to set up when they signed in by `signInAs`. */
export const appOf = (url: string, { nip }: Pick<Staff, "nip">): AuthenticatorApp | undefined => apps.get(`${url} ${nip}`);

/**
 * Signs in as the pages do. Who needs a second step sets up an app the first time, and shows its code from then on.
 *
 * @param browser what it calls itself; the session is listed under it
 */
export async function signInAs(url: string, staff: Staff, browser = "node"): Promise<SignedIn> {
  const said = { origin: url, "user-agent": browser };
  const send = (path: string, fields: Readonly<Record<string, string>>, cookie = "") =>
    fetch(url + path, { method: "POST", redirect: "manual", headers: { ...said, cookie }, body: new URLSearchParams(fields) });
  let answer = await send("/login", { nip: staff.nip, password: staff.password });
  const app = appOf(url, staff);
  if (app) answer = await send("/login/kode", { kode: await app.code() }, cookiesFrom(answer));
  const headers = { cookie: cookiesFrom(answer), origin: url };
  if (!headers.cookie.includes("sesi=")) throw new Error(`the sign-in was answered with ${answer.status}: ${await answer.text()}`);
  const page = await fetch(`${url}/dashboard`, { headers, redirect: "manual" });
  if (page.headers.get("location")?.startsWith("/dua-langkah")) await setUpApp(url, staff, headers);
  return headers;
}

const cookiesFrom = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    // What a browser forgets within seconds is not part of who somebody is.
    .filter((line) => Number(/Max-Age=(\d+)/.exec(line)?.[1] ?? Number.POSITIVE_INFINITY) > 60)
    .map((line) => line.split(";")[0] ?? "")
    .filter((pair) => !pair.endsWith("="))
    .join("; ");

async function setUpApp(url: string, { nip }: Staff, headers: SignedIn): Promise<void> {
  const page = await (await fetch(`${url}/dua-langkah`, { headers })).text();
  const app = new AuthenticatorApp(/class="faktor-rahasia">([^<]+)</.exec(page)?.[1] ?? "");
  const body = new URLSearchParams({ aksi: "pasang-aplikasi", kode: await app.code() });
  const answer = await fetch(`${url}/dua-langkah`, { method: "POST", headers, body, redirect: "manual" });
  if (answer.status >= 400) throw new Error(`the second step was answered with ${answer.status}`);
  apps.set(`${url} ${nip}`, app);
}
