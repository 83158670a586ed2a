/**
 * The committee types the rules of a path once a year at a laptop, families read them on telephones. What goes wrong: an order with a gap is
 * kept, a path that closes before it opens is kept, a right one is turned away, a rule is told that nobody made.
 */
import { describe, expect, test } from "vitest";
import { isJenisJalur, jalurLabel } from "./jenis-jalur.ts";
import { stateOf } from "./load-aturan.server.ts";
import { nextAt, nextChange, openAt } from "./load-jalur.server.ts";
import { seriFaults, seriLabel } from "./seri.ts";
import { spanFaults } from "./span-faults.ts";
import { tellSeri, tellWeights } from "./tell-judging.ts";
import { tellLembar } from "./tell-lembar.ts";
import { tellPrograms } from "./tell-programs.ts";
import type { RuleJalur } from "./warnings.ts";
import { renamed, yearLater } from "./year-later.ts";

describe("what decides between equals", () => {
  test.each([
    ["nothing", {}, {}],
    ["one", { seri1: "usia" }, {}],
    ["three", { seri1: "usia", seri2: "rapor", seri3: "tes" }, {}],
    ["a gap at the first place", { seri2: "rapor" }, { seri2: "Isi dulu penentu yang pertama." }],
    ["a gap at the second place", { seri1: "usia", seri3: "tes" }, { seri3: "Isi dulu penentu yang kedua." }],
    ["the same twice", { seri1: "usia", seri2: "usia" }, { seri2: "Penentu ini sudah dipakai di urutan sebelumnya." }],
    ["the first again", { seri1: "usia", seri2: "tes", seri3: "usia" }, { seri3: "Penentu ini sudah dipakai di urutan sebelumnya." }],
    ["the second again", { seri1: "usia", seri2: "tes", seri3: "tes" }, { seri3: "Penentu ini sudah dipakai di urutan sebelumnya." }],
  ])("%s", (_, typed, faults) => expect(seriFaults(typed)).toEqual(faults));

  test("is told in words, with the moment of registering at last, and not at all where nothing is weighed", () => {
    expect(tellSeri({ bobot: {}, seri: [null, null] })).toEqual([]);
    expect(tellSeri({ bobot: {}, seri: ["usia", null] })).toEqual(["Usia lebih tua", "Mendaftar lebih dulu"]);
    expect(tellSeri({ bobot: { tes: 1 }, seri: [] })).toEqual(["Mendaftar lebih dulu"]);
    expect([seriLabel("btq"), seriLabel("lain")]).toEqual(["Nilai baca tulis Al-Qur'an lebih tinggi", "lain"]);
  });
});

describe("days and hours", () => {
  const order = "Waktu ditutup harus sesudah waktu dibuka.";
  const days = (buka: string | null, tutup: string | null, hours: object = {}) => spanFaults({ buka, tutup, ...hours });

  test("in the wrong order are told at their field; one day alone, and the same day, are right", () => {
    expect(days("2027-03-02", "2027-03-01")).toEqual({ tutup: order });
    expect(days("2027-03-01", "2027-03-01")).toEqual({});
    expect([days(null, "2027-03-01"), days("2027-03-01", null)]).toEqual([{}, {}]);
  });

  test("count on one day alone, where both are said", () => {
    const same = (bukaPukul: string | null, tutupPukul: string | null, tutup = "2027-03-01") =>
      days("2027-03-01", tutup, { bukaPukul, tutupPukul });
    expect(same("08:00", "07:59")).toEqual({ tutupPukul: order });
    expect(same("08:00", "08:00")).toEqual({ tutupPukul: order });
    expect([same("08:00", "08:01"), same("08:00", "07:00", "2027-03-02"), same(null, "07:00"), same("08:00", null)]).toEqual([
      {},
      {},
      {},
      {},
    ]);
  });

  test("a year later are the same, but for the 29th of February, and a name bears the year that it had", () => {
    expect([yearLater("2028-02-29"), yearLater("2027-02-28"), yearLater("2028-12-29")]).toEqual(["2029-02-28", "2028-02-28", "2029-12-29"]);
    expect([renamed("Gelombang 1", "2027/2028"), renamed("G 2026/2027", "2027/2028")]).toEqual(["Gelombang 1", "G 2026/2027"]);
  });
});

