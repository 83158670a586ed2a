/**
 * A family chose "reguler" and meant "tahfidz", and says so at the desk after it was verified and has a seat. What goes wrong: it comes in
 * through a path that was closed when it registered, its papers vanish, it is asked for papers that nobody wants any more, it keeps a verdict
 * that was given by other rules, its family hears nothing, or a list that is fixed is changed below.
 */
import { beforeAll, describe, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { addJalur, decideWave, giveMarks } from "#tests/support/seleksi-ppdb.ts";
import { readDiminta } from "../kabar/read-diminta.server.ts";
import type { Keadaan } from "../keadaan/keadaan.ts";
import { loadStatus } from "../keluarga/load-status.server.ts";
import { loadPindah } from "./load-pindah.server.ts";
import { moveJalur } from "./move-jalur.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const as = <T>(work: (ctx: Ctx) => Promise<T>, who = nurlaela) => scope(who).transaction(work);
const status = (id: string) => scope().read((ctx) => loadStatus(ctx, id));
const row = (id: string) =>
  scope().read(({ db }) => db.selectFrom("pendaftaran").selectAll().where("id", "=", id).executeTakeFirstOrThrow());
const alasan = "Keluarga menyampaikan bahwa jalurnya keliru dipilih";
let gelombang = "";
const key = (jenis: string) => `${gelombang} ${jenis}`;
const move = async (id: string, jenis: string, sent: object = {}, who = nurlaela) => {
  const { versi } = await row(id);
  return as((ctx) => moveJalur(ctx, { id, versi }, { ke: key(jenis), alasan, ...sent }), who);
};
const stand = (id: string, keadaan: Keadaan) =>
  as(({ db }) => db.updateTable("pendaftaran").set({ keadaan }).where("id", "=", id).execute());
const exam = (nama: string, jalur: "reguler" | "tahfidz") =>
  as(async ({ db, now: pada }) => {
    const ujian = { nama, gelombangId: gelombang, komponen: "tes" as const, jalur, terbitPada: pada };
    const { id: ujianId } = await db.insertInto("ujianPpdb").values(ujian).returning("id").executeTakeFirstOrThrow();
    const sesi = { ujianId, nama: "Sesi 1", tanggal: "2027-06-01", mulai: "08:00", selesai: "10:00" };
    const { id: sesiId } = await db.insertInto("sesiUjian").values(sesi).returning("id").executeTakeFirstOrThrow();
    const ruang = { ujianId, nama: "Ruang 1", kapasitas: 20 };
    const { id: ruangId } = await db.insertInto("ruangUjian").values(ruang).returning("id").executeTakeFirstOrThrow();
    return { ujianId, sesiId, ruangId };
  });

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  await addJalur(scope(nurlaela), { bobotTes: 100, kuota: 100, dokumen: "Kartu keluarga\nRapor" });
  await addJalur(scope(nurlaela), { bobotTes: 100, kuota: 20, dokumen: "Kartu keluarga\nSertifikat tahfidz" }, "tahfidz");
  await addJalur(scope(nurlaela), { tutup: "2027-02-10", kuota: 20, bobotTes: 100 }, "afirmasi");
  await addJalur(scope(nurlaela), { buka: "2027-05-01", kuota: 20, bobotTes: 100 }, "mutasi");
  gelombang = (await as(({ db }) => db.selectFrom("gelombangPpdb").select("id").executeTakeFirstOrThrow())).id;
  await as(async ({ db }) => {
    const { id: periodeId } = await db.selectFrom("periodePpdb").select("id").executeTakeFirstOrThrow();
    const asked = (kode: string, jalur: "reguler" | "tahfidz") => ({ periodeId, kode, jalur, bentuk: "pendek" as const, wajib: true });
    await db
      .insertInto("pertanyaanPpdb")
      .values([
        { ...asked("juz", "tahfidz"), pertanyaan: "Jumlah juz" },
        { ...asked("kelas", "reguler"), pertanyaan: "Kelas minat" },
      ])
      .execute();
  });
});

