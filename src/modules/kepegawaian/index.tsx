export { PemilihPegawai } from "./orang/pemilih.tsx";
export { pegawaiParts } from "./pegawai.parts.ts";
export { Perbandingan } from "./riwayat/usulan/perbandingan.tsx";
