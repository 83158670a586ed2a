import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, removeData, startProduct } from "#tests/support/product.ts";
import { post, registration } from "#tests/support/registrations.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product?.stop();
  if (product) removeData(product);
});

const page = (init: RequestInit = {}) => fetch(`${product.url}/daftar/status`, { redirect: "manual", ...init });
const send = (isi: Record<string, string>, cookie = "") =>
  page({ method: "POST", body: new URLSearchParams(isi), headers: { origin: product.url, cookie } });

test("a family without scripts opens its page, fetches the proof, and takes the registration back", async () => {
  const { nomor } = (await (await post(product.url, registration("Nur Azizah Lamadjido"))).json()) as { nomor: string };
  expect(await (await page()).text()).toContain("Tanggal lahir calon siswa");
  const wrong = await send({ aksi: "buka", nomor, tanggalLahir: "10/3/2012" });
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain("tidak cocok");
  const opened = await send({ aksi: "buka", nomor, tanggalLahir: "9/3/2012" });
  expect([opened.status, opened.headers.get("location")]).toEqual([303, "/daftar/status"]);
  const cookie = (opened.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  const shown = await page({ headers: { cookie } });
  expect(shown.headers.get("cache-control")).toContain("no-store");
  const html = await shown.text();
  expect(html).toContain("Nur Azizah Lamadjido");
  expect(html).toContain("menunggu diperiksa panitia");
  const proof = await fetch(`${product.url}/daftar/status/bukti`, { headers: { cookie } });
  expect([proof.status, proof.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  await proof.arrayBuffer();
  const closed = await fetch(`${product.url}/daftar/status/bukti`);
  expect([new URL(closed.url).pathname, (await closed.text()).includes("Halaman ini sudah ditutup")]).toEqual(["/daftar/status", true]);
  expect((await send({ aksi: "mundur" }, cookie)).status).toBe(422);
  expect((await send({ aksi: "mundur", yakin: "on" }, cookie)).status).toBe(303);
  expect(await (await page({ headers: { cookie } })).text()).toContain("sudah ditarik");
});
