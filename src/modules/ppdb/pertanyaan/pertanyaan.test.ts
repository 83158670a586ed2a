/**
 * A question that the decree of the year brings: the committee writes it, families answer it at home, two of them at once, from an old page,
 * with anything at all in it. What goes wrong: an answer to somebody else's question, one that was answered is deleted, a secret on a page
 * that classmates can open, a registration that is refused because of it.
 */
import { describe, expect, test } from "vitest";
import { create, find, remove } from "#kit/register/store.server.ts";
import { actor } from "#tests/support/database.ts";
import { register } from "#tests/support/panitia.ts";
import {
  answer,
  answers,
  as,
  ask,
  change,
  desk,
  juz,
  kepala,
  periode,
  scope,
  status,
  tahfidz,
  useQuestions,
} from "#tests/support/questions.ts";
import { buktiForPanitia } from "../bukti.server.ts";
import { copyPeriode, tellCopy } from "../jalur/copy-periode.server.ts";
import { openPerubahan, publishAturan, readLembar, readTerbitan } from "../jalur/lembar-aturan.server.ts";
import { loadPratinjau } from "./load-pratinjau.server.ts";
import { pertanyaanPpdb } from "./pertanyaan-ppdb.ts";

useQuestions();

describe("a question", () => {
  test("gets a code of its words, and another one where that is taken", async () => {
    const codes = [];
    for (const _ of [1, 2]) {
      const { id } = await ask({ pertanyaan: "Pondok asal (nama & kota)?" });
      codes.push(String((await as((ctx) => find(ctx, pertanyaanPpdb, id))).kode));
      await change(id, { berhenti: true });
    }
    expect(codes).toEqual(["pondok-asal-nama-kota", "pondok-asal-nama-kota-2"]);
  });

  test("has a whole shape: options for a choice alone, bounds the right way round, one code in an intake", async () => {
    await expect(ask({ pertanyaan: "Apa", bentuk: "pilihan" })).rejects.toMatchObject({ fields: { pilihan: expect.any(String) } });
    for (const pilihan of ["Satu", "Satu\nsatu", `${"x".repeat(101)}\nDua`])
      await expect(ask({ pertanyaan: "Apa", bentuk: "pilihan", pilihan })).rejects.toMatchObject({
        fields: { pilihan: expect.any(String) },
      });
    await expect(ask({ pertanyaan: "Apa", pilihan: "Satu\nDua" })).rejects.toMatchObject({ fields: { pilihan: expect.any(String) } });
    await expect(ask({ pertanyaan: "Apa", bentuk: "angka", palingKecil: 5, palingBesar: 2 })).rejects.toMatchObject({
      fields: { palingBesar: expect.any(String) },
    });
    await expect(ask({ pertanyaan: "Apa", kode: "tingkat" })).rejects.toMatchObject({
      fields: { kode: expect.stringContaining("kode itu") },
    });
    await expect(as((ctx) => create(ctx, pertanyaanPpdb, {}, "json"), actor("guru"))).rejects.toMatchObject({
      kind: expect.stringMatching(/forbidden|notFound/),
    });
  });

  test("is seen as its families see it, each path its own", async () => {
    const shown = async (jalur: string) =>
      (await as((ctx) => loadPratinjau(ctx, new URLSearchParams({ jalur })), kepala)).isian.map(({ name }) => name);
    expect(await shown("tahfidz")).toEqual(["jawab-jumlah-juz-yang-dihafal", "jawab-tingkat", "jawab-sakit", "jawab-mondok"]);
    expect(await shown("reguler")).toEqual(["jawab-tingkat", "jawab-sakit", "jawab-mondok"]);
  });
});

