import "./tables.ts";

export { daftarBeritaApi, daftarKategoriApi } from "./api.server.ts";
export { beritaTerbaru } from "./bacaan/berita-terbaru.server.ts";
export { terbitBerikut } from "./bacaan/terbit.server.ts";
