/**
 * A family answers in the form, with a finger, in a hurry, from a page that its telephone kept since last week; a clerk copies it from paper.
 * What goes wrong: a registration is turned away because of an answer, an answer lands on a path that does not ask it, a text is lost.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { isValid } from "#kit/register/check.ts";
import { find } from "#kit/register/store.server.ts";
import { act } from "#portal/register/acts.server.ts";
import { nurlaela, register } from "#tests/support/panitia.ts";
import { answers, as, ask, change, periode, scope, status, useQuestions } from "#tests/support/questions.ts";
import { registration } from "#tests/support/registrations.ts";
import { buktiForPanitia, buktiFromSecret } from "../bukti.server.ts";
import { checkTyped } from "../check-pendaftaran.ts";
import { noQuestion } from "../fields.ts";
import { actOnKertas } from "../kertas/kertas-action.server.ts";
import { loadKertas } from "../kertas/load-kertas.server.ts";
import { receivePendaftaran } from "../receive-pendaftaran.server.ts";
import { pertanyaanPpdb } from "./pertanyaan-ppdb.ts";
import { readTambahan } from "./tambahan.server.ts";

useQuestions();

const juz = "jawab-jumlah-juz-yang-dihafal";
const [tingkat, sakit, mondok] = ["jawab-tingkat", "jawab-sakit", "jawab-mondok"];
/** As a form without scripts sends it. */
const typed = (name: string, changed: object = {}) => {
  const { nilaiUN: _, jurusan: __, ...isi } = registration(name);
  return { ...isi, agreement: "true", jalur: "tahfidz", ...changed };
};
const send = (sent: object, key: string | null = null) =>
  scope().transaction((ctx) => receivePendaftaran(ctx, { ...sent }, { key, source: "form" }));
const trailOf = async (id: string) =>
  JSON.stringify(
    await as(({ db }) => db.selectFrom("audit").select(["before", "after"]).where("subjectId", "=", id).orderBy("id").execute()),
  );

describe("the form of the families", () => {
  test("asks what its open paths ask, each beside its own path, and demands none of it", async () => {
    const fields = await as(readTambahan);
    expect(Object.keys(fields)).toEqual([juz, tingkat, sakit, mondok]);
    expect(fields[juz]).toMatchObject({
      required: true,
      hint: "Hanya untuk jalur tahfidz. Wajib dijawab, boleh menyusul.",
      onlyIf: { says: { jalur: ["tahfidz"] } },
    });
    expect(fields[tingkat]?.onlyIf?.says.jalur).toContain("mutasi");
    expect(isValid(checkTyped(typed("Anak Kosong"), noQuestion, fields))).toBe(true);
    expect(checkTyped(typed("Anak Salah", { [juz]: "31" }), noQuestion, fields).errors).toEqual({
      [juz]: "Jumlah juz yang dihafal harus antara 1 dan 30.",
    });
    await as(({ db }) => db.updateTable("jalurPpdb").set({ deletedAt: new Date() }).where("jenis", "=", "tahfidz").execute());
    expect(Object.keys(await as(readTambahan))).toEqual([tingkat, sakit, mondok]);
    await as(({ db }) => db.updateTable("jalurPpdb").set({ deletedAt: null }).where("jenis", "=", "tahfidz").execute());
  });

  test("takes answers with the registration, and the receipt names only what is left", async () => {
    const { id, peringatan, isi } = await send(typed("Anak Lengkap", { [juz]: "5", [sakit]: "Asma", [tingkat]: "", [mondok]: "" }));
    expect(peringatan).toEqual(["Masih perlu diisi di halaman status pendaftaran: Pernah mondok?"]);
    expect(Object.keys(isi).some((name) => name.startsWith("jawab-"))).toBe(false);
    expect(await answers(id)).toEqual({ "jumlah-juz-yang-dihafal": "5", sakit: "Asma", tingkat: null, mondok: null });
    expect(await trailOf(id)).toContain('"jawaban":"jumlah-juz-yang-dihafal, sakit"');
    expect(await trailOf(id)).not.toContain("Asma");
    expect((await status(id))?.pertanyaan?.isian.map(({ name }) => name)).toEqual([tingkat, mondok]);
  });

  test("says what is wrong with each answer beside what else is wrong, and registers nobody", async () => {
    const wrong = { namaIbu: "", [juz]: "tiga", [tingkat]: "Dunia", [sakit]: "x".repeat(51), [mondok]: "mungkin" };
    await expect(send(typed("Anak Keliru", wrong))).rejects.toMatchObject({
      kind: "invalid",
      fields: Object.fromEntries(Object.keys(wrong).map((name) => [name, expect.any(String)])),
    });
    await expect(send(typed("Anak Keliru", { [juz]: "tiga" }))).rejects.toMatchObject({ fields: { [juz]: expect.any(String) } });
    expect(await as(({ db }) => db.selectFrom("pendaftaran").select("id").where("namaLengkap", "=", "Anak Keliru").execute())).toEqual([]);
  });

  test("does not take another path's answer, and forgets what nobody asks", async () => {
    await expect(send(typed("Anak Reguler", { jalur: "reguler", [juz]: "5" }))).rejects.toMatchObject({
      fields: { [juz]: "Ini hanya ditanyakan di jalur tahfidz. Kosongkan, atau ganti jalurnya." },
    });
    const { id } = await send(typed("Anak Reguler", { jalur: "reguler", [juz]: "", [mondok]: "ya", "jawab-lama": "x".repeat(5000) }));
    expect(await answers(id)).toEqual({ tingkat: null, sakit: null, mondok: "Ya" });
  });

  test("sent twice with the same key keeps the first answers, and says that the second differ", async () => {
    const first = await send(typed("Anak Dua Kali", { [juz]: "5" }), "kunci-jawab-1");
    expect(await send(typed("Anak Dua Kali", { [juz]: "5" }), "kunci-jawab-1")).toMatchObject({ id: first.id, berbeda: false });
    expect(await send(typed("Anak Dua Kali", { [juz]: "6" }), "kunci-jawab-1")).toMatchObject({ id: first.id, berbeda: true });
    expect((await answers(first.id))["jumlah-juz-yang-dihafal"]).toBe("5");
  });
});