describe("a family", () => {
  test("registers without an answer, reads what is left in three places, and answers part by part", async () => {
    const { id, peringatan } = await tahfidz("Anak Hafiz");
    expect(peringatan).toContain("Masih perlu diisi di halaman status pendaftaran: Jumlah juz yang dihafal; Pernah mondok?");
    expect((await as((ctx) => buktiForPanitia(ctx, id))).pertanyaan).toEqual(["Jumlah juz yang dihafal", "Pernah mondok?"]);
    expect((await status(id))?.kalimat).toContain("2 pertanyaan masih perlu Anda jawab");
    await answer(id, { "jawab-jumlah-juz-yang-dihafal": "5", "jawab-tingkat": "" });
    const page = await status(id);
    expect(page?.pertanyaan?.isian.map(({ name }) => name)).toEqual(["jawab-tingkat", "jawab-sakit", "jawab-mondok"]);
    expect(page?.jawaban).toEqual([{ label: "Jumlah juz yang dihafal", kata: "5" }]);
    await answer(id, { "jawab-mondok": "tidak", "jawab-tingkat": "Kota", "jawab-sakit": "<b>Asma</b>\nsejak kecil" });
    const done = await status(id);
    expect([done?.pertanyaan, done?.kalimat.includes("pertanyaan")]).toEqual([null, false]);
    // Number and birth date open this page.
    expect(JSON.stringify(done)).not.toContain("Asma");
    expect(await answers(id)).toMatchObject({ sakit: "<b>Asma</b>\nsejak kecil", mondok: "Tidak", tingkat: "Kota" });
    const trail = await as(({ db }) => db.selectFrom("audit").select("after").where("subjectId", "=", id).orderBy("id").execute());
    expect(JSON.stringify(trail)).toContain("sakit");
    expect(JSON.stringify(trail)).not.toContain("Asma");
  });

  test("is told what is wrong with each answer, and nothing of it is kept", async () => {
    const { id } = await tahfidz("Anak Salah");
    const wrong = {
      "jawab-jumlah-juz-yang-dihafal": "31",
      "jawab-tingkat": "Dunia",
      "jawab-sakit": "x".repeat(51),
      "jawab-mondok": "mungkin",
    };
    await expect(answer(id, wrong)).rejects.toMatchObject({
      kind: "invalid",
      fields: Object.fromEntries(Object.keys(wrong).map((name) => [name, expect.any(String)])),
    });
    await expect(answer(id, { "jawab-jumlah-juz-yang-dihafal": "dua" })).rejects.toMatchObject({ kind: "invalid" });
    await expect(answer(id, {})).rejects.toMatchObject({ message: expect.stringContaining("Belum ada jawaban") });
    expect((await status(id))?.jawaban).toEqual([]);
  });

  test("does not answer what is not asked of it, what it answered, or after the decision", async () => {
    const { id } = await register(scope(), "Anak Reguler");
    const other = { "jawab-jumlah-juz-yang-dihafal": "5" };
    await expect(answer(id, other)).rejects.toMatchObject({ kind: "conflict" });
    await expect(answer(id, { "jawab-tidak-ada": "5" })).rejects.toMatchObject({ kind: "conflict" });
    await expect(answer(id, { "jawab-pondok-asal-nama-kota": "Alkhairaat" })).rejects.toMatchObject({ kind: "conflict" });
    await answer(id, { "jawab-mondok": "ya" });
    await expect(answer(id, { "jawab-mondok": "tidak" })).rejects.toMatchObject({ message: expect.stringContaining("perangkat lain") });
    await desk(id, { aksi: "pindah", ke: "mengundurkan diri", alasan: "Pindah kota" });
    await expect(answer(id, { "jawab-tingkat": "Kota" })).rejects.toMatchObject({
      message: expect.stringContaining("tidak dapat dikirim lagi"),
    });
    expect((await status(id))?.pertanyaan).toBeNull();
  });

  test("that sends from two telephones at once is answered once", async () => {
    const { id } = await register(scope(), "Anak Berdua");
    const both = await Promise.allSettled([answer(id, { "jawab-mondok": "ya" }), answer(id, { "jawab-mondok": "tidak" })]);
    expect(both.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});

describe("a question that was answered", () => {
  test("is not deleted, changed in kind or class, nor robbed of an option; it is asked no more", async () => {
    const { id } = await tahfidz("Anak Tetap");
    await answer(id, { "jawab-jumlah-juz-yang-dihafal": "7", "jawab-tingkat": "Provinsi", "jawab-sakit": "Tidak ada" });
    const rows = await as(({ db }) => db.selectFrom("pertanyaanPpdb").select(["id", "kode"]).where("deletedAt", "is", null).execute());
    const of = (kode: string) => rows.find((one) => one.kode === kode)?.id ?? "";
    for (const changed of [{ bentuk: "pendek", palingKecil: null, palingBesar: null }, { kode: "juz" }, { jalur: "asrama" }])
      await expect(change(juz, changed)).rejects.toMatchObject({ fields: { pertanyaan: expect.stringContaining("sudah dijawab") } });
    await expect(change(of("sakit"), { golongan: "pribadi" })).rejects.toMatchObject({ kind: "invalid" });
    await expect(change(of("tingkat"), { pilihan: "Kota\nNasional" })).rejects.toMatchObject({ fields: { pilihan: expect.any(String) } });
    await change(of("tingkat"), { pilihan: "Kota\nProvinsi\nNasional\nInternasional" });
    const { versi } = await as((ctx) => find(ctx, pertanyaanPpdb, juz));
    await expect(as((ctx) => remove(ctx, pertanyaanPpdb, { id: juz, versi: Number(versi) }))).rejects.toMatchObject({
      message: expect.stringContaining("sudah dijawab"),
    });
    await change(of("sakit"), { berhenti: true });
    expect(await answers(id)).toMatchObject({ sakit: "Tidak ada" });
    await change(of("sakit"), { berhenti: false });
  });
});

describe("published rules", () => {
  test("hold the questions, change with a reason alone, and are copied with their codes", async () => {
    await as((ctx) => publishAturan(ctx, periode));
    const sheet = async () => {
      const { versi } = await as((ctx) => readTerbitan(ctx, periode));
      return JSON.parse(await as((ctx) => readLembar(ctx, versi[0]?.id ?? ""))) as { pertanyaan: { kode: string; pilihan: string[] }[] };
    };
    expect((await sheet()).pertanyaan.map(({ kode }) => kode)).toEqual(["jumlah-juz-yang-dihafal", "tingkat", "sakit", "mondok"]);
    await expect(ask({ pertanyaan: "Terlambat" })).rejects.toMatchObject({
      fields: { pertanyaan: expect.stringContaining("diterbitkan") },
    });
    await expect(change(juz, { wajib: false })).rejects.toMatchObject({ fields: { pertanyaan: expect.stringContaining("diterbitkan") } });
    await as((ctx) => openPerubahan(ctx, periode, "Petunjuk teknis berubah"));
    await change(juz, { wajib: false });
    await as((ctx) => publishAturan(ctx, periode));
    expect((await sheet()).pertanyaan[0]).toMatchObject({ kode: "jumlah-juz-yang-dihafal", wajib: false });
    const told = (await as((ctx) => tellCopy(ctx, periode))).baris;
    expect(told.join("; ")).not.toMatch(/null|mengikuti/);
    expect(told.at(-1)).toBe("4 pertanyaan tambahan, dengan kode yang sama");
    const copy = await as((ctx) => copyPeriode(ctx, periode));
    const copied = await as(({ db }) =>
      db.selectFrom("pertanyaanPpdb").select("kode").where("periodeId", "=", copy).orderBy("nomorUrut").execute(),
    );
    expect(copied.map(({ kode }) => kode)).toEqual(["jumlah-juz-yang-dihafal", "tingkat", "sakit", "mondok"]);
  });
});
