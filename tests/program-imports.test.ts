/**
 * A program of the office brings a list at night: it tries it out, reads what is wrong, and confirms. What goes wrong: a row is wrong, the
 * answer to the confirmation is lost and it is sent again, the list was meant for somebody else's records, or it has to be taken back.
 */
import { beforeAll, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { sql } from "#kit/database/sql.server.ts";
import { agenda } from "#modules/layanan/index.ts";
import type { Asked } from "#server/api.ts";
import { calls } from "#server/calls.ts";
import { tryImport } from "#server/imports/answer-import.ts";
import { listWork } from "#server/imports/list-work.ts";
import type { Schema } from "#server/openapi/schema.ts";
import { policy } from "#src/policy.ts";
import { Refused } from "../clients/ts/portal.ts";
import { useDatabase } from "./support/database.ts";
import { clientFor, giveKey, openApiFor, person } from "./support/programs.ts";
import { faults } from "./support/schema-faults.ts";
import { recordPegawai } from "./support/staff-file.ts";
import { watched } from "./support/watched-scope.ts";

const house = useDatabase({ policy });
const ask = (...told: Parameters<ReturnType<typeof openApiFor>>) => openApiFor(house)(...told);
const clientOf = (key: string) => clientFor(ask, key);
let admin: Actor;
let kantor: Actor;
let agendaKey: string;
beforeAll(async () => {
  admin = await person(house, "197001012000031001", "Admin Satu", "administrator");
  kantor = await person(house, "197001012000031003", "Orang Kantor", "tataUsaha");
  agendaKey = await giveKey(house, admin, { register: ["agenda"], verba: ["baca", "impor"], kelas: ["umum"], pemilik: kantor.id ?? "" });
});
const answerOf = (method: string, path: string): Schema =>
  calls.find((call) => call.method === method && call.path === path)?.doc?.answer ?? { type: "null" };
const names = async (key = agendaKey) => {
  const rows: unknown[] = [];
  for await (const row of clientOf(key).all("getAgenda", { tampil: 10 })) rows.push(row.judul);
  return rows.sort();
};

test("a trial names each fault by row, field and code, and changes nothing", async () => {
  const baris = [
    { judul: "Rapat komite", mulai: "2026-12-01", tampilDiSitus: false },
    { judul: "", mulai: "2026-12-02" },
    { judul: "Rapat guru", mulai: "32 Desember" },
  ];
  const plan = await clientOf(agendaKey).call("postImporAgenda", { body: { nama: "Kalender kota", baris } });
  expect(faults(answerOf("POST", "/api/impor/agenda"), plan)).toEqual([]);
  expect(plan).toMatchObject({ siap: false, berkas: "Kalender kota" });
  expect(plan.temuan.map(({ baris, isian, kode }) => [baris, isian, kode])).toEqual([
    [2, "judul", "required"],
    [3, "mulai", "invalid"],
  ]);
  const refused = clientOf(agendaKey).call("postImporAgendaById", { path: { id: plan.id ?? "" } });
  await expect(refused).rejects.toMatchObject({ status: 409 });
  expect(await clientOf(agendaKey).call("getImporAgendaById", { path: { id: plan.id ?? "" } })).toMatchObject({ keadaan: "ditolak" });
  expect(await names()).toEqual([]);
});

test("a sound one is taken in once, however often it is confirmed, and can be taken back", async () => {
  const client = clientOf(agendaKey);
  const baris = Array.from({ length: 23 }, (_, n) => ({ judul: `Rapat ${n}`, mulai: "2026-12-01" }));
  const plan = await client.call("postImporAgenda", { body: { baris } });
  expect(plan).toMatchObject({ siap: true, jumlah: 23, temuan: [] });
  const path = { id: plan.id ?? "" };
  expect(await client.call("getImporAgendaById", { path })).toMatchObject({ keadaan: "siap", jumlah: 0 });
  const done = await client.call("postImporAgendaById", { path });
  expect(faults(answerOf("POST", "/api/impor/agenda/:id"), done)).toEqual([]);
  expect(done).toMatchObject({ keadaan: "selesai", jumlah: 23 });
  expect(await client.call("postImporAgendaById", { path })).toEqual(done);
  expect(await names()).toHaveLength(23);
  const seen: string[] = [];
  const next = await client.changes("getAgenda", "2026-01-01T00:00:00Z", (row) => seen.push(row.id));
  expect([new Set(seen).size, Date.parse(next) < Date.now()]).toEqual([23, true]);
  const undone = await client.call("deleteImporAgendaById", { path });
  expect(faults(answerOf("DELETE", "/api/impor/agenda/:id"), undone)).toEqual([]);
  expect(undone).toMatchObject({ selesai: true, diurungkan: 23 });
  expect(await client.call("getImporAgendaById", { path })).toMatchObject({ keadaan: "diurungkan" });
  const gone: unknown[] = [];
  await client.changes("getAgenda", "2026-01-01T00:00:00Z", (row) => gone.push(row.deletedAt));
  expect(gone.filter((at) => at !== null)).toHaveLength(23);
  const { rows } = await house.scope(admin).transaction((ctx) =>
    sql<{
      name: string;
    }>`select distinct actor_name as name from audit where subject = 'agenda' and action in ('create', 'import')`.execute(ctx.db),
  );
  expect(rows).toEqual([{ name: "program Sinkron Rapor (Orang Kantor)" }]);
});

test("a file is read as on the page, and one whose columns are unclear says which", async () => {
  const send = (text: string) => {
    const form = new FormData();
    form.set("berkas", new File([text], "agenda.csv", { type: "text/csv" }));
    return clientOf(agendaKey).call("postImporAgenda", { body: form });
  };
  expect(await send("Acara;Mulai\nUpacara;25/12/2026\n")).toMatchObject({ siap: true, jumlah: 1 });
  await expect(send("Xyz;Abc\nUpacara;besok\n")).rejects.toMatchObject({ status: 422 });
});

test("a file is understood before the transaction that tries it out", async () => {
  const { seen, scope } = watched(house.scope(kantor));
  const request = (text: string) => {
    const body = new FormData();
    body.set("berkas", new File([text], "agenda.csv", { type: "text/csv" }));
    return new Request("http://localhost/api/impor/agenda", { method: "POST", body });
  };
  const send = (text: string) =>
    tryImport(agenda, { request: request(text), params: {}, scope, actor: kantor, lists: listWork(() => scope) } as unknown as Asked);
  await expect(send("Xyz;Abc\nUpacara;besok\n")).rejects.toMatchObject({ kind: "invalid" });
  expect(seen.failures).toEqual([]);
  expect((await send("Acara;Mulai\nUpacara;25/12/2026\n")).status).toBe(201);
});

test("of two columns for one field the named one brings it, and the other nothing", async () => {
  const form = new FormData();
  form.set("berkas", new File(["Judul;Mulai;Tanggal lain\nUpacara;2026-12-25;2026-12-26\n"], "agenda.csv", { type: "text/csv" }));
  form.set("pengaturan", JSON.stringify({ kolom: { "Tanggal lain": "mulai" } }));
  expect(await clientOf(agendaKey).call("postImporAgenda", { body: form })).toMatchObject({ siap: true, jumlah: 1 });
});

test("a day that can be read two ways is not guessed: the program writes it year first, or says which way it means", async () => {
  const send = (mulai: string, pengaturan?: object) =>
    clientOf(agendaKey).call("postImporAgenda", { body: { baris: [{ judul: "Upacara", mulai }], ...(pengaturan && { pengaturan }) } });
  const plan = await send("2/3/2027");
  expect(plan).toMatchObject({ siap: false, temuan: [{ baris: 1, isian: "mulai", kalimat: expect.stringContaining("2009-03-02") }] });
  expect(await send("2/3/2027", { perbaikan: { mulai: ["tanggal"] } })).toMatchObject({ siap: false });
  expect(await send("25/3/2027", { perbaikan: { mulai: ["tanggal"] } })).toMatchObject({ siap: true });
  expect(await send("2/3/2027", { perbaikan: { mulai: ["tanggal"] }, tanggal: { mulai: "mdy" } })).toMatchObject({ siap: true });
  expect(await send("2027-03-02")).toMatchObject({ siap: true, temuan: [] });
});

test("no import reaches beyond the key: not its verbs, not its classes, not what others sent", async () => {
  const reading = clientOf(await giveKey(house, admin, { register: ["agenda"], verba: ["baca"] }));
  const body = { baris: [{ judul: "Rapat", mulai: "2026-12-01" }] };
  await expect(reading.call("postImporAgenda", { body })).rejects.toMatchObject({ status: 403, reason: "insufficient_scope" });
  const bringing = await giveKey(house, admin, { register: ["agenda"], verba: ["impor"] });
  await expect(clientOf(bringing).call("getAgenda", {})).rejects.toBeInstanceOf(Refused);
  const plan = await clientOf(bringing).call("postImporAgenda", { body });
  // Of the same person, and by another program.
  const other = await giveKey(house, admin, { register: ["agenda"], verba: ["impor"] });
  for (const call of ["getImporAgendaById", "postImporAgendaById", "deleteImporAgendaById"] as const)
    await expect(clientOf(other).call(call, { path: { id: plan.id ?? "" } })).rejects.toMatchObject({ status: 404 });
  expect(await clientOf(other).call("postImporAgenda", { body })).toMatchObject({ siap: true });
  expect(await clientOf(bringing).call("getImporAgendaById", { path: { id: plan.id ?? "" } })).toMatchObject({ keadaan: "siap" });
  const narrow = clientOf(await giveKey(house, admin, { register: ["siswa"], verba: ["impor"], kelas: ["umum"] }));
  const closed = narrow.call("postImporSiswa", { body: { baris: [{ nama: "Aisyah", nisn: "0091111111" }] } });
  await expect(closed).rejects.toMatchObject({ status: 422, fields: { nisn: expect.any(String) } });
});

test("nobody decides about themselves by a program: neither whose rights it uses nor who gave it", async () => {
  const lain = await person(house, "197001012000031005", "Orang Lain", "pegawai");
  const staff = [admin, kantor, lain];
  await house.scope(admin).transaction((ctx) => recordPegawai(ctx, staff));
  const { rows } = await house
    .scope(admin)
    .transaction((ctx) =>
      sql<{ id: string; akun: string }>`select pegawai.id, akun.id as akun from pegawai join akun on akun.nip = pegawai.nip`.execute(
        ctx.db,
      ),
    );
  const of = (who: Actor) => rows.find(({ akun }) => akun === who.id)?.id ?? "";
  const key = await giveKey(house, admin, { register: ["penghargaan"], verba: ["impor"], pemilik: kantor.id ?? "" });
  const bring = (pegawaiId: string) => clientOf(key).call("postImporPenghargaan", { body: { baris: [{ nama: "Satya", pegawaiId }] } });
  expect(await bring(of(lain))).toMatchObject({ siap: true });
  for (const own of [admin, kantor]) expect(await bring(of(own))).toMatchObject({ siap: false });
});

test("half of a letter, and a sign that nobody can store, are refused with a sentence wherever they stand", async () => {
  const send = (row: string) =>
    ask("/api/impor/agenda", agendaKey, {
      ...{ method: "POST", body: `{"baris":[{"judul":"Rapat","mulai":"2026-12-01"},${row}]}` },
      headers: { "content-type": "application/json" },
    });
  for (const odd of ["\\ud83d", "\\udc00", "\\u0000"])
    for (const row of [`{"judul":"Rapat ${odd} guru","mulai":"2026-12-01"}`, `{"judul":"Rapat","mulai":"2026${odd}"}`]) {
      const answer = await send(row);
      expect([row, answer.status, await answer.text()]).toEqual([row, 422, expect.stringContaining("tidak dapat disimpan")]);
    }
});

/** Settings that name what every object has: read over, a program would believe that they count. */
const forged = ['"aturan":{"__proto__":"daftar"}', '"nilai":{"judul":{"__proto__":"x"}}', '"keputusan":{"__proto__":"baru"}'].map(
  (said) => `{"baris":[{"judul":"A","mulai":"2026-12-01"}],"pengaturan":{${said}}}`,
);

test("what is no list of rows is refused before it is read further", async () => {
  const json = (body: string) =>
    ask("/api/impor/agenda", agendaKey, { method: "POST", body, headers: { "content-type": "application/json" } });
  for (const body of [
    "{}",
    '{"baris":[]}',
    '{"baris":[[1]]}',
    '{"baris":[{"judul":{}}]}',
    '{"baris":[{"judul":"A"}],"lain":1}',
    "nol",
    ...forged,
  ])
    expect([body, (await json(body)).status]).toEqual([body, 400]);
  expect((await json(JSON.stringify({ baris: [{ judul: "x".repeat(600_000) }] }))).status).toBe(413);
});
