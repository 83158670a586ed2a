import { expect, test } from "vitest";
import { inspect } from "#modules/periksa/index.ts";
import { wilayahWith } from "#tests/support/wilayah.ts";
import { kelasRules, madrasahRules } from "./madrasah-rules.ts";

const wilayah = wilayahWith();
const sekolah = (beda: object) =>
  inspect(madrasahRules, { npsn: "40209999", nsm: "131172710001", ...beda }, { wilayah }).map(({ kode }) => kode);
const kelas = (beda: object) => inspect(kelasRules, { kapasitas: 36, waliId: "w", banyak: 36, ...beda }, null).map(({ kode }) => kode);

test("the school's own numbers have their form", () => {
  expect(sekolah({})).toEqual([]);
  for (const npsn of [null, "4020999"]) expect(sekolah({ npsn })).toEqual(["npsn"]);
  for (const nsm of [null, "13117271000", "121172710001", "131199710001"]) expect(sekolah({ nsm })).toEqual(["nsm"]);
});

test("a class holds as many as it may, and somebody looks after it", () => {
  expect(kelas({})).toEqual([]);
  expect(kelas({ banyak: 37 })).toEqual(["kelas-penuh"]);
  expect(kelas({ kapasitas: null, banyak: 37 })).toEqual(["kelas-penuh"]);
  expect(kelas({ waliId: null })).toEqual(["kelas-tanpa-wali"]);
  expect(kelas({ waliId: null, banyak: 0 })).toEqual([]);
});
