import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, removeData, startProduct } from "#tests/support/product.ts";

const BUDGET = 120 * 1024;
let product: Product;

beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.stop();
  removeData(product);
});

test("all scripts of /daftar together stay within 120 KB", async () => {
  const html = await (await fetch(`${product.url}/daftar`)).text();
  const tags = html.match(/<(link rel="modulepreload"|script)[^>]*>/g) ?? [];
  const scripts = new Set(tags.flatMap((tag) => /(?:href|src)="(\/assets\/[\w.-]+\.js)"/.exec(tag)?.[1] ?? []));
  const bytes = [...scripts].map((path) => brotliCompressSync(readFileSync(`build/client${path}`)).length);
  expect(scripts.size).toBeGreaterThan(3);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(BUDGET);
});

test("parents who pass /daftar on show where it leads, with a card of its own", async () => {
  const html = await (await fetch(`${product.url}/daftar?utm_source=wa`)).text();
  expect(html).toContain(`<link rel="canonical" href="${product.url}/daftar"/>`);
  expect(html).toContain(`<meta property="og:image" content="${product.url}/bagikan.png?halaman=/daftar"/>`);
  expect(html).toMatch(/<meta property="og:title" content="Pendaftaran – [^"]+"\/>/);
});

test("nothing is chosen before somebody chooses it: without scripts it would be sent, with them it would pass for typed", async () => {
  const html = await (await fetch(`${product.url}/daftar`)).text();
  const chosen = [...html.matchAll(/<select[^>]* name="(\w+)"[^>]*>(?:<!--.*?-->)?<option value="([^"]*)"/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  expect(Object.fromEntries(chosen)).toEqual({ agama: "islam", hubunganWali: "" });
});
