export { jadwalRetensi } from "./jadwal-retensi.ts";
export { jadwalRetensiPath, pemusnahanPath, retensiPath } from "./paths.ts";
