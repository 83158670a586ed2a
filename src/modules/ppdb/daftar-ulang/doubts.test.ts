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
])("%s", (_, filled, told) => {
  expect(doubtsOf(filled)).toEqual(told.map((sentence) => expect.stringContaining(sentence)));
});
