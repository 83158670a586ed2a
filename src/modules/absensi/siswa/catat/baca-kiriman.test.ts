import { describe, expect, test } from "vitest";
import { bacaKiriman } from "./baca-kiriman.ts";

const id = (angka: number) => `00000000-0000-4000-8000-00000000000${angka}`;
const kini = new Date("2026-08-26T04:00:00Z");
const baris = (siswa: number, lain = {}) => ({ siswaId: id(siswa), status: "hadir", ...lain });
const kiriman = (lain = {}) => ({
  ...{ kunci: "kiriman-1", kelasId: id(9), tanggal: "2026-08-24", perangkat: "ponsel-1" },
  ...{ dicatatPada: "2026-08-24T00:10:00Z", dikirimPada: "2026-08-26T04:00:00Z", baris: [baris(1)] },
  ...lain,
});
const baca = (lain = {}) => bacaKiriman(kiriman(lain), kini);

describe("the moment of the tap", () => {
  test("is kept for days", () => {
    expect(baca().dicatatPada).toEqual(new Date("2026-08-24T00:10:00Z"));
  });

  test("comes true when the device's clock is wrong, and never lies ahead", () => {
    const jamMaju = { dicatatPada: "2026-08-27T04:00:00Z", dikirimPada: "2026-08-27T06:00:00Z" };
    expect(baca(jamMaju).dicatatPada).toEqual(new Date("2026-08-26T02:00:00Z"));
    expect(baca({ dicatatPada: "2026-08-27T04:00:00Z" }).dicatatPada).toEqual(kini);
    expect(() => baca({ dicatatPada: "1999-08-24T00:10:00Z" })).toThrow("Betulkan jamnya");
  });
});

describe("what cannot be recorded", () => {
  test.each([
    [{ baris: [baris(1), baris(1, { status: "sakit" })] }, "Satu siswa tertulis dua kali"],
    [{ baris: [] }, "Belum ada siswa yang ditandai"],
    [{ tanggal: "2026-02-30" }, "tidak ada di kalender"],
    [{ baris: [baris(1, { status: "terlambat", jam: "25:00" })] }, "seperti 07.42"],
    [{ baris: [baris(1, { keterangan: "x".repeat(301) })] }, "paling panjang 300 huruf"],
    [{ baris: [baris(1, { status: "bolos" })] }, "tidak terbaca"],
  ])("%j", (lain, sebab) => {
    expect(() => baca(lain)).toThrow(sebab);
  });

  test("keeps an hour only for who came late", () => {
    expect(baca({ baris: [baris(1, { jam: "07:42" })] }).baris[0]?.jam).toBeNull();
    expect(baca({ baris: [baris(1, { status: "terlambat", jam: "07:42" })] }).baris[0]?.jam).toBe("07:42");
  });
});
