export { alamatBerita, type BeritaRingkas } from "./berita-ringkas.ts";
export { kategoriBerita } from "./kategori-berita.ts";
export { tag } from "./tagar/tag.ts";
