export { alamatBerita, type BeritaRingkas } from "./berita-ringkas.ts";
export { daftarBerita } from "./daftar/berita.ts";
export { kategoriBerita } from "./kategori-berita.ts";
export { tag } from "./tagar/tag.ts";
