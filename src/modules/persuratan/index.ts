export { suratKeluar } from "./surat-keluar.ts";
export { suratMasuk } from "./surat-masuk.ts";
