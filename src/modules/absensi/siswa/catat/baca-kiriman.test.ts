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

  test.each([
    { kunci: "tujuh-7" },
    { kunci: "a".repeat(101) },
    { kunci: "kiriman 1" },
    { kunci: "kiriman-1!" },
    { kunci: "!kiriman-1" },
    { kunci: 12345678 },
    { perangkat: "" },
    { perangkat: "a".repeat(65) },
    { perangkat: "pon sel" },
    { perangkat: "ponsel!" },
    { perangkat: "!ponsel" },
    { kelasId: "kelas" },
    { jadwalId: "jadwal" },
    { jadwalId: 7 },
    { baris: Array.from({ length: 101 }, () => baris(1)) },
    { baris: [null] },
    { baris: ["x"] },
    { baris: [baris(1, { siswaId: "ani" })] },
    { baris: [baris(1, { buktiId: "surat" })] },
    { baris: [baris(1, { dasar: 1.5 })] },
    { baris: [baris(1, { dasar: "1" })] },
    { dicatatPada: "kemarin" },
    { dikirimPada: "kemarin" },
  ])("what no screen of ours sends: %j", (lain) => {
    expect(() => baca(lain)).toThrow(expect.objectContaining({ kind: "malformed" }));
  });

  test.each([null, "x", 7, undefined])("%j is no sending", (sent) => {
    expect(() => bacaKiriman(sent, kini)).toThrow(expect.objectContaining({ kind: "malformed" }));
  });

  test.each([
    { tanggal: 20260824 },
    { baris: "semua" },
    ...["24:00", "7:42", "07:60", "107:42", "07:420", "07.42"].map((jam) => ({ baris: [baris(1, { jam })] })),
    { baris: [baris(1, { jam: 742 })] },
    { baris: [baris(1, { keterangan: "😀".repeat(301) })] },
  ])("what a person can mend: %j", (lain) => {
    expect(() => baca(lain)).toThrow(expect.objectContaining({ kind: "invalid" }));
  });
});

test("everything else is kept as it was sent, words trimmed", () => {
  const lengkap = { status: "izin", keterangan: " Surat orang tua ", buktiId: id(7), dasar: 3, lain: "x" };
  expect(baca({ jadwalId: id(8), baris: [baris(1, lengkap)], lain: "x" })).toEqual({
    ...{ kunci: "kiriman-1", kelasId: id(9), tanggal: "2026-08-24", jadwalId: id(8), perangkat: "ponsel-1" },
    dicatatPada: new Date("2026-08-24T00:10:00Z"),
    baris: [{ siswaId: id(1), status: "izin", jam: null, keterangan: "Surat orang tua", buktiId: id(7), dasar: 3 }],
  });
  expect(baca().jadwalId).toBeNull();
  for (const keterangan of [" ", 7, null]) expect(baca({ baris: [baris(1, { keterangan })] }).baris[0]?.keterangan).toBeNull();
  expect(baca({ baris: [baris(1, { keterangan: "😀".repeat(300) })] }).baris).toHaveLength(1);
  const seratus = Array.from({ length: 100 }, (_, n) => ({ ...baris(1), siswaId: id(1).replace("0000-4000", `${1000 + n}-4000`) }));
  expect(baca({ baris: seratus, kunci: "a".repeat(100), perangkat: "a".repeat(64) }).baris).toHaveLength(100);
  for (const jam of ["00:00", "19:59", "23:10"]) expect(baca({ baris: [baris(1, { status: "terlambat", jam })] }).baris[0]?.jam).toBe(jam);
});

test("a device that says nothing of its clock is taken at its word, up to two years back", () => {
  const pada = (dicatatPada: Date) => baca({ dikirimPada: undefined, dicatatPada: dicatatPada.toISOString() }).dicatatPada;
  const tertua = new Date(kini.getTime() - 732 * 86_400_000);
  expect([pada(new Date("2026-08-24T00:10:00Z")), pada(tertua)]).toEqual([new Date("2026-08-24T00:10:00Z"), tertua]);
  expect(() => pada(new Date(tertua.getTime() - 1))).toThrow("Betulkan jamnya");
});
