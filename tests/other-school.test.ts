/**
 * The product belongs to no school. Whoever installs it for another one tells it so once, on the first day; from then on nothing that
 * goes out may bear the name of the school that it was first made for, least of all a letter or a family's receipt.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { extractText } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { calls } from "#server/calls.ts";
import { pages } from "#src/routes.ts";
import { makeFolder } from "./support/leftovers.ts";
import { man2Poso } from "./support/other-school.ts";
import { type Product, removeData, startProduct } from "./support/product.ts";
import { post, registration } from "./support/registrations.ts";
import { startSmtp } from "./support/smtp.ts";
import { addStaff, type SignedIn, signInAs } from "./support/staff.ts";
import { query } from "./support/stored.ts";

const foreign = /\bpalu\b|palu\b|\bman[ -]?1\b/i;
/** The code of the only unit is the specification's (ADR 50). */
const ofSpecification = /MAN1PALU|"MAN 1 Palu\\*"|>MAN 1 Palu<|Salah satu dari: MAN 1 Palu/g;

let product: Product;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let office: SignedIn;
beforeAll(async () => {
  const dataDir = makeFolder("madrasah-lain");
  const file = join(dataDir, "madrasah.json");
  writeFileSync(file, JSON.stringify(man2Poso));
  smtp = await startSmtp();
  product = await startProduct({ dataDir, env: { SCHOOL_FILE: file, SMTP_URL: smtp.url } });
  office = await signInAs(product.url, await addStaff(product, "administrator"));
});
afterAll(async () => {
  await product.stop();
  await smtp.stop();
  removeData(product);
});

const filled = (path: string) =>
  path.replace(/:id\b/g, "00000000-0000-4000-8000-00000000000a").replace(/:\w+/g, "x".repeat(43)).replace(/^\*$/, "/tidak-ada");
const gets = calls.filter(({ method }) => method === "GET").map(({ path }) => path);
const addresses = [...new Set([...pages.map(({ path }) => path), ...gets])].map(filled);

async function read(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(product.url + path, { headers, redirect: "manual" });
  const type = answer.headers.get("content-type") ?? "";
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (type.startsWith("application/pdf")) return textOf(bytes);
  return /^(text|application)\//.test(type) ? new TextDecoder().decode(bytes) : "";
}
const textOf = async (pdf: Uint8Array): Promise<string> => (await extractText(pdf, { mergePages: true })).text;

async function whoName(headers: Record<string, string>): Promise<string[]> {
  const found: string[] = [];
  for (let at = 0; at < addresses.length; at += 4)
    await Promise.all(
      addresses.slice(at, at + 4).map(async (path) => {
        const body = (await read(path, headers)).replace(ofSpecification, "");
        const place = body.search(foreign);
        if (place >= 0) found.push(`${path}: …${body.slice(Math.max(0, place - 60), place + 30)}…`);
      }),
    );
  return found;
}

test("a start says which school is ready", () => {
  expect(product.output()).toContain("MAN 2 Poso siap di ");
});

test("no page, feed, picture's words or answer of the interface names the first school to a visitor", async () => {
  expect(addresses.length).toBeGreaterThan(120);
  expect(await whoName({})).toEqual([]);
  const [home, feed, manifest] = await Promise.all(["/", "/berita.rss", "/manifest.webmanifest"].map((path) => read(path)));
  expect(home).toContain("<title>MAN 2 Poso");
  expect(home).toContain('"addressLocality":"Poso"');
  expect(feed).toContain("Madrasah Aliyah Negeri 2 Poso");
  expect(JSON.parse(manifest ?? "")).toMatchObject({ name: "Madrasah Aliyah Negeri 2 Poso", short_name: "MAN 2 Poso" });
});

test("nor does any page of the portal to who may see everything", async () => {
  expect(await whoName(office)).toEqual([]);
  expect(await read("/dashboard", office)).toContain("MAN 2 Poso");
});

test("the door, the authenticator app and the passkey are the other school's", async () => {
  expect(await read("/login")).toMatch(/Portal layanan<br\/>MAN 2 Poso/);
  const guru = await signInAs(product.url, await addStaff(product, "guru"));
  const page = await read("/dua-langkah", guru);
  expect(page).toContain("MAN 2 Poso");
});

test("papers bear its letterhead", async () => {
  const kop = await read("/dashboard-profile/contoh-kop", office);
  expect(kop).toContain("MADRASAH ALIYAH NEGERI 2 POSO");
  expect(kop).toContain("KANTOR KEMENTERIAN AGAMA KABUPATEN POSO");
  expect(kop).not.toMatch(foreign);
  const rows = await query<{ id: string; nama: string }>(product.dataDir, "select id, nama from template_surat");
  expect(rows.length).toBeGreaterThan(4);
  for (const { id, nama } of rows) {
    const page = await read(`/administration/template-surat/${id}`, office);
    expect(page, nama).toContain("Madrasah Aliyah Negeri 2 Poso");
    expect(page, nama).not.toMatch(foreign);
  }
});

test("a family agrees with the other school, and has its receipt and its mail from it", async () => {
  const neutral = { tempatLahir: "Tentena", alamat: "Jalan Danau 3", asalSekolah: "MTs Tentena", email: "ibu@contoh.example" };
  expect(await read("/daftar")).toContain("setuju data ini dipakai MAN 2 Poso untuk keperluan PPDB");
  expect(await read("/daftar")).toContain("Misalnya MTsN 1 Poso atau SMPN 2 Poso");
  const sent = { ...registration("Siti Rahma"), ...neutral };
  const answer = await post(product.url, sent);
  expect(answer.status).toBe(201);
  const { bukti } = (await answer.json()) as { bukti: string };
  const paths = [`/daftar/bukti/${bukti}`, `/daftar/bukti/${bukti}/unduh`];
  for (const path of paths) {
    const text = await read(path);
    expect(text, path).toMatch(/MAN 2 Poso|Madrasah Aliyah Negeri 2 Poso/i);
    expect(text, path).not.toMatch(foreign);
  }
  const [kept] = await query<{ teks: string }>(product.dataDir, "select teks from persetujuan_pendaftaran");
  expect(kept?.teks).toContain("dipakai MAN 2 Poso untuk");
  await expect.poll(() => smtp.received.length).toBeGreaterThan(0);
  const raw = smtp.received.map((letter) => letter.raw).join("\n");
  expect(raw).toContain("MAN 2 Poso");
  // What is packed for the way would hide a name, or look like one.
  expect(raw.replace(/^[A-Za-z0-9+/=]{60,}$/gm, "")).not.toMatch(foreign);
});
