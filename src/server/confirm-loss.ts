/** What the operator types to say that it is meant. */
const word = "SAYA-MENGERTI";

export const confirmsLoss = (typed: string | undefined): boolean => typed === word;

export const explainKeys: readonly string[] = [
  "Perintah ini untuk kunci yang benar-benar hilang. Cari dahulu cadangan folder kunci: dengan folder itu tidak ada yang hilang.",
  "Kunci yang masih cocok tetap dipakai; yang hilang atau asing diganti. Akibatnya:",
  '- kunci "audit" hilang: jejak audit yang lama tidak dapat diperiksa keutuhannya lagi; rantai baru dimulai dan ditandai di sana;',
  '- kunci "rahasia" hilang: kode aplikasi dan kode pemulihan semua orang tidak berlaku lagi dan dipasang ulang saat masuk, PIN kios dibuat',
  "  ulang, kartu siswa dicetak ulang, dan surat berikutnya ditandai dengan kunci baru (surat lama tetap sah).",
  "Perintah ini meninggalkan satu baris di jejak audit. Cadangkan dahulu basis data, hentikan aplikasi, lalu jalankan:",
  `  npm run keys:adopt -- ${word}`,
];

export const explainFiles: readonly string[] = [
  "Perintah ini untuk berkas yang benar-benar hilang. Cari dahulu cadangannya: dengan itu tidak ada yang hilang.",
  "Gambar, klip, dan lampiran yang tidak ada di tempat berkas ini tidak akan terlihat lagi; catatannya tetap ada di basis data.",
  "Perintah ini meninggalkan satu baris di jejak audit. Hentikan aplikasi, lalu jalankan:",
  `  npm run files:adopt -- ${word}`,
];

interface Earlier {
  readonly name: string;
  readonly product: string;
  readonly at: string;
}

export const explainRollback = ({ name, product, at }: Earlier): readonly string[] => [
  `Perintah ini mengembalikan basis data, berkas, dan kunci ke cadangan ${name}, yang dibuat ${at} oleh versi ${product}.`,
  "Yang dicatat sesudah itu tidak ikut. Data yang sekarang tidak dihapus: ia dipindahkan ke folder lain di dalam folder data.",
  "Bila itu yang Anda maksud, jalankan:",
  `  npm run rollback -- ${word}`,
];

export const explainAccept: readonly string[] = [
  "Perintah ini untuk basis data yang Anda sendiri pulihkan dari cadangan. Jalankan dahulu npm run audit:verify dan baca apa yang tidak cocok.",
  "Jejak audit lalu berlaku seperti adanya: baris yang ditulis sesudah cadangan itu tidak ada lagi, dan jangkar yang menyebutnya tidak dihitung lagi.",
  "Perintah ini meninggalkan satu baris di jejak audit. Hentikan aplikasi, lalu jalankan:",
  `  npm run audit:accept -- ${word}`,
];
