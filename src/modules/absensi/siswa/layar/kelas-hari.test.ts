import { expect, test } from "vitest";
import type { Bekal } from "../baca/bekal.ts";
import { kemajuan } from "./kelas-hari.ts";

const hari = ["2026-08-21", "2026-08-24", "2026-08-25"].map((tanggal) => ({ tanggal, masuk: true }));
const bekal: Bekal = {
  ...{ akunId: "wali", nama: "Wali", diambilPada: "2026-08-24T00:00:00Z", hariIni: "2026-08-24" },
  ...{ bolehMencatat: true, bolehKartu: "no", hari, kelas: [], anggota: [], jadwal: [], isi: [], lampau: [] },
};
const tercatat = (tanggal: string) => kemajuan(bekal, [], { kelasId: "satu", tanggal, jadwalId: null }).tercatat;

test("a class of a day that the roster knows was not recorded; of a later day nothing is known", () => {
  expect(["2026-08-21", "2026-08-24", "2026-08-25"].map(tercatat)).toEqual([0, 0, undefined]);
});
