/**
 * Families who open the site on a telephone before the first day, between two waves and after the last evening. What goes wrong: a day that is
 * over is told as one to come, a path is named that is not theirs, nobody says when it opens again.
 */
import { describe, expect, test } from "vitest";
import type { JenisJalur } from "./jenis-jalur.ts";
import type { Jalur } from "./load-jalur.server.ts";
import { afterLast, beforePath, between, tellClosedPath } from "./tell-closed.ts";
import { windowOf } from "./windows.ts";

const path = (jenis: JenisJalur, gelombang: string | null): Jalur => ({
  ...{ jenis, gelombang, gelombangId: null },
  ...windowOf({ buka: "2027-03-01", tutup: "2027-04-30" }),
});
const next = { tahunAjaran: "2028/2029", buka: "2028-02-01" };

describe("nobody can register", () => {
  test("before the first path it is not time yet, between two it is closed just now", () => {
    expect(beforePath(path("tahfidz", "Gelombang 2"), false)).toEqual({
      ...{ judul: "Belum waktunya mendaftar", tutup: "Pendaftaran sedang ditutup. Jalur tahfidz (Gelombang 2) dibuka 1 Maret 2027." },
    });
    expect(beforePath(path("reguler", null), true)).toEqual({
      ...{ judul: "Pendaftaran sedang ditutup", tutup: "Pendaftaran sedang ditutup. Jalur reguler dibuka 1 Maret 2027." },
    });
  });

  test("after the last path since when, what became of the result, and when the next intake begins, as far as that is known", () => {
    const over = "Pendaftaran sudah ditutup";
    expect(afterLast("2027/2028", path("reguler", null), " Hasilnya diumumkan.", next)).toEqual({
      judul: over,
      tutup:
        "Pendaftaran tahun ajaran 2027/2028 sudah ditutup sejak Jumat, 30 April 2027. Hasilnya diumumkan. Pendaftaran tahun ajaran 2028/2029 dibuka Selasa, 1 Februari 2028.",
    });
    expect(afterLast("2027/2028", undefined, "", undefined)).toEqual({
      judul: over,
      tutup: "Pendaftaran tahun ajaran 2027/2028 sudah ditutup. Tidak ada gelombang lagi yang dijadwalkan.",
    });
  });

  test("between two intakes when the next one begins, or that it is still to be said", () => {
    expect(between(next)).toEqual({
      judul: "Belum waktunya mendaftar",
      tutup: "Pendaftaran sedang ditutup. Pendaftaran tahun ajaran 2028/2029 dibuka Selasa, 1 Februari 2028.",
    });
    expect(between(undefined)).toEqual({
      judul: "Pendaftaran sedang ditutup",
      tutup: "Pendaftaran sedang ditutup. Tanggal pembukaan berikutnya akan diumumkan di situs ini.",
    });
  });
});

test("a path that is closed while others are open says when it opens, since when it is over, or that it is none of this year", () => {
  const others = "Yang dibuka: reguler, prestasi akademik.";
  const said = (known: { next?: Jalur; last?: Jalur }) => tellClosedPath("tahfidz", ["reguler", "prestasi-akademik"], known);
  const [coming, gone] = [path("tahfidz", "Gelombang 2"), path("tahfidz", "Gelombang 1")];
  expect(said({ next: coming, last: gone })).toBe(
    `Jalur tahfidz sedang tidak dibuka. Jalur tahfidz (Gelombang 2) dibuka 1 Maret 2027. ${others}`,
  );
  expect(said({ last: gone })).toBe(
    `Jalur tahfidz sudah ditutup sejak 30 April 2027 dan tidak dibuka lagi untuk tahun ajaran ini. ${others}`,
  );
  expect(said({})).toBe(`Jalur tahfidz tidak dibuka untuk tahun ajaran ini. ${others}`);
});
