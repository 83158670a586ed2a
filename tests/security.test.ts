import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Product, removeData, startProduct } from "./support/product.ts";
import { post, registration } from "./support/registrations.ts";

/** What strangers send to see something break. */
let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.stop();
  removeData(product);
});

const send = (body: unknown, headers: Record<string, string> = {}) => post(product.url, body, headers);

describe("a sending made to break something", () => {
  test.each([
    ["nested a hundred thousand deep", `{"namaLengkap":${"[".repeat(100_000)}${"]".repeat(100_000)}}`, 413],
    ["an object that cannot become text", { ...registration(), namaLengkap: { toString: 1, valueOf: 1 } }, 422],
    ["ten thousand fields that nobody knows", Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`k${index}`, 1])), 413],
  ])("%s is refused in few words", async (_, body, status) => {
    const answer = await send(body);
    expect(answer.status).toBe(status);
    if (status === 413) expect(answer.headers.get("connection")).toBe("close");
    expect((await answer.text()).length).toBeLessThan(4_000);
  });

  test("a key that was used before opens nothing of the first family's", async () => {
    const key = { "idempotency-key": "pendaftaran-1" };
    const first = await (await send(registration("Anak Pertama"), key)).json();
    const answer = await send(registration("Anak Kedua"), key);
    expect(answer.status).toBe(409);
    const told = await answer.text();
    for (const secret of [first.bukti, first.nomor, first.id, "Pertama"]) expect(told).not.toContain(secret);
  });
});

describe("a form made to break something", () => {
  const boundary = "multipart/form-data; boundary=a";
  test.each([
    ["JSON", "application/json", "{}"],
    ["no boundary", "multipart/form-data", "x"],
    ["an end too early", boundary, '--a\r\nContent-Disposition: form-data; name="nip"\r\n\r\n1'],
  ])("%s is refused", async (_, type, body) => {
    for (const address of ["/login", "/daftar"]) {
      const answer = await fetch(product.url + address, { method: "POST", headers: { "content-type": type, origin: product.url }, body });
      expect(answer.status).toBe(400);
    }
  });
});

describe("an address made to break something", () => {
  test.each(["//lain.example/login", "//lain.example/daftar/bukti/x", "/%E0%A4%A", "/daftar/bukti/%zz"])(
    "%s is refused",
    async (address) => {
      const answer = await fetch(product.url + address, { redirect: "manual" });
      expect(answer.status).toBe(400);
      expect(answer.headers.get("cache-control")).toBe("no-store");
    },
  );

  test("far too long shows a reader a whole page, whatever it holds", async () => {
    for (const words of [
      "x".repeat(10_240),
      "(a+)+$".repeat(1_700),
      "'; drop table berita; --".repeat(420),
      "é".repeat(10_000),
      "\0".repeat(10_240),
    ]) {
      const answer = await fetch(`${product.url}/news?cari=${encodeURIComponent(words)}`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain("</html>");
    }
    for (const [path, status] of [
      [`/${"x".repeat(10_240)}`, 404],
      [`/news?cari=${encodeURIComponent("😀".repeat(10_240))}`, 431],
    ] as const) {
      const answer = await fetch(product.url + path);
      expect(answer.status).toBe(status);
      expect(await answer.text()).toContain("Kembali ke beranda");
      expect(answer.headers.get("content-security-policy")).toContain("script-src 'self'");
    }
  });

  test("far too long for a program gets the headers of every other answer", async () => {
    const { status, headers } = await fetch(`${product.url}/api/news?${"x".repeat(9_000)}`);
    expect({ status, cache: headers.get("cache-control"), policy: headers.get("content-security-policy") }).toEqual({
      status: 414,
      cache: "no-store",
      policy: expect.stringContaining("default-src 'none'"),
    });
  });

  test("leaves no trace of itself in the log", () => {
    expect(product.output()).not.toMatch(/%zz|could not be decoded|lain\.example/);
    expect(product.output()).not.toContain('"level":50');
  });
});