/** Verified, with both papers of its path, one accepted and one given back, an answer that was given back, and a seat. */
async function verifiedChild(name: string) {
  const { id } = await register(scope(), name);
  await as(async ({ db, now: pada }) => {
    for (const [dokumen, keadaan] of [
      ["Kartu keluarga", "diterima"],
      ["Rapor", "dikembalikan"],
    ] as const) {
      const file = { kunci: `uji/${name}-${dokumen}`, nama: "x.pdf", jenis: "application/pdf", ukuran: "1", sidik: "a".repeat(64) };
      const { id: berkasId } = await db.insertInto("berkas").values(file).returning("id").executeTakeFirstOrThrow();
      const sebab = keadaan === "dikembalikan" ? ("buram" as const) : null;
      await db
        .insertInto("berkasPendaftaran")
        .values({ pendaftaranId: id, dokumen, berkasId, halaman: 1, dikirim: pada, keadaan, sebab })
        .execute();
    }
    const { id: pertanyaanId } = await db.selectFrom("pertanyaanPpdb").select("id").where("kode", "=", "kelas").executeTakeFirstOrThrow();
    await db
      .insertInto("jawabanPendaftaran")
      .values({ pendaftaranId: id, pertanyaanId, isi: "IPA", pada, kembali: "Kurang jelas" })
      .execute();
  });
  await stand(id, "terverifikasi");
  return id;
}

describe("moved to another path", () => {
  test("it is looked at anew: what the new path asks is missing, what the former one asked is kept and asked no more", async () => {
    const id = await verifiedChild("Anak Pindah");
    const before = await row(id);
    await move(id, "tahfidz");
    expect(await row(id)).toMatchObject({
      ...{ jalur: "tahfidz", keadaan: "terkirim", versi: before.versi + 1, pindahJalurPada: now },
      ...{ masukPada: before.masukPada, nomor: before.nomor },
    });
    const told = await status(id);
    expect(told?.dokumen.map(({ dokumen, diminta, berkas }) => [dokumen, diminta, berkas?.keadaan])).toEqual([
      ["Kartu keluarga", true, "diterima"],
      ["Sertifikat tahfidz", true, undefined],
      ["Rapor", false, "dikembalikan"],
    ]);
    expect(told?.kalimat).toContain("1 pertanyaan masih perlu Anda jawab");
    expect(told?.kalimat).toContain("1 berkas masih perlu Anda kirim");
    expect(told?.pertanyaan?.isian.map(({ name }) => name)).toEqual(["jawab-juz"]);
    expect(told?.jawaban.map(({ label }) => label)).toEqual(["Kelas minat"]);
    const last = { ke: "terkirim", pelaku: "Panitia" };
    expect(told?.langkah.at(-1)).toMatchObject({
      ...last,
      alasan: `Jalur dipindahkan dari Reguler (Gelombang 1) ke Tahfidz (Gelombang 1). ${alasan}.`,
    });
  });

  test("its family is told what is wanted now, and of nothing that nobody wants any more", async () => {
    const id = await verifiedChild("Anak Kabar");
    await move(id, "tahfidz");
    expect(await scope().read((ctx) => readDiminta(ctx, id))).toEqual(["Sertifikat tahfidz: kirim", "Jumlah juz: jawab"]);
    const waits = () =>
      scope().read(({ db }) =>
        db
          .selectFrom("kabarPerbaikan")
          .innerJoin("pendaftaran", "pendaftaran.id", "pendaftaranId")
          .select(["kabarPerbaikan.versi", sql<boolean>`masih_diminta(pendaftaran)`.as("diminta")])
          .where("pendaftaranId", "=", id)
          .executeTakeFirst(),
      );
    expect(await waits()).toMatchObject({ diminta: true });
    await move(id, "reguler");
    await as(({ db }) =>
      db.updateTable("berkasPendaftaran").set({ keadaan: "diterima", sebab: null }).where("pendaftaranId", "=", id).execute(),
    );
    await as(({ db }) => db.updateTable("jawabanPendaftaran").set({ kembali: null }).where("pendaftaranId", "=", id).execute());
    expect(await waits()).toMatchObject({ diminta: false });
  });

  test("it leaves a seat in an exam of the former path, and keeps what was asked to be corrected", async () => {
    const [lama, baru] = [await exam("Tes reguler", "reguler"), await exam("Tes tahfidz", "tahfidz")];
    const id = await verifiedChild("Anak Kursi");
    const seat = { kursi: 1, pendaftaranId: id, pada: now };
    await as(({ db }) =>
      db
        .insertInto("kursiUjian")
        .values({ ...lama, ...seat })
        .execute(),
    );
    await stand(id, "perlu perbaikan");
    await move(id, "tahfidz");
    expect((await row(id)).keadaan).toBe("perlu perbaikan");
    const seats = () => scope().read(({ db }) => db.selectFrom("kursiUjian").select("ujianId").where("pendaftaranId", "=", id).execute());
    expect(await seats()).toEqual([]);
    await as(({ db }) =>
      db
        .insertInto("kursiUjian")
        .values({ ...baru, ...seat })
        .execute(),
    );
    await move(id, "tahfidz", { ke: key("reguler") });
    expect(await seats()).toEqual([]);
  });

  test("the trail says from where to where, why and by whom", async () => {
    const id = await verifiedChild("Anak Jejak");
    await move(id, "tahfidz");
    const lines = await scope().read(({ db }) =>
      db.selectFrom("audit").select(["actorName", "before", "after"]).where("subjectId", "=", id).orderBy("id").execute(),
    );
    expect(lines).toContainEqual({
      actorName: nurlaela.name,
      before: { jalur: "reguler", gelombangId: gelombang },
      after: { jalur: "tahfidz", gelombangId: gelombang, alasan },
    });
  });
});

