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
  page({ method: "POST", body: new URLSearchParams(isi), headers: { origin: product.url, cookie, "accept-encoding": "identity" } });

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
  expect((await send({ aksi: "mundur", noTelepon: "0812 0000 0000", yakin: "on" }, cookie)).status).toBe(303);
  expect(await (await page({ headers: { cookie } })).text()).toContain("sudah ditarik");
});

test("a correction that comes when the desk has gone on is not taken, and what was typed is there to be copied", async () => {
  const { nomor } = (await (await post(product.url, registration("Anak Terlambat Membetulkan"))).json()) as { nomor: string };
  const opened = await send({ aksi: "buka", nomor, tanggalLahir: "9/3/2012" });
  const cookie = (opened.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  const typed = { nomor, versi: "2", buktiTelepon: "081200000000", alamat: "Jalan Belum Sampai 9", tempatLahir: "••••" };
  const late = await send({ aksi: "perbaiki", ...typed }, cookie);
  const text = await late.text();
  expect([late.status, text.includes("tidak sedang menunggu perbaikan")]).toEqual([409, true]);
  const told = text.split('id="belum-terkirim"')[1]?.split("</section>")[0] ?? "";
  expect([told.includes("Jalan Belum Sampai 9"), told.includes("••••"), text.includes("Anak Terlambat Membetulkan")]).toEqual([
    true,
    false,
    true,
  ]);
});

test("byte for byte the same is answered about a number that is there and one that is not, also once it is closed", async () => {
  const { nomor } = (await (await post(product.url, registration("Anak Yang Dicari"))).json()) as { nomor: string };
  const stranger = "PMBM-2027-88888-A";
  expect(stranger).toHaveLength(nomor.length);
  const told = async (of: string, tanggalLahir: string) => {
    const answer = await send({ aksi: "buka", nomor: of, tanggalLahir });
    const heads = [...answer.headers].filter(([name]) => !["date", "x-request-id", "content-security-policy"].includes(name));
    const text = (await answer.text()).replaceAll(of, "NOMOR").replaceAll(/nonce="[^"]+"/g, "");
    return { status: answer.status, heads, text };
  };
  for (const day of [1, 2, 3, 4, 5, 6, 7]) expect(await told(stranger, `${day}/1/2011`)).toEqual(await told(nomor, `${day}/1/2011`));
  const closed = await send({ aksi: "buka", nomor, tanggalLahir: "9/3/2012" });
  expect(closed.status).toBe(429);
  // Without scripts the family is asked for its telephone number there and then.
  expect(await closed.text()).toContain('name="noTelepon"');
  const { noTelepon } = registration("Anak Yang Dicari") as { noTelepon: string };
  expect((await send({ aksi: "buka", nomor, tanggalLahir: "9/3/2012", noTelepon })).status).toBe(303);
});
