/** A family copies numbers from its card in the evening; what looks wrong is said, and stops nobody, for papers contradict each other. */
import { expect, test } from "vitest";
import { answers } from "#tests/support/daftar-ulang.ts";
import type { Terisi } from "./bagian.ts";
import { doubtsOf } from "./doubts.ts";

const { keluarga, ayah } = answers;
const right: Terisi = { noKk: keluarga.noKk, nikAyah: ayah.nikAyah ?? null };

test.each<[string, Terisi, readonly string[]]>([
  ["nothing is filled in", {}, []],
  ["the number of the card is the father's", { ...right, noKk: ayah.nikAyah ?? null }, ["Nomor KK sama"]],
  ["the number of the card has no date in it", { noKk: "7271019901120001" }, ["tidak seperti biasanya"]],
  ["nothing is wrong", right, []],
  ["the father's number has another birth date", { ...right, tanggalLahirAyah: "1980-03-03" }, ["NIK ayah tidak cocok"]],
  ["the guardian's too", { nikWali: ayah.nikAyah ?? null, tanggalLahirWali: "1999-01-01" }, ["NIK wali tidak cocok"]],
  ["both parents have one number", { nikAyah: ayah.nikAyah ?? null, nikIbu: ayah.nikAyah ?? null }, ["NIK ayah dan NIK ibu sama"]],
  ["the fifth child of two", { anakKe: 5, jumlahSaudara: 1 }, ["Urutan anak lebih besar"]],
  ["the second of two", { anakKe: 2, jumlahSaudara: 1 }, []],
  ["the number of brothers and sisters is not said yet", { anakKe: 5 }, []],
  ["a mother who is as old as her child", { tanggalLahirIbu: "2012-02-03" }, ["Tanggal lahir ibu terlalu dekat"]],
  ["a mother of thirty", { tanggalLahirIbu: "1982-02-03" }, []],
])("%s", (_, filled, told) => {
  expect(doubtsOf(filled, "2012-03-09")).toEqual(told.map((sentence) => expect.stringContaining(sentence)));
});