describe("a path in time", () => {
  const path = (id: string, dari: string, sampai: string) =>
    ({ jenis: "reguler", gelombangId: id, gelombang: id, dari: new Date(dari), sampai: new Date(sampai) }) as const;
  const first = path("1", "2027-03-01T00:00:00Z", "2027-03-10T00:00:00Z");
  const second = path("2", "2027-03-20T00:00:00Z", "2027-03-30T00:00:00Z");
  const third = path("3", "2027-04-20T00:00:00Z", "2027-04-30T00:00:00Z");
  const never = path("4", "2027-03-15T00:00:00Z", "2027-03-15T00:00:00Z");
  const all = [third, second, never, first];
  const at = (moment: string) => new Date(`2027-${moment}Z`);

  test("the next one is the first that is still to open, and one that never opens is none", () => {
    const next = (moment: string) => nextAt(all, at(moment))?.gelombangId;
    expect(next("02-01T00:00:00")).toBe("1");
    expect(next("03-01T00:00:00")).toBe("2");
    expect(next("03-12T00:00:00")).toBe("2");
    expect(next("03-20T00:00:00")).toBe("3");
    expect(next("04-20T00:00:00")).toBeUndefined();
  });

  test("what is open is open from its first moment to its last, and a page holds until then", () => {
    const open = (moment: string) => openAt(all, at(moment)).map(({ gelombangId }) => gelombangId);
    expect([open("03-01T00:00:00"), open("03-09T23:59:59"), open("03-10T00:00:00")]).toEqual([["1"], ["1"], []]);
    expect(nextChange(all, at("03-01T00:00:00"))).toEqual(first.sampai);
    expect(nextChange(all, at("04-30T00:00:00"))).toBeNull();
  });

  test("the committee sees a draft, one to come, one that is open, and one that is over or never opens", () => {
    const state = (one: object, moment: string, draf = false) => stateOf(draf, one as RuleJalur, at(moment));
    expect(state(first, "03-05T00:00:00", true)).toBe("rancangan");
    expect(state(first, "02-28T00:00:00")).toBe("belum");
    expect(state(first, "03-01T00:00:00")).toBe("dibuka");
    expect(state(first, "03-10T00:00:00")).toBe("ditutup");
    expect(state(never, "03-01T00:00:00")).toBe("ditutup");
  });
});

test("of paths, weights and places only those are told that there are", () => {
  expect([isJenisJalur("tahfidz"), isJenisJalur("undangan"), isJenisJalur(null)]).toEqual([true, false, false]);
  expect([jalurLabel("prestasi-non-akademik"), jalurLabel("lain" as never)]).toEqual(["Prestasi non-akademik", "lain"]);
  expect(tellWeights({ bobot: { tes: 40, rapor: 60, btq: 0, tahfidz: null } })).toEqual(["Rapor 60 %", "Tes 40 %"]);
  expect(tellPrograms({ agama: 0, ipa: 10, ips: null })).toEqual(["IPA 10", "Agama 0"]);
});

describe("a sheet in words", () => {
  const path = {
    ...{ jenis: "reguler", gelombang: "Gelombang 1", dari: "2027-01-31T16:00:00Z", sampai: "2027-06-30T16:00:00Z", kuota: 0 },
    ...{ program: {}, bobot: {}, seri: [], syarat: null, dokumen: null, toleransi: { tes: 0, btq: null }, cadangan: 0 },
  };
  const year = {
    ...{ tahunAjaran: "2027/2028", buka: "2027-02-01", tutup: "2027-06-30", kuota: 288, pengumuman: null, daftarUlangMulai: "2027-07-06" },
    ...{ daftarUlangSelesai: null, usiaMaksimal: 21, usiaPer: "2027-07-01", afirmasiPersen: 15, biaya: 0 },
  };
  const told = (more: object) => tellLembar(JSON.stringify({ ...year, jalur: [path], ...more }));

  test("says a day without an end, no days that are not set, and afirmasi only where there is such a path", () => {
    expect(told({}).waktu).toEqual([
      ["Pendaftaran", "1 Februari 2027 – 30 Juni 2027"],
      ["Kuota", "288 peserta didik"],
      ["Daftar ulang", "mulai 6 Juli 2027"],
    ]);
    expect(told({}).umum).toHaveLength(2);
    expect(told({ jalur: [path, { ...path, jenis: "afirmasi" }] }).umum[1]).toContain("Jalur afirmasi paling banyak 15 %");
  });

  test("tells no places at all as none, a tolerance of nothing as nothing, and a waiting list of nobody not", () => {
    expect(told({}).jalur).toEqual([
      {
        ...{ nama: "Jalur reguler, Gelombang 1", seri: [] },
        fakta: [
          ["Waktu", "1 Februari 2027 – 30 Juni 2027"],
          ["Kuota", "0 tempat"],
        ],
        daftar: [{ judul: "Selisih dua penguji yang masih disepakati", baris: ["Tes: 0"] }],
      },
    ]);
  });

  test("asks what it asks of everybody or of one path, with or without a choice", () => {
    const asked = { pertanyaan: "Jumlah juz", bentuk: "angka", wajib: true };
    expect(told({}).pertanyaan).toEqual([]);
    expect(told({ pertanyaan: [asked, { ...asked, wajib: false, jalur: "tahfidz", pilihan: [] }] }).pertanyaan).toEqual([
      "Jumlah juz (angka)",
      "Jumlah juz (jalur tahfidz, angka, boleh dikosongkan)",
    ]);
    expect(told({ pertanyaan: [{ ...asked, bentuk: "lain", pilihan: ["a", "b"] }] }).pertanyaan).toEqual(["Jumlah juz (lain: a; b)"]);
  });
});
