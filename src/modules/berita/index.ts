export { alamatBerita, type BeritaRingkas } from "./berita-ringkas.ts";
export { KartuBerita } from "./kartu-berita.tsx";
export { kategoriBerita } from "./kategori-berita.ts";
