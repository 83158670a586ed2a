import { describe, expect, test } from "vitest";
import { allEntri } from "./entri.ts";
import { readSought, searchEntri } from "./search-entri.ts";

const search = (text: string) => searchEntri(readSought(new URLSearchParams(text)));

describe("the profile's list", () => {
  test("has ten entries in two categories, each named once", () => {
    expect(allEntri).toHaveLength(10);
    expect(new Set(allEntri.map(({ kode }) => kode)).size).toBe(10);
    expect(new Set(allEntri.map(({ kategori }) => kategori))).toEqual(new Set(["PROFIL", "SARPRAS"]));
  });

  test("shows ten a page, finds by part of a name in any case, and narrows by category", () => {
    expect(search("").entri).toHaveLength(10);
    expect(search("cari=VISI").entri.map(({ kode }) => kode)).toEqual(["visi-misi"]);
    expect(search("kategori=SARPRAS").entri.map(({ kode }) => kode)).toEqual(["lahan", "fasilitas", "asrama"]);
    expect(search("kategori=SARPRAS&cari=visi")).toMatchObject({ entri: [], total: 0, halaman: 1 });
  });

  test("turns real pages and stops at the last", () => {
    expect(search("tampil=5").entri).toHaveLength(5);
    expect(search("tampil=5&halaman=2").entri[0]?.kode).toBe("peserta-didik");
    expect(search("tampil=5&halaman=9")).toMatchObject({ halaman: 2 });
  });

  test.each(["tampil=7", "tampil=-1", "halaman=0", "halaman=1.5", "kategori=lain", "tampil=1e9"])(
    "answers %s as if it were not there",
    (text) => {
      expect(search(text)).toEqual(search(""));
    },
  );
});
