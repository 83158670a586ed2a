export { banner } from "./registers/banner.ts";
export { jadwalKerja } from "./registers/jadwal-kerja.ts";
export { keterangan } from "./registers/keterangan.ts";
export { penghitung } from "./registers/penghitung.ts";
export { programUnggulan } from "./registers/program-unggulan.ts";
