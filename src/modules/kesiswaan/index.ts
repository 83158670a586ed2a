export { alumni } from "./alumni.ts";
export { mutasiSiswa } from "./mutasi/mutasi-siswa.ts";
export { bidangPrestasi, jenisKelamin, kegiatanAlumni, peringkatPrestasi, tingkatPrestasi } from "./options.ts";
export { alumniPath, prestasiPath, siswaPath } from "./paths.ts";
export { prestasi } from "./prestasi.ts";
export { heldSentence } from "./serahan/banding/serahan-banding.ts";
export { siswa } from "./siswa/siswa.ts";
export { approvalSentence } from "./usulan-alumni/fields.ts";
