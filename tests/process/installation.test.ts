/** What belongs together is started together: database, keys and files of one installation. */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildOnce } from "#tests/support/build.ts";
import { makeFolder } from "#tests/support/leftovers.ts";
import { type Product, removeData, runProduct, startProduct } from "#tests/support/product.ts";
import { databaseUrl, query } from "#tests/support/stored.ts";

vi.setConfig({ testTimeout: 240_000 });

let product: Product;
const inside = (dataDir: string, ...names: string[]) => join(dataDir, ...names);

beforeAll(async () => {
  buildOnce();
  product = await startProduct();
});

afterAll(async () => {
  await product?.stop();
  if (product) removeData(product);
});

async function expectRefusal(run: ReturnType<typeof runProduct>, sentence: RegExp): Promise<void> {
  const { code, output } = await run;
  expect(output.trim()).toMatch(sentence);
  expect(output.trim().split("\n")).toHaveLength(1);
  expect(code).toBe(1);
}

const another = (dataDir: string) => runProduct({ dataDir, env: { DATABASE_URL: databaseUrl(product.dataDir) } });

test("a second process with keys of its own, or without any, is refused and leaves no keys", async () => {
  const dataDir = makeFolder("lain");
  await expectRefusal(another(dataDir), /^Basis data ini milik instalasi [0-9a-f]{8}, tetapi kunci "audit" dan "rahasia" tidak ada di /);
  expect(existsSync(inside(dataDir, "kunci"))).toBe(false);
  const own = await startProduct({ dataDir });
  await own.stop();
  await expectRefusal(another(dataDir), /^Folder kunci .* milik instalasi [0-9a-f]{8}, sedangkan basis data ini milik instalasi/);
  rmSync(dataDir, { recursive: true });
});

test("a second process with the keys and files in a folder of its own is refused, also when it is a copy", async () => {
  const dataDir = makeFolder("salinan");
  mkdirSync(dataDir, { recursive: true });
  cpSync(inside(product.dataDir, "kunci"), inside(dataDir, "kunci"), { recursive: true });
  await expectRefusal(another(dataDir), /^Basis data ini mencatat berkas .* tetapi berkas itu tidak ada di folder/);
  cpSync(inside(product.dataDir, "berkas"), inside(dataDir, "berkas"), { recursive: true });
  await expectRefusal(another(dataDir), /^Proses lain sedang bekerja pada basis data ini dan menyimpan berkas di tempat lain/);
  const second = await startProduct({ dataDir: product.dataDir, env: { DATABASE_URL: databaseUrl(product.dataDir) } });
  await second.stop();
  rmSync(dataDir, { recursive: true });
});

test("a process that was killed comes back at once", async () => {
  await product.stop("SIGKILL");
  product = await startProduct({ dataDir: product.dataDir });
  expect(await query(product.dataDir, "select from proses where terlihat > now() - interval '45 seconds'")).not.toHaveLength(0);
});

test("lost keys refuse to start; the operator is told what giving them up means, and may", async () => {
  const { dataDir } = product;
  const stopped = { dataDir };
  await product.stop();
  const keys = inside(dataDir, "kunci");
  renameSync(keys, inside(dataDir, "cadangan"));
  await expectRefusal(runProduct(stopped), /tidak ada di .*kunci\. Kembalikan folder kunci dari cadangan.*npm run keys:adopt/);
  expect(existsSync(keys)).toBe(false);

  renameSync(inside(dataDir, "cadangan"), keys);
  product = await startProduct(stopped);
  await product.stop();

  rmSync(keys, { recursive: true });
  const explained = await runProduct({ ...stopped, flags: ["--keys-adopt"] });
  expect(explained).toEqual({ code: 1, output: expect.stringMatching(/jejak audit yang lama tidak dapat diperiksa.*SAYA-MENGERTI/s) });
  expect(existsSync(keys)).toBe(false);
  const given = await runProduct({ ...stopped, flags: ["--keys-adopt", "SAYA-MENGERTI"] });
  expect(given).toEqual({ code: 0, output: expect.stringMatching(/tercatat di jejak audit/) });
  const verified = await runProduct({ ...stopped, flags: ["--audit-verify"] });
  expect(verified.output).toMatch(/^Jejak audit utuh: \d+ baris\.\n\d+ baris sebelum kunci diganti tidak dapat diperiksa lagi\.\n$/);
  product = await startProduct(stopped);
  const lines = await query<{ action: string }>(dataDir, "select action from audit where subject = 'instalasi'");
  expect(lines).toEqual([{ action: "rantai-baru" }]);
});