describe("a sending that waited on a telephone, or comes from a program", () => {
  test("is taken whatever its answers say: what is right is kept, what is wrong is asked once more", async () => {
    const { id, peringatan } = await register(scope(), "Anak Menunggu", {
      ...{ jalur: "tahfidz", [juz]: 99, [tingkat]: "Kota", [mondok]: { a: 1 }, [sakit]: null, "jawab-lama": "Alkhairaat" },
    });
    expect(await answers(id)).toEqual({ "jumlah-juz-yang-dihafal": null, tingkat: "Kota", sakit: null, mondok: null });
    expect(peringatan).toEqual([
      "Ada jawaban yang belum tersimpan. Jumlah juz yang dihafal harus antara 1 dan 30. Pernah mondok? harus berupa teks. Tulis lagi di halaman status pendaftaran.",
      "Masih perlu diisi di halaman status pendaftaran: Jumlah juz yang dihafal; Pernah mondok?",
    ]);
  });

  test("of another path loses nothing but what its path does not ask, and hears nothing of it", async () => {
    const { id, peringatan } = await register(scope(), "Anak Pindah", { [juz]: 7, [mondok]: "tidak" });
    expect([peringatan, await answers(id)]).toEqual([[], { tingkat: null, sakit: null, mondok: "Tidak" }]);
  });
});

describe("the receipt", () => {
  test("shows what was answered, covers what is secret, and names what is left, also after the decision", async () => {
    const { id, bukti } = await send(typed("Anak Bukti", { [juz]: "5", [sakit]: "Asma" }));
    const read = () => scope().read((ctx) => buktiFromSecret(ctx, bukti));
    const given = [
      { label: "Jumlah juz yang dihafal", kata: "5" },
      { label: "Riwayat sakit", kata: "Sudah dijawab; ditutup demi keamanan." },
    ];
    expect(await read()).toMatchObject({ pertanyaan: ["Pernah mondok?"], jawaban: given });
    expect((await as((ctx) => buktiForPanitia(ctx, id))).jawaban).toEqual(given);
    await as(({ db }) =>
      db.updateTable("jawabanPendaftaran").set({ kembali: "Tulis lagi" }).where("pendaftaranId", "=", id).where("isi", "=", "5").execute(),
    );
    expect(await read()).toMatchObject({ pertanyaan: ["Jumlah juz yang dihafal", "Pernah mondok?"], jawaban: [given[1]] });
    await as(({ db }) => db.updateTable("pendaftaran").set({ keadaan: "mengundurkan diri" }).where("id", "=", id).execute());
    expect(await read()).toMatchObject({ pertanyaan: [], jawaban: given });
  });
});

