export type { Papan } from "./papan.ts";
export { agendaPath, pengumumanPath } from "./paths.ts";
export { agenda } from "./registers/agenda.ts";
export { berkasUmum } from "./registers/berkas-umum.ts";
export { folderBerkas } from "./registers/folder-berkas.ts";
export { infografis } from "./registers/infografis.ts";
export { informasiPublik } from "./registers/informasi-publik.ts";
export { pengumuman } from "./registers/pengumuman.ts";
export { type Layanan, tautanLayanan } from "./registers/tautan-layanan.ts";
