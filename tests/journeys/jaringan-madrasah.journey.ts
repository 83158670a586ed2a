/**
 * Once in the school's life, and again when the provider changes: the clerk binds the devices of attendance to the school's network, and
 * the head agrees. What goes wrong: a slip in the address, and phones bound along though nobody wished it.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noFlaw } from "#tests/support/no-flaw.ts";
import { addStaff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";
import { openWalk, type Walk } from "#tests/support/walk.ts";

const path = "/administration/perangkat-absensi";
let walk: Walk;
let clerk: Page;
let head: Page;

beforeAll(async () => {
  walk = await openWalk();
  const people = [await addStaff(walk.product, "tataUsaha"), await addStaff(walk.product, "kepala")] as const;
  await query(
    walk.product.dataDir,
    `insert into pegawai (nama, jenis, status, unit_kerja, akun_id) select nama, 'tenaga-kependidikan', 'honorer', 'MAN1PALU', id
       from akun where nip in ('${people[0].nip}', '${people[1].nip}')`,
  );
  clerk = await walk.signIn(people[0], { viewport: { width: 360, height: 800 } });
  head = await walk.signIn(people[1], { viewport: { width: 768, height: 1024 } });
});

afterAll(() => walk?.close());

test("a slip is told at its field and keeps what was typed; the second person agrees to what was asked", { timeout: 240_000 }, async () => {
  await clerk.goto(walk.product.url + path, { waitUntil: "networkidle" });
  const [typed, phones] = [clerk.getByLabel("Jaringan madrasah", { exact: false }).last(), clerk.getByLabel("Ponsel pegawai juga")];
  await typed.fill("103.10.66.0/99");
  await phones.uncheck();
  await clerk.getByRole("button", { name: "Ajukan perubahan" }).click();
  await expect.poll(() => clerk.locator(".ui-problems").count()).toBe(1);
  expect([await typed.inputValue(), await phones.isChecked()]).toEqual(["103.10.66.0/99", false]);
  await noFlaw(clerk);
  await typed.fill("103.10.66.0/24");
  await clerk.getByRole("button", { name: "Ajukan perubahan" }).click();
  await clerk.getByText("103.10.66.0/24, tidak untuk ponsel").waitFor();
  await head.goto(walk.product.url + path, { waitUntil: "networkidle" });
  await head.getByRole("button", { name: "Setujui" }).click();
  await head.getByText("Ponsel boleh memakai kode dari jaringan lain.").waitFor();
  await noFlaw(head);
  expect(walk.broken).toEqual([]);
});
