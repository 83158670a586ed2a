import "./tables.ts";

export { daftarFotoApi, daftarVideoApi } from "./api.server.ts";
export { bacaFoto, hitungFoto } from "./bacaan/baca-foto.server.ts";
export { bacaVideo } from "./bacaan/baca-video.server.ts";
export { ambilRincian, ambilRincianVideo } from "./rincian-video/ambil-rincian-video.server.ts";
