export { isStatus as isStatusNaskah, statusName as naskahStatusNames, statusTone as naskahStatusTones } from "./naskah.ts";
export { naskahListPath, naskahPath, templateSuratPath } from "./paths.ts";
export { pejabatPenandatangan } from "./pejabat-penandatangan.ts";
export { rantaiParaf } from "./rantai-paraf.ts";
export { templateSurat } from "./template-surat.ts";
