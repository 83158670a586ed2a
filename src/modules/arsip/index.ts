export { jadwalRetensiPath, pemusnahanPath, retensiPath } from "./addresses.ts";
export { jadwalRetensi } from "./jadwal-retensi.ts";
export type { Nasib } from "./options.ts";
