/** A program of the office, with a token: what it is answered is what the document says. */
import { beforeAll, expect, test } from "vitest";
import { create } from "#kit/register/store.server.ts";
import { recordAbsensi } from "#modules/absensi/index.server.ts";
import { pegawai } from "#modules/kepegawaian/index.ts";
import { suratKeluar, suratMasuk } from "#modules/persuratan/index.ts";
import { calls } from "#server/calls.ts";
import type { Schema } from "#server/openapi/schema.ts";
import { policy } from "#src/policy.ts";
import { actor } from "#tests/support/database.ts";
import { type DemoKelas, fillDemoKelas, senin } from "#tests/support/demo-kelas.ts";
import { openTestHouse } from "#tests/support/house.ts";
import { removeData, startProduct } from "#tests/support/product.ts";
import { as, clerk, house, samples, useRegisterRows } from "#tests/support/register-rows.ts";
import { post, registration } from "#tests/support/registrations.ts";
import { faults } from "#tests/support/schema-faults.ts";
import { query } from "#tests/support/stored.ts";

useRegisterRows();

let demo: DemoKelas;
beforeAll(async () => {
  for (const register of [pegawai, suratMasuk, suratKeluar])
    for (const n of [1, 2]) await as(clerk, (ctx) => create(ctx, register, samples(register, n), "json"));
  const [wali, guru] = [actor("waliKelas"), actor("guru")];
  demo = await as(clerk, (ctx) => fillDemoKelas(ctx, { wali, guru }));
  await as(wali, (ctx) => recordAbsensi(ctx, pencatatan("uji", "hadir")));
  await as(wali, (ctx) => recordAbsensi(ctx, pencatatan("lain", "terlambat")));
});

const pencatatan = (perangkat: string, status: "hadir" | "terlambat") => ({
  ...{ kunci: `kunci-${perangkat}-1234567`, perangkat, kelasId: demo.kelas.satu, tanggal: senin, jadwalId: null },
  dicatatPada: new Date(`${senin}T00:30:00Z`),
  baris: [{ siswaId: demo.siswa[0] ?? "", status, jam: null, keterangan: null, buktiId: null, dasar: null }],
});

const ask = (path: string) => openTestHouse({ calls, policy, scope: (who, id) => house.scope(who, id) }, clerk).ask(path);
const answerOf = (path: string): Schema => {
  const schema = calls.find((call) => call.method === "GET" && call.path === path)?.doc?.answer;
  if (!schema) throw new Error(`the document says nothing of what ${path} answers`);
  return schema;
};

test.each(["/api/pegawai", "/api/surat-masuk", "/api/daftar-surat", "/api/gambar"] as const)(
  "%s answers as the document says, and how many there are",
  async (path) => {
    const answer = await ask(path);
    const rows = await answer.json();
    expect(faults(answerOf(path), rows)).toEqual([]);
    expect(rows.length).toBeGreaterThan(0);
    expect(Number(answer.headers.get("x-total-count"))).toBeGreaterThanOrEqual(rows.length);
    expect(calls.find((call) => call.method === "GET" && call.path === path)?.doc).toMatchObject({ counted: true });
  },
);

test("a list can be asked for in larger parts, and narrowed, as the document says", async () => {
  const told = Object.keys(calls.find(({ method, path }) => method === "GET" && path === "/api/surat-masuk")?.doc?.query ?? {});
  expect(told).toEqual(expect.arrayContaining(["cari", "halaman", "tampil", "status"]));
  expect(await (await ask("/api/surat-masuk?cari=Perihal 2&tampil=100")).json()).toHaveLength(1);
});

test("a registration is asked for and answers as the document says, with the answers to its questions", async () => {
  const product = await startProduct();
  await query(
    product.dataDir,
    "insert into pertanyaan_ppdb (periode_id, pertanyaan, kode, bentuk) select id, 'Jumlah juz', 'juz', 'angka' from periode_ppdb",
  );
  const sent = { ...registration("Anak Api"), "jawab-juz": 5 };
  const answer = await post(product.url, sent, {});
  const refused = await post(product.url, { ...sent, gelombangId: null }, {});
  const empty = await post(product.url, {}, {});
  const kept = await query(product.dataDir, "select isi from jawaban_pendaftaran");
  await product.stop();
  removeData(product);
  const { status, body, answer: schema } = calls.find((call) => call.method === "POST" && call.path === "/api/registerSiswa")?.doc ?? {};
  expect(answer.status).toBe(status);
  expect(schema && faults(schema, await answer.json())).toEqual([]);
  expect(kept).toEqual([{ isi: "5" }]);
  expect(body && faults(body, sent)).toEqual([]);
  expect(body && faults(body, { ...sent, gelombangId: null, "jawab-juz": [] })).toHaveLength(2);
  expect(refused.status).toBe(422);
  // What must be there is what is missed where nothing is sent.
  const { fields } = (await empty.json()) as { fields: object };
  expect(Object.keys(fields)).toEqual(expect.arrayContaining(body && "required" in body ? [...(body.required ?? [])] : ["the document"]));
});

test("one row answers as its list does", async () => {
  const [surat] = (await (await ask("/api/daftar-surat")).json()) as { id: string }[];
  expect(faults(answerOf("/api/daftar-surat/:id"), await (await ask(`/api/daftar-surat/${surat?.id}`)).json())).toEqual([]);
});

test("a class and what a device keeps answer as the document says", async () => {
  const kelas = (await (await ask(`/api/absensi-siswa?kelas=${demo.kelas.satu}&tanggal=${senin}`)).json()) as { isi: unknown[] };
  expect(kelas.isi.length).toBeGreaterThan(0);
  expect(faults(answerOf("/api/absensi-siswa"), kelas)).toEqual([]);
  expect(faults(answerOf("/api/absensi-siswa/bekal"), await (await ask("/api/absensi-siswa/bekal")).json())).toEqual([]);
});

test("every call but those that answer nothing says what it answers", () => {
  const silent = calls.filter(({ method, doc }) => method !== "DELETE" && doc?.status !== 204 && !doc?.answer);
  expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
