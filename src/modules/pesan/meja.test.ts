/**
 * The clerk who answers ten questions a week, and the head who alone reads complaints. What goes wrong: a complaint that the one it is about
 * can read, a note that reaches the office, a name that reaches a helper, an answer over a colleague's.
 */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Actor, system } from "#kit/access/access.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { loadDasbor } from "#modules/dasbor/load-dasbor.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { openPesan } from "./buka/open-pesan.server.ts";
import { formTime } from "./kirim/form-time.server.ts";
import { receivePesan, type Terkirim } from "./kirim/receive-pesan.server.ts";
import { actOn } from "./meja/act-on.server.ts";
import { listPesan } from "./meja/list-pesan.server.ts";
import { readPesan } from "./meja/read-pesan.server.ts";

let jam = new Date("2026-11-27T02:00:00Z");
const house = useDatabase({ policy, clock: () => jam });
const [tataUsaha, kepala, guru, humas, administrator] = (["tataUsaha", "kepala", "guru", "humas", "administrator"] as const).map((role) =>
  actor(role),
) as [Actor, Actor, Actor, Actor, Actor];
const plt = { ...guru, name: "Uji guru, Plt.", roles: ["guru", "kepala"] };
const helper = actor("waliKelas");
const staff = [tataUsaha, kepala, guru, humas, administrator, helper];

const question = { jenis: "pertanyaan", perihal: "Jam legalisir", isi: "Hari apa saja?", nama: "Ibu Ani", noTelepon: "081234567890" };
const complaint = { jenis: "pengaduan", perihal: "Perundungan", isi: "Di kelas X.", nama: "Rani", email: "rani@contoh.id" };
async function send(isi: Readonly<Record<string, string>>): Promise<Terkirim & { readonly id: string }> {
  const waktu = await house.scope().read(async (ctx) => formTime({ ...ctx, now: new Date(jam.getTime() - 60_000) }));
  const sent = await receivePesan(house.scope(), { ...isi, waktu }, "10.0.0.1");
  const row = await house
    .scope()
    .read(({ db }) => db.selectFrom("pesanPublik").select("id").where("nomor", "=", sent.nomor).executeTakeFirstOrThrow());
  return { ...sent, id: row.id };
}
const list = (who: Actor, tampil: "terbuka" | "selesai" = "terbuka") =>
  house.scope(who).read((ctx) => listPesan(ctx, { tampil, halaman: 1 }));
const seen = async (who: Actor) => (await list(who)).rows.map(({ perihal }) => perihal).sort();
const read = (who: Actor, id: string) => house.scope(who).transaction((ctx) => readPesan(ctx, id));
const versi = async (id: string) =>
  (await house.scope().read(({ db }) => db.selectFrom("pesanPublik").select("versi").where("id", "=", id).executeTakeFirstOrThrow())).versi;
async function act(who: Actor, id: string, isi: Readonly<Record<string, string | readonly string[]>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ versi: String(await versi(id)), ...isi }))
    for (const one of [value].flat()) form.append(name, one);
  return house.scope(who).transaction((ctx) => actOn(ctx, id, form));
}
const notices = async (who: Actor) =>
  (await house.scope().read(({ db }) => db.selectFrom("pemberitahuan").select("kind").where("akunId", "=", who.id).execute())).map(
    ({ kind }) => kind,
  );
const waits = async (who: Actor) => {
  const { menunggu } = await house.scope(who).transaction((ctx) => loadDasbor(ctx, () => ({ keluar: false })));
  return menunggu
    .filter(({ kode }) => ["pertanyaanSitus", "pengaduan", "pesanDiteruskan"].includes(kode))
    .map(({ kode, jumlah }) => `${kode} ${jumlah}`);
};

beforeAll(() =>
  house.scope(system("uji")).transaction(async (ctx) => {
    await seedSekolah(ctx);
    for (const [n, { id, name, roles }] of staff.entries())
      await sql`insert into akun (id, nip, nama, peran) values (${id}, ${`19850312200912${String(n).padStart(4, "0")}`}, ${name}, ${[...roles]})`.execute(
        ctx.db,
      );
  }),
);

beforeEach(async () => {
  jam = new Date("2026-11-27T02:00:00Z");
  await house.scope().transaction(async ({ db }) => {
    for (const table of ["pesanPublik", "angkaPesan", "pemberitahuan", "rateLimit", "idempotency"] as const)
      await db.deleteFrom(table).where(everyRow).execute();
  });
});

