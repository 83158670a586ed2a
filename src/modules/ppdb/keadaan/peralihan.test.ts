/**
 * What may follow what is one table, read by the committee's page, the family's page and the nightly work. What goes wrong: a row loses its
 * second person or its reason, a result is told a day early or a closed registration takes typing, and no page looks different.
 */
import { expect, test } from "vitest";
import { isDecided, isKeadaan, isTakenBack, isTold, keadaanPendaftaran } from "./keadaan.ts";
import { findPeralihan, nextKeadaan, peralihan } from "./peralihan.ts";

test("each step says who takes it, whether it needs a reason, two persons, or the right to decide", () => {
  const told = peralihan.map(({ dari, ke, oleh, alasan, duaOrang, memutuskan }) =>
    [`${dari} > ${ke}:`, ...oleh, alasan && "alasan", duaOrang && "dua orang", memutuskan && "memutuskan"].filter(Boolean).join(" "),
  );
  expect(told).toEqual([
    "draf > terkirim: panitia keluarga",
    "terkirim > perlu perbaikan: panitia alasan",
    "terkirim > terverifikasi: panitia",
    "perlu perbaikan > terkirim: panitia keluarga",
    "terverifikasi > perlu perbaikan: panitia alasan",
    "terverifikasi > lulus administrasi: panitia memutuskan",
    "terverifikasi > tidak diterima: panitia alasan dua orang memutuskan",
    "lulus administrasi > terverifikasi: panitia alasan memutuskan",
    "lulus administrasi > diterima: panitia memutuskan",
    "lulus administrasi > cadangan: panitia memutuskan",
    "lulus administrasi > tidak diterima: panitia alasan dua orang memutuskan",
    "cadangan > diterima: panitia memutuskan",
    "cadangan > tidak diterima: panitia alasan dua orang memutuskan",
    "tidak diterima > lulus administrasi: panitia alasan dua orang memutuskan",
    "diterima > daftar ulang: panitia keluarga memutuskan",
    "daftar ulang > diterima: panitia alasan memutuskan",
    "draf > mengundurkan diri: panitia keluarga alasan",
    "terkirim > mengundurkan diri: panitia keluarga alasan",
    "perlu perbaikan > mengundurkan diri: panitia keluarga alasan",
    "terverifikasi > mengundurkan diri: panitia keluarga alasan",
    "lulus administrasi > mengundurkan diri: panitia keluarga alasan",
    "diterima > mengundurkan diri: panitia keluarga alasan",
    "cadangan > mengundurkan diri: panitia keluarga alasan",
    "daftar ulang > mengundurkan diri: panitia keluarga alasan",
    "mengundurkan diri > terkirim: panitia alasan",
  ]);
});

test("a step is found by where it begins, where it ends and who takes it; what is next stands in the order of the table", () => {
  for (const one of peralihan) for (const by of one.oleh) expect(findPeralihan(one.dari, one.ke, by)).toBe(one);
  expect(nextKeadaan("diterima", "keluarga").map(({ ke }) => ke)).toEqual(["daftar ulang", "mengundurkan diri"]);
  expect(nextKeadaan("terverifikasi", "keluarga").map(({ ke }) => ke)).toEqual(["mengundurkan diri"]);
  expect(nextKeadaan("terkirim", "panitia").map(({ ke }) => ke)).toEqual(["perlu perbaikan", "terverifikasi", "mengundurkan diri"]);
});

test("which states are results, which take no typing any more, and which step takes a place back", () => {
  expect(keadaanPendaftaran.filter(isTold)).toEqual(["diterima", "cadangan", "tidak diterima", "daftar ulang"]);
  expect(keadaanPendaftaran.filter((one) => !isDecided(one))).toEqual([
    ...["draf", "terkirim", "perlu perbaikan", "terverifikasi", "lulus administrasi"],
  ]);
  const back = keadaanPendaftaran.flatMap((dari) =>
    keadaanPendaftaran.filter((ke) => isTakenBack(dari, ke)).map((ke) => `${dari} > ${ke}`),
  );
  expect(back).toEqual(["daftar ulang > diterima"]);
  expect(["terkirim", "Terkirim", "", "apa", null].map(isKeadaan)).toEqual([true, false, false, false, false]);
});
