import { describe, expect, test } from "vitest";
import { readSubmission } from "./read-submission.ts";

const id = (angka: number) => `00000000-0000-4000-8000-00000000000${angka}`;
const current = new Date("2026-08-26T04:00:00Z");
const row = (siswa: number, lain = {}) => ({ siswaId: id(siswa), status: "hadir", ...lain });
const submission = (lain = {}) => ({
  ...{ kunci: "kiriman-1", kelasId: id(9), tanggal: "2026-08-24", perangkat: "ponsel-1" },
  ...{ dicatatPada: "2026-08-24T00:10:00Z", dikirimPada: "2026-08-26T04:00:00Z", baris: [row(1)] },
  ...lain,
});
const read = (lain = {}) => readSubmission(submission(lain), current);

describe("the moment of the tap", () => {
  test("is kept for days", () => {
    expect(read().dicatatPada).toEqual(new Date("2026-08-24T00:10:00Z"));
  });

  test("comes true when the device's clock is wrong, and never lies ahead", () => {
    const jamMaju = { dicatatPada: "2026-08-27T04:00:00Z", dikirimPada: "2026-08-27T06:00:00Z" };
    expect(read(jamMaju).dicatatPada).toEqual(new Date("2026-08-26T02:00:00Z"));
    expect(read({ dicatatPada: "2026-08-27T04:00:00Z" }).dicatatPada).toEqual(current);
    expect(() => read({ dicatatPada: "1999-08-24T00:10:00Z" })).toThrow("Betulkan jamnya");
  });
});

describe("what cannot be recorded", () => {
  test.each([
    [{ baris: [row(1), row(1, { status: "sakit" })] }, "Satu siswa tertulis dua kali"],
    [{ baris: [] }, "Belum ada siswa yang ditandai"],
    [{ tanggal: "2026-02-30" }, "tidak ada di kalender"],
    [{ baris: [row(1, { status: "terlambat", jam: "25:00" })] }, "seperti 07.42"],
    [{ baris: [row(1, { keterangan: "x".repeat(301) })] }, "paling panjang 300 huruf"],
    [{ baris: [row(1, { status: "bolos" })] }, "tidak terbaca"],
  ])("%j", (lain, sebab) => {
    expect(() => read(lain)).toThrow(sebab);
  });

  test("keeps an hour only for who came late", () => {
    expect(read({ baris: [row(1, { jam: "07:42" })] }).baris[0]?.jam).toBeNull();
    expect(read({ baris: [row(1, { status: "terlambat", jam: "07:42" })] }).baris[0]?.jam).toBe("07:42");
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
    { baris: Array.from({ length: 101 }, () => row(1)) },
    { baris: [null] },
    { baris: ["x"] },
    { baris: [row(1, { siswaId: "ani" })] },
    { baris: [row(1, { buktiId: "surat" })] },
    { baris: [row(1, { dasar: 1.5 })] },
    { baris: [row(1, { dasar: "1" })] },
    { dicatatPada: "kemarin" },
    { dikirimPada: "kemarin" },
  ])("what no screen of ours sends: %j", (lain) => {
    expect(() => read(lain)).toThrow(expect.objectContaining({ kind: "malformed" }));
  });

  test.each([null, "x", 7, undefined])("%j is no sending", (sent) => {
    expect(() => readSubmission(sent, current)).toThrow(expect.objectContaining({ kind: "malformed" }));
  });

  test.each([
    { tanggal: 20260824 },
    { baris: "semua" },
    ...["24:00", "7:42", "07:60", "107:42", "07:420", "07.42"].map((jam) => ({ baris: [row(1, { jam })] })),
    { baris: [row(1, { jam: 742 })] },
    { baris: [row(1, { keterangan: "😀".repeat(301) })] },
  ])("what a person can mend: %j", (lain) => {
    expect(() => read(lain)).toThrow(expect.objectContaining({ kind: "invalid" }));
  });
});

test("everything else is kept as it was sent, words trimmed", () => {
  const lengkap = { status: "izin", keterangan: " Surat orang tua ", buktiId: id(7), dasar: 3, lain: "x" };
  expect(read({ jadwalId: id(8), baris: [row(1, lengkap)], lain: "x" })).toEqual({
    ...{ kunci: "kiriman-1", kelasId: id(9), tanggal: "2026-08-24", jadwalId: id(8), perangkat: "ponsel-1" },
    dicatatPada: new Date("2026-08-24T00:10:00Z"),
    baris: [{ siswaId: id(1), status: "izin", jam: null, keterangan: "Surat orang tua", buktiId: id(7), dasar: 3 }],
  });
  expect(read().jadwalId).toBeNull();
  for (const keterangan of [" ", 7, null]) expect(read({ baris: [row(1, { keterangan })] }).baris[0]?.keterangan).toBeNull();
  expect(read({ baris: [row(1, { keterangan: "😀".repeat(300) })] }).baris).toHaveLength(1);
  const seratus = Array.from({ length: 100 }, (_, n) => ({ ...row(1), siswaId: id(1).replace("0000-4000", `${1000 + n}-4000`) }));
  expect(read({ baris: seratus, kunci: "a".repeat(100), perangkat: "a".repeat(64) }).baris).toHaveLength(100);
  for (const jam of ["00:00", "19:59", "23:10"]) expect(read({ baris: [row(1, { status: "terlambat", jam })] }).baris[0]?.jam).toBe(jam);
});

test("a device that says nothing of its clock is taken at its word, up to two years back", () => {
  const pada = (dicatatPada: Date) => read({ dikirimPada: undefined, dicatatPada: dicatatPada.toISOString() }).dicatatPada;
  const tertua = new Date(current.getTime() - 732 * 86_400_000);
  expect([pada(new Date("2026-08-24T00:10:00Z")), pada(tertua)]).toEqual([new Date("2026-08-24T00:10:00Z"), tertua]);
  expect(() => pada(new Date(tertua.getTime() - 1))).toThrow("Betulkan jamnya");
});
