import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { VideoSheet } from "../read/load-galeri.server.ts";
import { GaleriPage } from "./galeri-content.tsx";

test("visitors read of no videos where there are none, and who may add one is offered it", () => {
  const shown = (video: VideoSheet | null) => renderToStaticMarkup(<GaleriPage pembuka={null} lembar={null} video={video} />);
  const none = { video: [], halaman: 1, adaLagi: false };
  expect(shown(none)).not.toContain("<h2");
  expect(shown(none)).toContain(`data-kosong="Galeri video" hidden`);
  expect(shown(null)).toContain("Galeri video</h2>");
});

test("the videos' pages keep the photos above them as they are", () => {
  const album = { id: "a1", judul: "Kelas", deskripsi: null, jumlah: 200 };
  const lembar = { foto: [], daftarAlbum: [album], album, halaman: 2, adaLagi: false };
  const one = {
    id: "v",
    name: "Wisuda",
    urlVideo: "https://youtu.be/abcdefghijk",
    kategori: null,
    gambar: null,
    durasi: null,
    tayangan: null,
  };
  const html = renderToStaticMarkup(<GaleriPage pembuka={null} lembar={lembar} video={{ video: [one], halaman: 2, adaLagi: true }} />);
  for (const path of ["album=a1&amp;halaman=2#video", "album=a1&amp;halaman=2&amp;video=3#video"])
    expect(html).toContain(`href="/gallery?${path}"`);
});

test("of many albums the first stand there, the others are unfolded, at once where one of them is open", () => {
  const daftarAlbum = Array.from({ length: 14 }, (_, nth) => ({
    id: `a${nth + 1}`,
    judul: `Album ${nth + 1}`,
    deskripsi: null,
    jumlah: 1,
  }));
  const shown = (count: number, open: number | null) => {
    const lembar = {
      foto: [],
      daftarAlbum: daftarAlbum.slice(0, count),
      album: daftarAlbum[(open ?? 0) - 1] ?? null,
      halaman: 1,
      adaLagi: false,
    };
    return renderToStaticMarkup(<GaleriPage pembuka={null} lembar={lembar} video={null} />);
  };
  expect(shown(12, null)).not.toContain("<details");
  const many = shown(14, 12);
  expect(many).toMatch(
    /Album 12<\/a><\/li><\/ul><details><summary.*>Lihat 2 album lain<.*<\/summary><ul class="pil"><li><a href="[^"]*">Album 13</,
  );
  expect(shown(14, 13)).toContain(`<details open="">`);
});
