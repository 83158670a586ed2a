export { type BeritaSummary, beritaPath } from "./berita-summary.ts";
export { kategoriBerita } from "./kategori-berita.ts";
export { naskahSayaPath, redaksiPath, tagPath } from "./paths.ts";
export { daftarBerita } from "./register/berita.ts";
export { tag } from "./tagar/tag.ts";
