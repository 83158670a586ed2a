import { expect, test } from "vitest";
import { describe } from "./describe.ts";

const titleOf = (title: string, path: string) =>
  describe({ title, description: "", url: `https://madrasah.example${path}` }).find((one) => "title" in one);

test.each([
  ["Pengumuman", "/pengumuman", "Pengumuman"],
  ["Pengumuman", "/pengumuman?halaman=2", "Pengumuman, halaman 2"],
  ["Pengumuman", "/pengumuman?cari=libur&halaman=3", "Pengumuman: libur, halaman 3"],
  ["Cari: libur", "/cari?cari=libur", "Cari: libur"],
])("%s at %s is told apart", (title, path, told) => {
  expect(titleOf(title, path)).toEqual({ title: told });
});