describe("it stays where it is", () => {
  test("without a reason, a path, the right, or the version that stands", async () => {
    const { id } = await register(scope(), "Anak Tetap");
    await expect(move(id, "tahfidz", { alasan: " " })).rejects.toMatchObject({ kind: "invalid", fields: { alasan: expect.any(String) } });
    for (const ke of ["", "x", key("reguler"), ` tahfidz`])
      await expect(move(id, "", { ke })).rejects.toMatchObject({ kind: "invalid", fields: { ke: expect.any(String) } });
    await expect(move(id, "tahfidz", {}, actor("kepala"))).rejects.toMatchObject({ kind: "forbidden" });
    await expect(as((ctx) => moveJalur(ctx, { id, versi: 99 }, { ke: key("tahfidz"), alasan }))).rejects.toMatchObject({ kind: "stale" });
    expect(await row(id)).toMatchObject({ jalur: "reguler", versi: 1, pindahJalurPada: null });
  });

  test("where the other path was closed when it came and is closed today, or has not opened yet", async () => {
    const { id } = await register(scope(), "Anak Lewat");
    await expect(move(id, "afirmasi")).rejects.toMatchObject({ fields: { ke: expect.stringContaining("Tidak dibuka ketika") } });
    await expect(move(id, "mutasi")).rejects.toMatchObject({ fields: { ke: expect.stringContaining("Baru dibuka 1 Mei 2027") } });
    await as(({ db }) =>
      db
        .updateTable("pendaftaran")
        .set({ createdAt: new Date("2027-02-10T15:59:59Z") })
        .where("id", "=", id)
        .execute(),
    );
    await move(id, "afirmasi");
    expect((await row(id)).jalur).toBe("afirmasi");
  });

  test("once it is decided", async () => {
    const { id } = await register(scope(), "Anak Putus");
    await stand(id, "cadangan");
    await expect(move(id, "tahfidz")).rejects.toMatchObject({ kind: "conflict" });
    expect((await as((ctx) => loadPindah(ctx, id))).tolak).toContain("sudah diputuskan");
  });
});

test("what a path would bring about is told before, and what is closed says why", async () => {
  const id = await verifiedChild("Anak Lihat");
  const { jalur, tolak, tujuan } = await as((ctx) => loadPindah(ctx, id));
  expect([jalur, tolak]).toEqual(["Reguler (Gelombang 1)", null]);
  const of = (jenis: string) => tujuan.find(({ kunci }) => kunci === key(jenis));
  expect(of("tahfidz")).toMatchObject({
    tolak: null,
    akibat: [
      expect.stringMatching(/^Kuota 20; sudah ada \d+ pendaftar\.$/),
      "Yang menjadi kurang: Sertifikat tahfidz.",
      "Disimpan, tidak diminta lagi: Rapor.",
      "Pertanyaan yang perlu dijawab: Jumlah juz.",
    ],
  });
  expect(of("afirmasi")).toMatchObject({ tolak: expect.stringContaining("ditutup 10 Februari 2027"), akibat: [] });
  await expect(as((ctx) => loadPindah(ctx, id), actor("kepala"))).rejects.toMatchObject({ kind: "forbidden" });
});

test("from the fixing of its wave on nobody is moved, out of it or within", async () => {
  const id = await verifiedChild("Anak Tetapan");
  await stand(id, "lulus administrasi");
  await as(({ db }) => db.updateTable("pendaftaran").set({ keadaan: "mengundurkan diri" }).where("id", "<>", id).execute());
  await giveMarks(scope(nurlaela), "tes", new Map([[id, 8000]]));
  now = new Date("2027-07-01T02:00:00Z");
  await decideWave(scope);
  await expect(move(id, "tahfidz")).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining("sudah ditetapkan") });
});
