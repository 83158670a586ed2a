import { expect, test } from "vitest";
import { susunIsi } from "./susun.ts";

test("a line of capitals in the middle stays one, whatever is filled in", () => {
  const nilai = { nomor: "5.a/Ma.22/04/2026", "madrasah.nama": "Madrasah Aliyah Negeri 1 Palu", "isian.Tentang": "Pembina" };
  const tengah = (baris: string) => susunIsi(`# ${baris}`, nilai)[0];
  expect(tengah("KEPALA {{madrasah.nama}},")).toEqual({ jenis: "tengah", teks: "KEPALA MADRASAH ALIYAH NEGERI 1 PALU," });
  expect(tengah("NOMOR {{nomor}}")).toEqual({ jenis: "tengah", teks: "NOMOR 5.a/Ma.22/04/2026" });
  expect(tengah("{{isian.Tentang}} {{isian.Lain}}")).toEqual({ jenis: "tengah", teks: "PEMBINA {{isian.Lain}}" });
  expect(tengah("Kepala {{madrasah.nama}}")).toEqual({ jenis: "tengah", teks: "Kepala Madrasah Aliyah Negeri 1 Palu" });
});
