export { KabarKeamanan, type KabarTampil } from "./keamanan/kabar-keamanan.tsx";
export { DialogAlasan, type Ditanya } from "./konfirmasi/dialog-alasan.tsx";
export { DialogKonfirmasi } from "./konfirmasi/dialog-konfirmasi.tsx";
export { useAksi } from "./konfirmasi/use-aksi.tsx";
export { PenjagaSesi } from "./sesi/penjaga-sesi.tsx";
