import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BeritaCard } from "./berita-card.tsx";

test("a card says where its news item is written, for whoever may change it", () => {
  const berita = { id: "b-1", slug: "panen", name: "Panen", desc: null, gambar: null, tanggal: "2026-11-20", kategori: null };
  expect(renderToStaticMarkup(<BeritaCard berita={berita} linked />)).toContain('<article class="kabar" data-sunting="berita/b-1">');
});
