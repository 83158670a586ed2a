/**
 * The words under each question in the form, on the desk's page for paper and in the answer to a sending, for every family of an intake. What
 * goes wrong: a question of another path is asked for, what must be answered is not named, or a desk is told that it cannot wait.
 */
import { describe, expect, test } from "vitest";
import { jenisJalur } from "../jalur/jenis-jalur.ts";
import { deskTambahan, isAskedOn, judgeTambahan, tambahanOf, tellTambahan } from "./tambahan.server.ts";

type Rows = Parameters<typeof tambahanOf>[0];
const row = (kode: string, changed: object = {}) => ({
  ...{ id: kode, kode, pertanyaan: kode, bentuk: "pendek", petunjuk: null, wajib: false, pilihan: null },
  ...{ palingKecil: null, palingBesar: null, huruf: 5, golongan: "pribadi", jalur: null, nomorUrut: 1 },
  ...changed,
});
const rows = [
  row("juz", { jalur: "tahfidz", wajib: true, petunjuk: "Hitung yang lancar" }),
  row("hobi"),
  row("mondok", { wajib: true, bentuk: "ya-tidak" }),
] as unknown as Rows;

describe("in the form", () => {
  test("each is asked while its path is chosen, in words that say which", () => {
    expect(tambahanOf(rows)).toMatchObject({
      "jawab-juz": {
        hint: "Hanya untuk jalur tahfidz. Hitung yang lancar. Wajib dijawab, boleh menyusul.",
        onlyIf: { says: { jalur: ["tahfidz"] }, sentence: "Ini hanya ditanyakan di jalur tahfidz. Kosongkan, atau ganti jalurnya." },
      },
      "jawab-hobi": { onlyIf: { says: { jalur: jenisJalur.map(({ value }) => value) }, sentence: "Pilih dahulu jalurnya." } },
      "jawab-mondok": { hint: "Wajib dijawab, boleh menyusul.", initial: "" },
    });
    expect(tambahanOf(rows)["jawab-hobi"]).not.toHaveProperty("hint");
  });
});

describe("at the desk", () => {
  test("only the path's own are asked, none of them must stand on the paper, and what may wait is said", () => {
    const fields = deskTambahan(rows, "reguler");
    expect(Object.keys(fields)).toEqual(["jawab-hobi", "jawab-mondok"]);
    expect(fields["jawab-mondok"]).toMatchObject({ required: false, hint: "Bila kosong, keluarga ditanya di halaman statusnya." });
    expect(deskTambahan(rows, "tahfidz")["jawab-juz"]).toMatchObject({
      hint: "Hitung yang lancar. Bila kosong, keluarga ditanya di halaman statusnya.",
    });
  });
});

describe("what came with a sending", () => {
  test("is kept where it is right, and what its path must still answer is named", () => {
    const beside = judgeTambahan(rows, { jalur: "tahfidz", "jawab-hobi": "catur" });
    expect(beside).toMatchObject({ errors: {}, kurang: ["juz", "mondok"] });
    expect(beside.answered.map(({ tanya, isi }) => [tanya.kode, isi])).toEqual([["hobi", "catur"]]);
    expect(judgeTambahan(rows, { jalur: "reguler", "jawab-mondok": "ya" }).kurang).toEqual([]);
    expect(rows.map(isAskedOn("reguler"))).toEqual([false, true, true]);
  });

  test("is told in one sentence each: what was wrong, and what is missing", () => {
    const beside = judgeTambahan(rows, { jalur: "reguler", "jawab-hobi": "sepak bola", "jawab-juz": "terlalu panjang" });
    expect(tellTambahan(beside, rows, "reguler")).toEqual([
      `Ada jawaban yang belum tersimpan. ${beside.errors["jawab-hobi"]} Tulis lagi di halaman status pendaftaran.`,
      "Masih perlu diisi di halaman status pendaftaran: mondok.",
    ]);
    expect(tellTambahan({ errors: {}, kurang: [], answered: [] }, rows, "reguler")).toEqual([]);
    expect(tellTambahan({ errors: {}, kurang: ["juz", "mondok"], answered: [] }, rows, "tahfidz")).toEqual([
      "Masih perlu diisi di halaman status pendaftaran: juz; mondok.",
    ]);
  });
});
