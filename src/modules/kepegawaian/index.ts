import "./karier/tables.ts";
import "./riwayat/tables.ts";
import "./riwayat/usulan/tables.ts";
import "./tables.ts";

export { agama } from "./agama.ts";
export { akun, berNip } from "./akun.ts";
export { aturanKarier } from "./karier/aturan-karier.ts";
export { tambahTahun } from "./karier/hitung/tahun.ts";
export {
  type Aturan,
  alamatJatuhTempo,
  ceritakan,
  sebutJenis,
  sebutSisa,
  sisaHari,
  type TempoPegawai,
  tahapTempo,
} from "./karier/jatuh-tempo.ts";
export { nik, nism, nisn } from "./nomor.ts";
export type { Orang, OrangTerpilih } from "./orang/orang.ts";
export { pangkat } from "./pangkat.ts";
export { kelasDiri, pegawai } from "./pegawai.ts";
export type { CatatanRiwayat } from "./riwayat/catatan.ts";
export { berkasPegawai } from "./riwayat/registers/berkas-pegawai.ts";
export { pelatihan } from "./riwayat/registers/pelatihan.ts";
export { pendidikan } from "./riwayat/registers/pendidikan.ts";
export { riwayat } from "./riwayat/registers/semua.ts";
export { alamatPersetujuan, kataStatus, kataTindakan, type Usulan } from "./riwayat/usulan/usulan.ts";
