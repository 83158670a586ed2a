import { expect, test } from "vitest";
import { beritaDescription, dataBerita } from "./data-berita.ts";

test("a shared news item tells its summary, else how it begins", () => {
  expect(beritaDescription({ name: "Judul", desc: "Ringkas.", content: "Isi." })).toBe("Ringkas.");
  expect(beritaDescription({ name: "Judul", desc: null, content: "## Awal\n\nIsi **tebal**\nbaris dua." })).toBe(
    "Awal Isi tebal baris dua.",
  );
  expect(beritaDescription({ name: "Judul", desc: "", content: "![a](gambar:0b9f6f1e-2f37-4a8e-9d4b-0a3c5f7e1d22)" })).toBe("Judul");
});

test("a long beginning ends after a whole word", () => {
  const uraian = beritaDescription({ name: "Judul", desc: null, content: "madrasah ".repeat(40) });
  expect(uraian.length).toBeLessThanOrEqual(161);
  expect(uraian).toMatch(/madrasah…$/);
});

test.each([
  ["Humas", "HighSchool", "MAN 1 Palu"],
  ["Tim Redaksi", "HighSchool", "MAN 1 Palu"],
  ["OSIM", "HighSchool", "MAN 1 Palu"],
  [null, "HighSchool", "MAN 1 Palu"],
  ["Humairah Timumun", "Person", "Humairah Timumun"],
  ["Mas Budi", "Person", "Mas Budi"],
])("written by %s: %s %s", (author, kind, name) => {
  const item = { name: "Judul", desc: "Ringkas.", content: "Isi.", author, gambar: null, kategori: null, tags: [] };
  const place = { situs: "MAN 1 Palu", url: "https://contoh.id/news", asal: "https://contoh.id", kartu: "https://contoh.id/kartu" };
  const data = dataBerita({ ...item, terbitPada: null, diubahPada: null } as unknown as Parameters<typeof dataBerita>[0], place);
  expect(data.author).toMatchObject({ "@type": kind, name });
});

test("the picture of a news item says who took it, where that is recorded", () => {
  const gambar = { varian: [{ width: 1200, avif: "a.avif", webp: "a.webp", bytes: 1 }], pemotret: "Rahmat Hidayat" };
  const item = {
    name: "Judul",
    desc: "Ringkas.",
    content: "Isi.",
    author: null,
    kategori: null,
    tags: [],
    terbitPada: null,
    diubahPada: null,
  };
  const place = { situs: "MAN 1 Palu", url: "https://contoh.id/news", asal: "https://contoh.id", kartu: "https://contoh.id/kartu" };
  const imageOf = (pemotret: string | null) =>
    dataBerita({ ...item, gambar: { ...gambar, pemotret } } as unknown as Parameters<typeof dataBerita>[0], place).image[0];
  const url = "https://contoh.id/uploads/a.webp";
  expect(imageOf("Rahmat Hidayat")).toEqual({
    "@type": "ImageObject",
    url,
    creditText: "Rahmat Hidayat",
    creator: { "@type": "Person", name: "Rahmat Hidayat" },
  });
  expect(imageOf("Tim Humas")).toMatchObject({ creditText: "Tim Humas", creator: { "@type": "HighSchool", name: "MAN 1 Palu" } });
  expect(imageOf(null)).toEqual({ "@type": "ImageObject", url });
});
