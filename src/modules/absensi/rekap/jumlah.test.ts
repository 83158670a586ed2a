/** The last line of a report, for the folder and the head. What goes wrong: a share of a few says something about all. */
import { describe, expect, test } from "vitest";
import { composeLaporan, hadirPercent, isTelling, type LaporanRow, readSel } from "./laporan.ts";
import { readRequest } from "./request-laporan.ts";

const none = { terlambat: 0, sakit: 0, izin: 0, dispensasi: 0, dinasLuar: 0, cuti: 0, alpa: 0 };
const row = (beda: Partial<LaporanRow>): LaporanRow => ({
  ...{ kategori: "siswa", kunci: "a", nama: "Ayu", keterangan: "X.E-1", wajib: 10, hadir: 0, ...none },
  ...beda,
});
const compose = (query: string, baris: readonly LaporanRow[]) =>
  composeLaporan(readRequest(new URLSearchParams(`dari=2026-08-03&sampai=2026-08-08&${query}`), "2026-08-06"), baris);
const total = (query: string, baris: readonly LaporanRow[]) => {
  const { kolom, jumlah } = compose(query, baris);
  return Object.fromEntries(jumlah.map((isi, place) => [kolom[place]?.label ?? "", isi]));
};

describe("the share of all", () => {
  test("is told once more than half of all days together are recorded", () => {
    const baris = [row({ hadir: 9 }), row({ kunci: "b", hadir: 2 })];
    expect(total("kategori=student", baris)).toMatchObject({ Wajib: 20, Hadir: 11, "Belum tercatat": 9, "Kehadiran (%)": 100 });
    const half = [row({ hadir: 9 }), row({ kunci: "b", hadir: 1 })];
    expect(total("kategori=student", half)).toMatchObject({ Wajib: 20, Hadir: 10, "Belum tercatat": 10, "Kehadiran (%)": null });
  });

  test("is of what was recorded where nobody knows how often one should have been there", () => {
    const baris = [row({ wajib: null, hadir: 1, alpa: 1 }), row({ wajib: null, kunci: "b", hadir: 2 })];
    expect(total("menurut=mapel&kategori=student", baris)).toMatchObject({ Hadir: 3, "Kehadiran (%)": 75 });
  });

  test("and of one line takes who is late or on an errand for there, and who is ill or on leave for away", () => {
    const there = { hadir: 1, terlambat: 1, dispensasi: 1, dinasLuar: 1 };
    expect(hadirPercent(row({ ...there, sakit: 1, izin: 1, cuti: 1, alpa: 1 }))).toBe(50);
    expect(hadirPercent(row({ ...there, sakit: 2 }))).toBe(66.7);
    expect([isTelling(0, 0), isTelling(1, 2), isTelling(1, 1), isTelling(2, 3)]).toEqual([false, false, true, true]);
  });
});

test("a line with more recorded than days has none left to record", () => {
  expect(total("kategori=student", [row({ wajib: 1, hadir: 2 })])).toMatchObject({ Wajib: 1, "Belum tercatat": 0 });
});

test("the sum counts every column, and leaves out what is no figure", () => {
  const counts = { hadir: 1, terlambat: 2, sakit: 3, izin: 4, dispensasi: 5, dinasLuar: 6, cuti: 7, alpa: 8 };
  const baris = [row({ wajib: 40, ...counts }), row({ wajib: 40, kunci: "b", ...counts })];
  expect(total("kategori=all", baris)).toEqual({
    ...{ Nama: "Jumlah", Kategori: null, "Kelas/jabatan": null, Wajib: 80, Hadir: 2, Terlambat: 4, Sakit: 6, Izin: 8 },
    ...{ Dispensasi: 10, "Dinas Luar": 12, Cuti: 14, "Tanpa Keterangan": 16, "Belum tercatat": 8, "Kehadiran (%)": 38.9 },
  });
  expect(compose("", []).jumlah).toEqual([]);
});

test("each report has the columns that can say something in it, and its own title", () => {
  const shape = (query: string) => {
    const { judul, kolom, rentang } = compose(query, []);
    return [judul, rentang, kolom.map(({ label }) => label).join(", ")];
  };
  const counted = "Wajib, Hadir, Terlambat, Sakit, Izin";
  const rest = "Tanpa Keterangan, Belum tercatat, Kehadiran (%)";
  const days = "3 Agustus 2026 – 8 Agustus 2026";
  expect(shape("kategori=student")).toEqual(["Rekap Kehadiran Siswa", days, `Nama, Kelas/jabatan, ${counted}, Dispensasi, ${rest}`]);
  expect(shape("kategori=teacher&menurut=tanggal")).toEqual([
    "Rekap Kehadiran Guru dan staf",
    days,
    `Tanggal, ${counted}, Dinas Luar, Cuti, ${rest}`,
  ]);
  expect(shape("kategori=all&menurut=kelas")).toEqual([
    "Rekap Kehadiran Guru, Staf, dan Siswa",
    days,
    `Kelas, Kategori, ${counted}, Dispensasi, Dinas Luar, Cuti, ${rest}`,
  ]);
  expect(shape("kategori=student&menurut=mapel&sampai=2026-08-03")[2]).toBe(
    "Mata pelajaran, Hadir, Terlambat, Sakit, Izin, Dispensasi, Tanpa Keterangan, Kehadiran (%)",
  );
  expect(composeLaporan(readRequest(new URLSearchParams("dari=2026-08-03&sampai=2026-08-03"), "2026-08-06"), []).rentang).toBe(
    "Senin, 3 Agustus 2026",
  );
});

test("a cell reads as people write it", () => {
  expect([readSel(null), readSel(1234), readSel(50, { label: "", decimals: 1 }), readSel("2026-08-03"), readSel("Ayu")]).toEqual([
    "–",
    "1.234",
    "50,0",
    expect.stringMatching(/3 .*2026/),
    "Ayu",
  ]);
});
