export { readBagian, readPembuka } from "./bagian/read-bagian.server.ts";
export { profilSources } from "./bagian/site-sources.server.ts";
export { closing, closingLines, closingOnScreen, closingRows } from "./kop/closing.ts";
export { formOf, preparePaper, readKop } from "./kop/kop.server.ts";
export { sendReport } from "./kop/report.server.ts";
export { readNavigasi } from "./navigasi.server.ts";
export { readLogo, readPengaturan } from "./pengaturan.server.ts";
export { readSekolah } from "./sekolah.server.ts";
