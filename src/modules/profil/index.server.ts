import "./tables.ts";

export { bacaBagian, bacaPembuka } from "./bagian/baca-bagian.server.ts";
export { bacaKop, siapkanKertas } from "./kop/kop.server.ts";
export { bacaNavigasi } from "./navigasi.server.ts";
export { bacaLogo, bacaPengaturan } from "./pengaturan.server.ts";