describe("a form on paper", () => {
  let place = { reguler: "", tahfidz: "" };
  let keys = 0;
  const enter = (sent: object) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ kunci: `kunci-kertas-${++keys}`, ...sent })) form.set(name, String(value));
    return actOnKertas(scope(nurlaela), form);
  };
  const whole = (name: string, changed: object = {}) => {
    const { jalur: _, ...form } = typed(name);
    return {
      ...form,
      agreement: "on",
      diterimaTanggal: "2027-03-01",
      diterimaPukul: "09:30",
      susulan: "",
      tempat: place.tahfidz,
      ...changed,
    };
  };
  beforeAll(async () => {
    const { jalur } = await as(loadKertas);
    const pathOf = (label: string) => jalur.find((one) => one.label.startsWith(label))?.value ?? "";
    place = { reguler: pathOf("Reguler"), tahfidz: pathOf("Tahfidz") };
  });

  test("is asked what its path asks, with the answers that stand on it", async () => {
    const { jalur } = await as(loadKertas);
    const of = (kunci: string) => Object.keys(jalur.find(({ value }) => value === kunci)?.tambahan ?? {});
    expect([of(place.tahfidz), of(place.reguler)]).toEqual([
      [juz, tingkat, sakit, mondok],
      [tingkat, sakit, mondok],
    ]);
    const wrong = whole("Anak Kertas", { [juz]: "0", namaIbu: "" });
    await expect(enter(wrong)).rejects.toMatchObject({ fields: { [juz]: expect.any(String), namaIbu: expect.any(String) } });
    const entered = await enter(whole("Anak Kertas", { [juz]: "3", [mondok]: "" }));
    expect(entered).toMatchObject({ peringatan: [expect.stringContaining("Pernah mondok?")] });
    expect(await answers("id" in entered ? entered.id : "")).toMatchObject({ "jumlah-juz-yang-dihafal": "3", mondok: null });
  });

  test("takes no answer to another path's question, and turns nobody away because of one, right or wrong", async () => {
    const both = { [juz]: "99", "jawab-lama": "x".repeat(5000), [mondok]: "ya" };
    const entered = await enter(whole("Anak Ganti Jalur", { tempat: place.reguler, ...both }));
    expect(entered).toMatchObject({ peringatan: [] });
    expect(await answers("id" in entered ? entered.id : "")).toEqual({ tingkat: null, sakit: null, mondok: "Ya" });
    const [row] = await as(({ db }) => db.selectFrom("jawabanPendaftaran").selectAll().where("isi", "=", "99").execute());
    expect(row).toBeUndefined();
    // What its own path asks is judged as before.
    await expect(enter(whole("Anak Tetap Jalur", both))).rejects.toMatchObject({ fields: { [juz]: expect.any(String) } });
  });

  test("lets yes and no go again", async () => {
    const { jalur } = await as(loadKertas);
    expect(jalur[0]?.tambahan[mondok]).toMatchObject({
      options: [{ label: "Ya" }, { label: "Tidak" }, { value: "", label: "Belum dijawab" }],
    });
    expect((await as(readTambahan))[mondok]).toMatchObject({ options: [{}, {}, { value: "" }], initial: "" });
  });

  test("keeps its answers in a draft, right or wrong, and one that holds nothing else", async () => {
    await enter({ aksi: "draf", [juz]: "31", "jawab-lama": "teks" });
    const [row] = await as(({ db }) => db.selectFrom("drafKertas").select(["id", "versi"]).execute());
    const { draf } = await as((ctx) => loadKertas(ctx, row?.id));
    expect(draf?.isi).toEqual({ [juz]: "31", "jawab-lama": "teks" });
    await expect(enter({ ...whole("Anak Draf", { [juz]: "31" }), draf: row?.id, versi: row?.versi })).rejects.toMatchObject({
      fields: { [juz]: expect.any(String) },
    });
    const entered = await enter({ ...whole("Anak Draf", { [juz]: "30" }), draf: row?.id, versi: row?.versi });
    expect((await answers("id" in entered ? entered.id : ""))["jumlah-juz-yang-dihafal"]).toBe("30");
  });
});

describe("a question that is saved", () => {
  test("twice with an empty code, because the first answer was lost, is saved once and nobody else's work", async () => {
    const { id } = await ask({ pertanyaan: "Ukuran seragam" });
    const save = (changed: object) => {
      const form = new FormData();
      const values = { periodeId: periode, bentuk: "pendek", golongan: "pribadi", nomorUrut: "100", pertanyaan: "Ukuran baju", ...changed };
      for (const [name, value] of Object.entries({ aksi: "ubah", baris: id, versi: "1", kode: "", ...values })) form.set(name, value);
      return act(scope(nurlaela), pertanyaanPpdb, form);
    };
    const kept = async () => {
      const { kode, versi, pertanyaan } = await as((ctx) => find(ctx, pertanyaanPpdb, id));
      return [kode, versi, pertanyaan];
    };
    expect([await save({}), await save({})]).toMatchObject([{ done: "updated" }, { done: "updated" }]);
    expect(await kept()).toEqual(["ukuran-seragam", 2, "Ukuran baju"]);
    expect(await save({ kode: "baju" })).toMatchObject({ refusal: { kind: "stale" } });
    expect(await save({ pertanyaan: "Ukuran jas" })).toMatchObject({ refusal: { kind: "stale" } });
    expect(await kept()).toEqual(["ukuran-seragam", 2, "Ukuran baju"]);
    await change(id, { berhenti: true });
  });
});
