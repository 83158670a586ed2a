import "./tables.ts";

export { daftarBeritaApi, daftarKategoriApi } from "./api.server.ts";
export { beritaTerbaru } from "./bacaan/berita-terbaru.server.ts";
export { terbitBerikut } from "./bacaan/terbit.server.ts";
export { alamatSemuaBerita, sampulBerita, umpanBerita } from "./bacaan/umpan-berita.server.ts";
export { beritaHooks } from "./daftar/berita.server.ts";
export { cariNaskah } from "./redaksi/cari-naskah.server.ts";
export { pasangTagar } from "./tagar/tagar-berita.server.ts";
