export { PemilihPegawai } from "./orang/pemilih.tsx";
export { KartuPegawai } from "./personil/tampilan/kartu.tsx";
export { Perbandingan } from "./riwayat/usulan/perbandingan.tsx";
