import { randomInt } from "node:crypto";
import type { Page } from "playwright-core";
import { hashPassword } from "#kit/access/password.server.ts";
import type { Product } from "./product.ts";
import { query } from "./stored.ts";

export interface Staff {
  readonly nip: string;
  readonly password: string;
}

const password = "kapal lentera bambu rusa";
let serial = randomInt(10_000);

/** Puts somebody with these roles into the database of a running product. Not for administrators, who need a second step. */
export async function addStaff({ dataDir }: Pick<Product, "dataDir">, ...roles: readonly string[]): Promise<Staff> {
  // One after the other: two people of one test never share a NIP.
  serial = (serial + 1) % 10_000;
  const nip = `19850312200912${String(serial).padStart(4, "0")}`;
  const hash = await hashPassword(password);
  await query(
    dataDir,
    `insert into akun (nip, nama, peran, password_hash, password_at)
     values ('${nip}', 'Uji ${roles.join(" ")}', array[${roles.map((role) => `'${role}'`).join()}], '${hash}', now())`,
  );
  return { nip, password };
}

/** On the sign-in page. */
export async function isiMasuk(page: Page, { nip, password }: Staff): Promise<void> {
  await page.getByLabel("NIP").fill(nip);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

/** @returns the header with which a program is that person */
export async function signInAs(url: string, staff: Staff): Promise<{ authorization: string }> {
  const answer = await fetch(`${url}/api/loginGuru`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(staff),
  });
  const { access_token: token, msg } = (await answer.json()) as { access_token?: string; msg?: string };
  if (!token) throw new Error(`the sign-in was answered with ${answer.status}: ${msg}`);
  return { authorization: `Bearer ${token}` };
}
