import { expect, test } from "vitest";
import type { Bekal } from "../baca/bekal.ts";
import { kemajuan, perluDipilih, sebutHari } from "./kelas-hari.ts";

const hari = ["2026-08-21", "2026-08-24", "2026-08-25"].map((tanggal) => ({ tanggal, masuk: true }));
const bekal: Bekal = {
  ...{ akunId: "wali", nama: "Wali", diambilPada: "2026-08-24T00:00:00Z", hariIni: "2026-08-24" },
  ...{ bolehMencatat: true, bolehKartu: "no", hari, kelas: [], anggota: [], jadwal: [], isi: [], lampau: [] },
};
const tercatat = (tanggal: string) => kemajuan(bekal, [], { kelasId: "satu", tanggal, jadwalId: null }).tercatat;

test("a class of a day that the roster knows was not recorded; of a later day nothing is known", () => {
  expect(["2026-08-21", "2026-08-24", "2026-08-25"].map(tercatat)).toEqual([0, 0, undefined]);
});

test("what must be chosen stands oldest first, then in the order of the classes", () => {
  const kelas = ["X.E-1", "X.E-10"].map((nama) => ({ id: nama, nama, setiapHari: true, wali: false }));
  const beda = (kelasId: string, tanggal: string) => ({ kelasId, tanggal, jadwalId: null, tercatat: 30, berbeda: 2 });
  const lampau = [beda("X.E-10", "2026-08-21"), beda("X.E-1", "2026-08-21"), beda("X.E-10", "2026-08-20")];
  expect(perluDipilih({ ...bekal, kelas, lampau }).map(({ kelasId, tanggal }) => [tanggal, kelasId])).toEqual([
    ["2026-08-20", "X.E-10"],
    ["2026-08-21", "X.E-1"],
    ["2026-08-21", "X.E-10"],
  ]);
});

test("a day is told with what is different then, where school is kept", () => {
  const lain = [
    { tanggal: "2026-08-24", masuk: true, sebab: "Rapat guru, 07.30–10.30" },
    { tanggal: "2026-08-25", masuk: false, sebab: "Maulid" },
  ];
  const sebut = (tanggal: string) => sebutHari({ ...bekal, hari: lain }, tanggal);
  expect(sebut("2026-08-24")).toBe("Senin, 24 Agustus 2026 · Rapat guru, 07.30–10.30");
  expect(sebut("2026-08-25")).toBe("Selasa, 25 Agustus 2026");
});