describe("a complaint", () => {
  test("exists for the head alone, in list, page, count, notice and deed", async () => {
    const { id } = await send(complaint);
    await send(question);
    expect(await seen(kepala)).toEqual(["Jam legalisir", "Perundungan"]);
    expect((await read(kepala, id)).pesan).toMatchObject({ isi: "Di kelas X.", nama: "Rani" });
    for (const other of [tataUsaha, administrator, guru, humas, helper]) {
      expect(await seen(other)).not.toContain("Perundungan");
      await expect(read(other, id)).rejects.toMatchObject({ kind: "notFound" });
      for (const aksi of ["mulai", "jawab", "catat", "selesai", "teruskan", "alihkan", "terlapor"])
        await expect(act(other, id, { aksi, isi: "Saya baca", kepada: String(other.id), orang: String(other.id) })).rejects.toMatchObject({
          kind: "notFound",
        });
    }
    expect(await Promise.all([kepala, tataUsaha, administrator, guru].map(notices))).toEqual([
      ["pengaduan-baru"],
      ["pertanyaan-baru"],
      ["pertanyaan-baru"],
      [],
    ]);
    expect(await Promise.all([kepala, tataUsaha, guru].map(waits))).toEqual([["pengaduan 1"], ["pertanyaanSitus 1"], []]);
    await expect(house.scope().read((ctx) => listPesan(ctx, { tampil: "terbuka", halaman: 1 }))).rejects.toMatchObject({
      kind: "unauthenticated",
    });
  });

  test("is read by whom the head hands it to, without who told; they note and do not answer", async () => {
    const { id } = await send(complaint);
    await act(kepala, id, { aksi: "teruskan", kepada: String(helper.id) });
    expect([await notices(helper), await waits(helper), await seen(helper), await seen(guru)]).toEqual([
      ["pesan-diteruskan"],
      ["pesanDiteruskan 1"],
      ["Perundungan"],
      [],
    ]);
    const { pesan, menjawab, memutus, orang } = await read(helper, id);
    expect(pesan).toMatchObject({ isi: "Di kelas X.", nama: null, noTelepon: null, email: null, keadaan: "diproses" });
    expect([menjawab, memutus, orang]).toEqual([false, false, []]);
    await act(helper, id, { aksi: "catat", isi: "Sudah saya tanya anaknya." });
    for (const aksi of ["jawab", "selesai", "teruskan", "alihkan", "terlapor"])
      await expect(act(helper, id, { aksi, isi: "Jawab", kepada: "" })).rejects.toMatchObject({ kind: "forbidden" });
    await act(kepala, id, { aksi: "teruskan", kepada: "" });
    await expect(read(helper, id)).rejects.toMatchObject({ kind: "notFound" });
    expect((await read(kepala, id)).langkah.map(({ apa, isi }) => [apa, isi])).toEqual([
      ["masuk", null],
      ["diteruskan", "Uji waliKelas"],
      ["catatan", "Sudah saya tanya anaknya."],
      ["ditarik", null],
    ]);
  });

  test("never exists for whom it is about: not when it was handed to them, not when they act as head", async () => {
    const { id } = await send(complaint);
    await act(kepala, id, { aksi: "teruskan", kepada: String(guru.id) });
    expect(await seen(plt)).toContain("Perundungan");
    await act(kepala, id, { aksi: "terlapor", orang: [String(guru.id), ""] });
    expect((await read(kepala, id)).pesan.petugasId).toBeNull();
    for (const who of [guru, plt]) {
      expect([await seen(who), await waits(who)]).toEqual([[], []]);
      expect((await list(who)).tahunan).toEqual([]);
      await expect(read(who, id)).rejects.toMatchObject({ kind: "notFound" });
      await expect(act(who, id, { aksi: "catat", isi: "Bohong" })).rejects.toMatchObject({ kind: "notFound" });
    }
    await expect(act(kepala, id, { aksi: "teruskan", kepada: String(guru.id) })).rejects.toThrow("tentang orang itu sendiri");
    await expect(act(kepala, id, { aksi: "terlapor", orang: String(kepala.id) })).rejects.toThrow("Kantor Kementerian Agama");
    await expect(act(kepala, id, { aksi: "terlapor", orang: "siapa" })).rejects.toMatchObject({ kind: "invalid" });
    expect((await read(kepala, id)).terlapor).toEqual([guru.id]);
    const trail = await house
      .scope()
      .read(({ db }) => db.selectFrom("audit").selectAll().where("subjectId", "=", id).orderBy("id").execute());
    expect(JSON.stringify(trail.map(({ after, before }) => [after, before]))).not.toMatch(/Perundungan|kelas X|Rani|Uji guru|Bohong/);
    expect(JSON.stringify(trail.map(({ after, before }) => [after, before]))).not.toContain(guru.id);
    expect(trail.map(({ action }) => action)).toEqual(expect.arrayContaining(["create", "read", "update"]));
  });

  test("marks people of itself alone, and each deed is one version further", async () => {
    const [one, other] = [await send(complaint), await send({ ...complaint, isi: "Di kantin." })];
    await act(kepala, one.id, { aksi: "terlapor", orang: String(guru.id) });
    expect(await versi(one.id)).toBe(2);
    expect((await read(kepala, other.id)).terlapor).toEqual([]);
    await act(kepala, other.id, { aksi: "teruskan", kepada: String(guru.id) });
    expect(await versi(other.id)).toBe(2);
    // Whoever decides chooses among the others.
    const { orang } = await read(kepala, one.id);
    expect(orang.map(({ id }) => id)).toEqual(expect.arrayContaining([guru.id, humas.id]));
    expect(orang.map(({ id }) => id)).not.toContain(kepala.id);
    expect((await read(guru, other.id)).orang).toEqual([]);
  });

  test("sent by mistake goes to the office while nobody has written about it, and not afterwards", async () => {
    const first = await send(complaint);
    await act(kepala, first.id, { aksi: "alihkan" });
    expect(await seen(tataUsaha)).toEqual(["Perundungan"]);
    await act(tataUsaha, first.id, { aksi: "alihkan" });
    expect(await seen(tataUsaha)).toEqual([]);
    await act(kepala, first.id, { aksi: "catat", isi: "Sudah bicara dengan orang tua." });
    await expect(act(kepala, first.id, { aksi: "alihkan" })).rejects.toMatchObject({ kind: "conflict" });
    const second = await send({ ...complaint, isi: "Lain" });
    await act(kepala, second.id, { aksi: "terlapor", orang: String(guru.id) });
    await expect(act(kepala, second.id, { aksi: "alihkan" })).rejects.toMatchObject({ kind: "conflict" });
  });
});

