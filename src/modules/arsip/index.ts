export { jadwalRetensiPath, pemusnahanPath, retensiPath } from "./addresses.ts";
export { jadwalRetensi } from "./jadwal-retensi.ts";
