export { PemilihPegawai } from "./orang/pemilih.tsx";
export { Perbandingan } from "./riwayat/usulan/perbandingan.tsx";
