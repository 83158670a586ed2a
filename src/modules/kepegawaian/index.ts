export { agama } from "./agama.ts";
export { akun, berNip } from "./akun.ts";
export { aturanKarier } from "./karier/aturan-karier.ts";
export { addTahun } from "./karier/compute/tahun.ts";
export {
  describeJenis,
  describeRemaining,
  hariRemaining,
  jatuhTempoPath,
  type Rules,
  type TempoPegawai,
  tell,
  tempoStage,
} from "./karier/jatuh-tempo.ts";
export { nik, nism, nisn } from "./nomor.ts";
export { pangkat } from "./pangkat.ts";
export { aturanKarierPath, berkasPegawaiPath, kepangkatanPath, pegawaiPath, penghargaanPath, persetujuanPath } from "./paths.ts";
export { ownKelas, pegawai } from "./pegawai.ts";
export { type Jabatan, jabatanName, jabatanOrder, pemangkuJabatan } from "./pemangku/pemangku-jabatan.ts";
export type { ChosenPerson, Person } from "./people/people.ts";
export { pegawaiRules } from "./periksa/pegawai-rules.ts";
export type { CatatanRiwayat } from "./riwayat/catatan.ts";
export { berkasPegawai } from "./riwayat/registers/berkas-pegawai.ts";
export { pelatihan } from "./riwayat/registers/pelatihan.ts";
export { pendidikan } from "./riwayat/registers/pendidikan.ts";
export { riwayat } from "./riwayat/registers/semua.ts";
export { statusLabels, tindakanWords, type Usulan } from "./riwayat/usulan/usulan.ts";
