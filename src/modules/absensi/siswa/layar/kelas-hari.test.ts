import { expect, test } from "vitest";
import type { Bekal } from "../baca/bekal.ts";
import type { Antrean } from "../luring/antrean.ts";
import {
  anggotaPada,
  antreanPada,
  hariSekolahSebelum,
  isiPada,
  kelasPada,
  kemajuan,
  pelajaranKelas,
  pelajaranSaya,
  perluDipilih,
  sebutHari,
  sebutJam,
} from "./kelas-hari.ts";

const hari = ["2026-08-21", "2026-08-24", "2026-08-25"].map((tanggal) => ({ tanggal, masuk: true }));
const bekal: Bekal = {
  ...{ akunId: "wali", nama: "Wali", diambilPada: "2026-08-24T00:00:00Z", hariIni: "2026-08-24" },
  ...{ bolehMencatat: true, bolehKartu: "no", hari, kelas: [], anggota: [], jadwal: [], isi: [], lampau: [] },
};
const tercatat = (tanggal: string) => kemajuan(bekal, [], { kelasId: "satu", tanggal, jadwalId: null }).tercatat;

test("a class of a day that the roster knows was not recorded; of a later day nothing is known", () => {
  expect(["2026-08-20", "2026-08-21", "2026-08-24", "2026-08-25"].map(tercatat)).toEqual([undefined, 0, 0, undefined]);
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
  expect(sebut("2026-09-25")).toBe("Jumat, 25 September 2026");
});

const senin = "2026-08-24";
const tempat = { kelasId: "satu", tanggal: senin, jadwalId: null };
const isi = (siswaId: string, lain: object = {}) => ({ ...tempat, siswaId, berbeda: false, ...lain }) as unknown as Bekal["isi"][number];
const titip = (siswa: readonly string[], lain: object = {}) =>
  ({ ...tempat, baris: siswa.map((siswaId) => ({ siswaId })), ...lain }) as unknown as Antrean;
const lainnya = [{ kelasId: "dua" }, { tanggal: "2026-08-21" }, { jadwalId: "jam" }];

test("a class has those who sit in it on that day", () => {
  const anggota = (siswaId: string, mulai: string, selesai: string | null, kelasId = "satu") => ({
    ...{ siswaId, kelasId, nama: siswaId, mulai, selesai, kartu: null, kabar: null },
  });
  const semua = [
    ...[anggota("sejak kini", senin, null), anggota("sampai kini", "2026-07-13", senin), anggota("besok", "2026-08-25", null)],
    ...[anggota("kemarin", "2026-07-13", "2026-08-23"), anggota("lain", "2026-07-13", null, "dua")],
  ];
  const dalam = { ...bekal, anggota: semua };
  expect(anggotaPada(dalam, "satu", senin).map(({ siswaId }) => siswaId)).toEqual(["sejak kini", "sampai kini"]);
  expect(kemajuan(dalam, [], tempat).jumlah).toBe(2);
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
    }) as unknown as Bekal["jadwal"][number];
  const jadwal = [
    jam("c", 5),
    jam("a", 1, { milikSaya: true }),
    jam("selasa", 2, { hari: "2", milikSaya: true }),
    jam("dua", 3, { kelasId: "dua" }),
  ];
  const dengan = { ...bekal, jadwal: [...jadwal, jam("b", 0, { kelasId: "dua", milikSaya: true })] };
  expect(pelajaranKelas(dengan, "satu", senin).map(({ id }) => id)).toEqual(["a", "c"]);
  expect(pelajaranSaya(dengan, senin).map(({ id }) => id)).toEqual(["b", "a"]);
  const kelas = ["satu", "dua", "wali"].map((id) => ({ id, nama: id, setiapHari: id === "wali", wali: id === "wali" }));
  const pada = (tanggal: string) => kelasPada({ ...dengan, kelas }, tanggal).map(({ id }) => id);
  expect([pada(senin), pada("2026-08-25"), pada("2026-08-26")]).toEqual([["satu", "dua", "wali"], ["satu", "wali"], ["wali"]]);
  expect(sebutJam(jam("x", 3))).toBe("Jam ke-3");
  expect(sebutJam(jam("x", 1, { jumlahJam: 2, mulai: "07:30:00", selesai: "09:00:00" }))).toBe("Jam ke-1–2 · 07.30–09.00");
});

test("what stands and what waits belong to one class, day and lesson", () => {
  const semua = [{}, ...lainnya].map((lain) => isi("ani", lain));
  expect(isiPada({ isi: semua }, tempat)).toEqual([isi("ani")]);
  const antrean = [{}, ...lainnya].map((lain) => titip(["ani"], lain));
  expect(antreanPada(antrean, tempat)).toEqual([titip(["ani"])]);
});

test("who waits on this device counts as waiting, not as recorded", () => {
  const dengan = { ...bekal, isi: [isi("ani"), isi("budi", { berbeda: true }), isi("citra"), isi("lain", lainnya[0])] };
  const antrean = [titip(["ani", "dewi"]), titip(["ani"]), titip(["eka"], lainnya[0])];
  expect(kemajuan(dengan, antrean, tempat)).toEqual({ jumlah: 0, tercatat: 2, menunggu: 2, berbeda: 1 });
  const kemarin = { ...tempat, tanggal: "2026-08-21" };
  const lampau = [
    { ...kemarin, kelasId: "dua", tercatat: 9, berbeda: 9 },
    { ...kemarin, tercatat: 30, berbeda: 3 },
  ];
  expect(kemajuan({ ...bekal, lampau }, [titip(["ani"], kemarin)], kemarin)).toEqual({ jumlah: 0, tercatat: 30, menunggu: 1, berbeda: 3 });
});

test("what two devices recorded differently today is counted by class and lesson, behind the days before", () => {
  const beda = { berbeda: true };
  const dengan = {
    ...bekal,
    kelas: ["satu", "dua"].map((id) => ({ id, nama: id, setiapHari: true, wali: false })),
    isi: [
      isi("tua", { ...beda, kelasId: "hilang" }),
      isi("eka", { ...beda, kelasId: "dua" }),
      isi("ani", beda),
      isi("budi", beda),
      isi("citra"),
    ],
    lampau: [{ ...tempat, tanggal: "2026-08-21", tercatat: 30, berbeda: 0 }],
  };
  expect(perluDipilih(dengan)).toEqual([
    { ...tempat, banyak: 2 },
    { ...tempat, kelasId: "dua", banyak: 1 },
    { ...tempat, kelasId: "hilang", banyak: 1 },
  ]);
});

test("the school day before skips holidays and days to come", () => {
  const libur = [...hari, { tanggal: "2026-08-26", masuk: false }];
  const sebelum = (tanggal: string) => hariSekolahSebelum({ ...bekal, hari: libur }, tanggal);
  expect([sebelum("2026-08-27"), sebelum("2026-08-24"), sebelum("2026-08-21")]).toEqual(["2026-08-25", "2026-08-21", undefined]);
});
