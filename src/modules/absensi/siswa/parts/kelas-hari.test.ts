import { expect, test } from "vitest";
import type { Queue } from "../offline/queue.ts";
import type { Bundle } from "../read/bundle.ts";
import {
  anggotaAt,
  chooseFirst,
  contentAt,
  describeHari,
  describeJam,
  hariSekolahBefore,
  kelasAt,
  ownPelajaran,
  pelajaranKelas,
  progress,
  queueAt,
} from "./kelas-hari.ts";

const hari = ["2026-08-21", "2026-08-24", "2026-08-25"].map((tanggal) => ({ tanggal, masuk: true }));
const bundle: Bundle = {
  ...{ akunId: "wali", nama: "Wali", diambilPada: "2026-08-24T00:00:00Z", hariIni: "2026-08-24" },
  ...{ bolehMencatat: true, bolehKartu: "no", hari, kelas: [], anggota: [], jadwal: [], isi: [], lampau: [] },
};
const recorded = (tanggal: string) => progress(bundle, [], { kelasId: "satu", tanggal, jadwalId: null }).tercatat;

test("a class of a day that the roster knows was not recorded; of a later day nothing is known", () => {
  expect(["2026-08-20", "2026-08-21", "2026-08-24", "2026-08-25"].map(recorded)).toEqual([undefined, 0, 0, undefined]);
});

