import "./tables.ts";

export { pegawaiSaya } from "./orang/pegawai-saya.server.ts";
export { pilihPegawai } from "./orang/pilih-pegawai.server.ts";
