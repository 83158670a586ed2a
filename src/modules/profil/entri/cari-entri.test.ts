import { describe, expect, test } from "vitest";
import { alamatDaftar, bacaDicari, cariEntri } from "./cari-entri.ts";
import { semuaEntri } from "./entri.ts";

const cari = (text: string) => cariEntri(bacaDicari(new URLSearchParams(text)));

describe("the profile's list", () => {
  test("has ten entries in two categories, each named once", () => {
    expect(semuaEntri).toHaveLength(10);
    expect(new Set(semuaEntri.map(({ kode }) => kode)).size).toBe(10);
    expect(new Set(semuaEntri.map(({ kategori }) => kategori))).toEqual(new Set(["PROFIL", "SARPRAS"]));
  });

  test("shows ten a page, finds by part of a name in any case, and narrows by category", () => {
    expect(cari("").entri).toHaveLength(10);
    expect(cari("cari=VISI").entri.map(({ kode }) => kode)).toEqual(["visi-misi"]);
    expect(cari("kategori=SARPRAS").entri.map(({ kode }) => kode)).toEqual(["lahan", "fasilitas", "asrama"]);
    expect(cari("kategori=SARPRAS&cari=visi")).toMatchObject({ entri: [], total: 0, halaman: 1 });
  });

  test("turns real pages and stops at the last", () => {
    expect(cari("tampil=5").entri).toHaveLength(5);
    expect(cari("tampil=5&halaman=2").entri[0]?.kode).toBe("peserta-didik");
    expect(cari("tampil=5&halaman=9")).toMatchObject({ halaman: 2 });
  });

  test.each(["tampil=7", "tampil=-1", "halaman=0", "halaman=1.5", "kategori=lain", "tampil=1e9"])(
    "answers %s as if it were not there",
    (text) => {
      expect(cari(text)).toEqual(cari(""));
    },
  );

  test("writes addresses that lead back to the same list", () => {
    const dicari = bacaDicari(new URLSearchParams("cari=dan&kategori=PROFIL&tampil=5"));
    const href = alamatDaftar(dicari, { halaman: 2 });
    expect(href).toBe("/dashboard-profile?cari=dan&kategori=PROFIL&tampil=5&halaman=2");
    expect(bacaDicari(new URL(href, "http://x").searchParams)).toEqual({ ...dicari, halaman: 2 });
    expect(alamatDaftar(dicari, { cari: "", kategori: "", tampil: 10 })).toBe("/dashboard-profile");
  });
});