test("what must be chosen stands oldest first, then in the order of the classes", () => {
  const kelas = ["X.E-1", "X.E-10"].map((nama) => ({ id: nama, nama, setiapHari: true, wali: false }));
  const beda = (kelasId: string, tanggal: string) => ({ kelasId, tanggal, jadwalId: null, tercatat: 30, berbeda: 2 });
  const lampau = [beda("X.E-10", "2026-08-21"), beda("X.E-1", "2026-08-21"), beda("X.E-10", "2026-08-20")];
  expect(chooseFirst({ ...bundle, kelas, lampau }).map(({ kelasId, tanggal }) => [tanggal, kelasId])).toEqual([
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
  const sebut = (tanggal: string) => describeHari({ ...bundle, hari: lain }, tanggal);
  expect(sebut("2026-08-24")).toBe("Senin, 24 Agustus 2026 · Rapat guru, 07.30–10.30");
  expect(sebut("2026-08-25")).toBe("Selasa, 25 Agustus 2026");
  expect(sebut("2026-09-25")).toBe("Jumat, 25 September 2026");
});

const senin = "2026-08-24";
const place = { kelasId: "satu", tanggal: senin, jadwalId: null };
const content = (siswaId: string, lain: object = {}) =>
  ({ ...place, siswaId, berbeda: false, ...lain }) as unknown as Bundle["isi"][number];
const storePending = (siswa: readonly string[], lain: object = {}) =>
  ({ ...place, baris: siswa.map((siswaId) => ({ siswaId })), ...lain }) as unknown as Queue;
const other = [{ kelasId: "dua" }, { tanggal: "2026-08-21" }, { jadwalId: "jam" }];

test("a class has those who sit in it on that day", () => {
  const anggota = (siswaId: string, mulai: string, selesai: string | null, kelasId = "satu") => ({
    ...{ siswaId, kelasId, nama: siswaId, mulai, selesai, kartu: null, kabar: null },
  });
  const semua = [
    ...[anggota("sejak kini", senin, null), anggota("sampai kini", "2026-07-13", senin), anggota("besok", "2026-08-25", null)],
    ...[anggota("kemarin", "2026-07-13", "2026-08-23"), anggota("lain", "2026-07-13", null, "dua")],
  ];
  const dalam = { ...bundle, anggota: semua };
  expect(anggotaAt(dalam, "satu", senin).map(({ siswaId }) => siswaId)).toEqual(["sejak kini", "sampai kini"]);
  expect(progress(dalam, [], place).jumlah).toBe(2);
});

test("lessons of a day stand in their order, and one's own open their classes", () => {
  const jam = (id: string, jamKe: number, lain: object = {}) =>
    ({
      id,
      jamKe,
      jumlahJam: 1,
      kelasId: "satu",
      hari: "1",
      mulai: null,
      selesai: null,
      milikSaya: false,
      ...lain,
    }) as unknown as Bundle["jadwal"][number];
  const jadwal = [
    jam("c", 5),
    jam("a", 1, { milikSaya: true }),
    jam("selasa", 2, { hari: "2", milikSaya: true }),
    jam("dua", 3, { kelasId: "dua" }),
  ];
  const dengan = { ...bundle, jadwal: [...jadwal, jam("b", 0, { kelasId: "dua", milikSaya: true })] };
  expect(pelajaranKelas(dengan, "satu", senin).map(({ id }) => id)).toEqual(["a", "c"]);
  expect(ownPelajaran(dengan, senin).map(({ id }) => id)).toEqual(["b", "a"]);
  const kelas = ["satu", "dua", "wali"].map((id) => ({ id, nama: id, setiapHari: id === "wali", wali: id === "wali" }));
  const pada = (tanggal: string) => kelasAt({ ...dengan, kelas }, tanggal).map(({ id }) => id);
  expect([pada(senin), pada("2026-08-25"), pada("2026-08-26")]).toEqual([["satu", "dua", "wali"], ["satu", "wali"], ["wali"]]);
  expect(describeJam(jam("x", 3))).toBe("Jam ke-3");
  expect(describeJam(jam("x", 1, { jumlahJam: 2, mulai: "07:30:00", selesai: "09:00:00" }))).toBe("Jam ke-1–2 · 07.30–09.00");
});

test("what stands and what waits belong to one class, day and lesson", () => {
  const semua = [{}, ...other].map((lain) => content("ani", lain));
  expect(contentAt({ isi: semua }, place)).toEqual([content("ani")]);
  const antrean = [{}, ...other].map((lain) => storePending(["ani"], lain));
  expect(queueAt(antrean, place)).toEqual([storePending(["ani"])]);
});

test("who waits on this device counts as waiting, not as recorded", () => {
  const dengan = { ...bundle, isi: [content("ani"), content("budi", { berbeda: true }), content("citra"), content("lain", other[0])] };
  const antrean = [storePending(["ani", "dewi"]), storePending(["ani"]), storePending(["eka"], other[0])];
  expect(progress(dengan, antrean, place)).toEqual({ jumlah: 0, tercatat: 2, menunggu: 2, berbeda: 1 });
  const kemarin = { ...place, tanggal: "2026-08-21" };
  const lampau = [
    { ...kemarin, kelasId: "dua", tercatat: 9, berbeda: 9 },
    { ...kemarin, tercatat: 30, berbeda: 3 },
  ];
  expect(progress({ ...bundle, lampau }, [storePending(["ani"], kemarin)], kemarin)).toEqual({
    jumlah: 0,
    tercatat: 30,
    menunggu: 1,
    berbeda: 3,
  });
});

test("what two devices recorded differently today is counted by class and lesson, behind the days before", () => {
  const beda = { berbeda: true };
  const dengan = {
    ...bundle,
    kelas: ["satu", "dua"].map((id) => ({ id, nama: id, setiapHari: true, wali: false })),
    isi: [
      content("tua", { ...beda, kelasId: "hilang" }),
      content("eka", { ...beda, kelasId: "dua" }),
      content("ani", beda),
      content("budi", beda),
      content("citra"),
    ],
    lampau: [{ ...place, tanggal: "2026-08-21", tercatat: 30, berbeda: 0 }],
  };
  expect(chooseFirst(dengan)).toEqual([
    { ...place, banyak: 2 },
    { ...place, kelasId: "dua", banyak: 1 },
    { ...place, kelasId: "hilang", banyak: 1 },
  ]);
  const duty = { id: "dua", nama: "dua", setiapHari: false, wali: false, piket: true as const };
  expect(new Set(chooseFirst({ ...dengan, kelas: [duty] }).map(({ kelasId }) => kelasId))).toEqual(new Set(["satu", "hilang"]));
});

test("the school day before skips holidays and days to come", () => {
  const libur = [...hari, { tanggal: "2026-08-26", masuk: false }];
  const sebelum = (tanggal: string) => hariSekolahBefore({ ...bundle, hari: libur }, tanggal);
  expect([sebelum("2026-08-27"), sebelum("2026-08-24"), sebelum("2026-08-21")]).toEqual(["2026-08-25", "2026-08-21", undefined]);
});
