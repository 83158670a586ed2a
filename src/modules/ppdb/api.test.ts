import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Product, removeData, startProduct } from "#tests/support/product.ts";
import { post, registration } from "#tests/support/registrations.ts";
import { query } from "#tests/support/stored.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.stop();
  removeData(product);
});

const send = (body: unknown, headers: Record<string, string> = {}) => post(product.url, body, headers);

describe("/api/registerSiswa", () => {
  test("answers the created item with its id and number", async () => {
    const answer = await send(registration("Anak Api"));
    expect(answer.status).toBe(201);
    const item = await answer.json();
    expect(item).toMatchObject({
      ...registration("Anak Api"),
      id: expect.any(String),
      nomor: expect.stringMatching(/^PMBM-\d{4}-\d{5}-[A-Z]$/),
    });
    const page = await fetch(`${product.url}/daftar/bukti/${item.bukti}`);
    expect(await page.text()).toContain(item.nomor);
    expect(page.headers.get("cache-control")).toBe("no-store");
  });

  test("the same idempotency key answers the same item", async () => {
    const key = { "idempotency-key": "kunci-api-1234" };
    const [one, two] = [await send(registration("Dua Kali"), key), await send(registration("Dua Kali"), key)];
    expect(await two.json()).toEqual(await one.json());
  });

  test.each([
    ["no JSON", "{", 400, undefined],
    ["a list", [], 400, undefined],
    ["a short key", registration(), 400, undefined],
    ["an unknown field", { ...registration(), peran: "administrator" }, 422, "peran"],
    ["a number as name", { ...registration(), namaLengkap: 7 }, 422, "namaLengkap"],
    ["a finer score", { ...registration(), nilaiUN: 85.555 }, 422, "nilaiUN"],
    ["no consent", { ...registration(), agreement: false }, 422, "agreement"],
  ])("refuses %s with a sentence", async (what, body, status, field) => {
    const answer = await send(body, what === "a short key" ? { "idempotency-key": "x" } : {});
    expect(answer.status).toBe(status);
    const told = await answer.json();
    expect(told.error).toMatch(/\p{L}/u);
    expect(Object.keys(told.fields ?? {})).toEqual(field ? [field] : []);
  });

  test("another site's page cannot send in a visitor's name, and a form is not JSON", async () => {
    expect((await send(registration(), { origin: "https://lain.example", "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await send("namaLengkap=x", { "content-type": "application/x-www-form-urlencoded" })).status).toBe(415);
  });

  test("one applicant again and again is slowed down", async () => {
    const answers = [];
    for (let index = 0; index < 11; index++) answers.push((await send(registration("Anak Berulang"))).status);
    expect(answers.slice(0, 10)).toEqual(Array(10).fill(201));
    expect(answers[10]).toBe(429);
  });

  test("reading and deleting need the right", async () => {
    expect((await fetch(`${product.url}/api/registerSiswa`)).status).toBe(401);
    const one = `${product.url}/api/registerSiswa/00000000-0000-4000-8000-000000000000`;
    expect((await fetch(one, { method: "DELETE" })).status).toBe(401);
    expect((await fetch(`${product.url}/administration/pendaftaran`, { redirect: "manual" })).status).toBe(302);
  });

  test("outside the period page and call say when it opens", async () => {
    await query(product.dataDir, "update periode_ppdb set buka = '2999-01-07', tutup = '2999-06-30', pengumuman = null");
    const page = await (await fetch(`${product.url}/daftar`)).text();
    expect(page).toContain("dibuka Senin, 7 Januari 2999");
    expect(page).not.toContain("<form");
    const answer = await send(registration("Terlalu Awal"));
    expect(answer.status).toBe(409);
    expect((await answer.json()).error).toContain("dibuka Senin, 7 Januari 2999");
  });

  test("nothing of the family reaches the log", () => {
    expect(product.output()).not.toMatch(/Anak Api|Hasnawati|081200000000/);
  });
});
