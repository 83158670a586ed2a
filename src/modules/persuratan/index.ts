export { nomorFields } from "./nomor/nomor-fields.ts";
export { type StatusMasuk, statusKeluar, statusMasuk } from "./options.ts";
export { suratKeluarPath, suratMasukPath } from "./paths.ts";
export { bukuNomor } from "./registers/buku-nomor.ts";
export { jenisNaskah } from "./registers/jenis-naskah.ts";
export { klasifikasiSurat } from "./registers/klasifikasi-surat.ts";
export { suratKeluar } from "./surat-keluar.ts";
export { suratMasuk } from "./surat-masuk.ts";
export { mejaView, suratPath, tabMeja } from "./tab-surat.ts";
