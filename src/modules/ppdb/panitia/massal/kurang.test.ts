/**
 * Forty registrations are verified with one press. What goes wrong: three of them never answered how many juz, and nobody heard of it,
 * though the page of each child would have said so.
 */
import { expect, test } from "vitest";
import { nurlaela, register } from "#tests/support/panitia.ts";
import { answer, as, ask, desk, pembantu, scope, tahfidz, useQuestions } from "#tests/support/questions.ts";
import { addJalur } from "#tests/support/seleksi-ppdb.ts";
import { type KeadaanBerkas, tellUnaccepted } from "../../berkas/berkas.ts";
import { previewMassal } from "./preview.server.ts";

useQuestions();

const preview = (ids: readonly string[], tindakan = "verifikasi", who = nurlaela) =>
  scope(who).read((ctx) => previewMassal(ctx, { ids }, { tindakan, verifikatorId: "" }));
const lacks = async (...asked: Parameters<typeof preview>) =>
  (await preview(...asked)).berubah.map(({ nama, kurang }) => [nama, ...kurang]);
const [juz, mondok] = ["Jumlah juz yang dihafal", "Pernah mondok?"];

test("who verifies many is told what each has not answered on its path, or was asked to answer again; those come last", async () => {
  const [none, half, other] = [await tahfidz("Anak Diam"), await tahfidz("Anak Separuh"), await register(scope(), "Anak Reguler")];
  const [whole, again] = [await tahfidz("Anak Utuh"), await tahfidz("Anak Lagi")];
  await answer(half.id, { "jawab-mondok": "ya" });
  for (const { id } of [whole, again]) await answer(id, { "jawab-jumlah-juz-yang-dihafal": "5", "jawab-mondok": "ya" });
  await desk(again.id, { aksi: "kembalikanJawaban", kode: "mondok", alasan: "Tulis nama pondoknya" });
  const ids = [none, half, other, whole, again].map(({ id }) => id);
  expect(await lacks(ids)).toEqual([
    ["Anak Utuh"],
    ["Anak Diam", juz, mondok],
    ["Anak Separuh", juz],
    ["Anak Reguler", mondok],
    ["Anak Lagi", mondok],
  ]);
  // What asks the family itself, or shares the work out, needs no warning.
  expect(new Set((await lacks(ids, "kembalikan")).flat())).toEqual(
    new Set(["Anak Diam", "Anak Separuh", "Anak Reguler", "Anak Utuh", "Anak Lagi"]),
  );
});

test("a question of the class rahasia is named to whoever may read its answer", async () => {
  await ask({ pertanyaan: "Penghasilan wali", wajib: true, golongan: "rahasia", nomorUrut: 9 });
  const { id } = await register(scope(), "Anak Tertutup");
  await answer(id, { "jawab-mondok": "ya" });
  expect(await lacks([id])).toEqual([["Anak Tertutup", "Penghasilan wali"]]);
  expect(await lacks([id], "verifikasi", pembantu)).toEqual([["Anak Tertutup"]]);
  await as(({ db }) => db.updateTable("pertanyaanPpdb").set({ berhenti: true }).where("pertanyaan", "=", "Penghasilan wali").execute());
  expect(await lacks([id])).toEqual([["Anak Tertutup"]]);
});

test("papers that were not sent, or given back, are named as well", async () => {
  await addJalur(scope(nurlaela), { dokumen: "Kartu keluarga\nAkta kelahiran" }, "afirmasi");
  const [none, some] = [
    await register(scope(), "Anak Tanpa", { jalur: "afirmasi" }),
    await register(scope(), "Anak Sebagian", { jalur: "afirmasi" }),
  ];
  for (const { id } of [none, some]) await answer(id, { "jawab-mondok": "ya" });
  await as(async ({ db, now }) => {
    const berkas = { kunci: "x", nama: "x.pdf", jenis: "application/pdf", ukuran: "1", sidik: "00".repeat(32) };
    const { id: berkasId } = await db.insertInto("berkas").values(berkas).returning("id").executeTakeFirstOrThrow();
    const sent = { pendaftaranId: some.id, berkasId, halaman: 1, dikirim: now };
    await db
      .insertInto("berkasPendaftaran")
      .values({ ...sent, dokumen: "Kartu keluarga" })
      .execute();
    await db
      .insertInto("berkasPendaftaran")
      .values({ ...sent, dokumen: "Akta kelahiran", keadaan: "dikembalikan", sebab: "buram" })
      .execute();
  });
  expect(await lacks([none.id, some.id])).toEqual([
    ["Anak Tanpa", "berkas Kartu keluarga", "berkas Akta kelahiran"],
    ["Anak Sebagian", "berkas Akta kelahiran"],
  ]);
});

test("who lets one child through hears which papers nobody has accepted", () => {
  const paper = (dokumen: string, keadaan: KeadaanBerkas | null, diminta = true) => ({ dokumen, diminta, berkas: keadaan && { keadaan } });
  const some = [paper("KK", null), paper("Akta", "menunggu"), paper("Rapor", "diterima"), paper("Lama", null, false)];
  expect(tellUnaccepted(some)).toBe("Berkas belum diterima: KK, Akta. Keluarga tetap dapat mengirimnya.");
  expect(tellUnaccepted(some.slice(2))).toBeNull();
});