describe("a question", () => {
  test("is answered by the office, read along by the head, and seen by nobody else", async () => {
    const { id, nomor, kode } = await send(question);
    await expect(read(guru, id)).rejects.toMatchObject({ kind: "notFound" });
    expect((await read(kepala, id)).menjawab).toBe(false);
    await expect(act(kepala, id, { aksi: "jawab", isi: "Setiap hari" })).rejects.toMatchObject({ kind: "forbidden" });
    await act(tataUsaha, id, { aksi: "mulai" });
    await expect(act(tataUsaha, id, { aksi: "mulai" })).rejects.toMatchObject({ kind: "conflict" });
    expect(await openPesan(house.scope(), { nomor, kode }, "10.0.0.1")).toMatchObject({ keadaan: "diproses", jawaban: null });
    await act(tataUsaha, id, { aksi: "catat", isi: "Tanya Pak Budi" });
    await act(tataUsaha, id, { aksi: "jawab", isi: "Senin sampai Jumat, pukul 8 sampai 12." });
    const opened = await openPesan(house.scope(), { nomor, kode }, "10.0.0.1");
    expect(opened).toMatchObject({ keadaan: "dijawab", jawaban: "Senin sampai Jumat, pukul 8 sampai 12." });
    expect(JSON.stringify(opened)).not.toContain("Budi");
    expect([await seen(tataUsaha), (await list(tataUsaha, "selesai")).rows.length, await waits(tataUsaha)]).toEqual([[], 1, []]);
    await act(tataUsaha, id, { aksi: "selesai" });
    await expect(act(tataUsaha, id, { aksi: "selesai" })).rejects.toMatchObject({ kind: "conflict" });
    expect(await openPesan(house.scope(), { nomor, kode }, "10.0.0.1")).toMatchObject({ keadaan: "selesai" });
  });

  test("is answered by whom it was handed to", async () => {
    const { id } = await send(question);
    await act(tataUsaha, id, { aksi: "teruskan", kepada: String(humas.id) });
    expect((await read(humas, id)).pesan).toMatchObject({ nama: "Ibu Ani", noTelepon: "081234567890" });
    await expect(act(humas, id, { aksi: "teruskan", kepada: String(guru.id) })).rejects.toMatchObject({ kind: "forbidden" });
    await act(humas, id, { aksi: "jawab", isi: "Silakan datang." });
    expect(await waits(humas)).toEqual([]);
  });

  test("is not answered over what a colleague did meanwhile, nor with nothing or too much", async () => {
    const { id } = await send(question);
    const old = String(await versi(id));
    const both = await Promise.allSettled(["Satu", "Dua"].map((isi) => act(tataUsaha, id, { aksi: "jawab", isi, versi: old })));
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(act(tataUsaha, id, { aksi: "jawab", isi: "Tiga", versi: old })).rejects.toMatchObject({ kind: "conflict" });
    for (const isi of [" ", "x".repeat(4001)])
      await expect(act(tataUsaha, id, { aksi: "jawab", isi })).rejects.toMatchObject({
        kind: "invalid",
        fields: { isi: expect.any(String) },
      });
    await expect(act(tataUsaha, id, { aksi: "terlapor", orang: String(guru.id) })).rejects.toMatchObject({ kind: "forbidden" });
    await expect(act(tataUsaha, id, { aksi: "lain" })).rejects.toMatchObject({ kind: "malformed" });
    await expect(act(tataUsaha, id, { aksi: "teruskan", kepada: String(tataUsaha.id) })).rejects.toMatchObject({ kind: "invalid" });
    await expect(read(tataUsaha, "bukan-id")).rejects.toMatchObject({ kind: "notFound" });
  });
});
